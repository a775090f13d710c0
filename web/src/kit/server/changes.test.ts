import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Change, changed } from "./changes";

interface Case {
  what: string;
  old: unknown;
  changes: Change[];
  new: unknown;
}

/** The same cases hold for the server: `tests/server/test_changes.py`. */
const cases = JSON.parse(
  readFileSync(new URL("../../../../tests/server/changes.json", import.meta.url), "utf-8"),
) as Case[];

test.each(cases)("$what", (one) => {
  const before = structuredClone(one.old);
  expect(changed(one.old, one.changes)).toEqual(one.new);
  expect(one.old).toEqual(before);
});
