import { beforeEach, expect, test } from "vitest";
import { fakeStorage } from "../browser/fake-storage";
import { stored, store } from "../browser/storing.svelte";
import { laid, withValue, type Corrections, type Files } from "./corrections";
import { backwards, isStill, stepBetween, stepped, type Draft } from "./drafts";
import { addSet, dropSet, keepSet, lastSet, listSets, noteSet, readSet, setKey } from "./sets";

const given = (name: string, now: number): Corrections => ({ format: "dosespanas-corrections 1", game: "x", base: "0", name, source: "", changes: [{ at: "a.json/rows/1/value", was: 0, now }] });

beforeEach(() => {
  for (const kind of ["localStorage", "sessionStorage"]) Object.defineProperty(globalThis, kind, { value: fakeStorage(), configurable: true });
});

test("what an earlier release kept is the first set, once", () => {
  store("local", "dosespanas.workshop.x", JSON.stringify(given("mine", 1)));
  expect(listSets("x").map(({ name, count }) => [name, count])).toEqual([["mine", 1]]);
  expect(listSets("x")).toHaveLength(1);
  expect(readSet(stored("local", setKey("x", lastSet("x"))))?.corrections).toEqual(given("mine", 1));
});

test("what is opened lies beside one's own, and twice the same is one", () => {
  const mine = addSet("x", given("mine", 1));
  noteSet("x", mine);
  const club = addSet("x", given("the club's", 2));
  expect(club).not.toBe(mine);
  expect(addSet("x", given("the club's", 2))).toBe(club);
  expect(listSets("x").map(({ name }) => name)).toEqual(["mine", "the club's"]);
  expect(lastSet("x")).toBe(mine);
  dropSet("x", mine);
  expect(lastSet("x")).toBe(club);
  expect(readSet(stored("local", setKey("x", mine)))).toBeNull();
});

test("of too long a history the last steps are kept", () => {
  const step = (size: number) => ({ name: ["", "n".repeat(size)] as [string, string] });
  keepSet("x", "1", { corrections: given("mine", 1), past: [step(150_000), step(90_000), step(10)], future: [step(10)], unsaved: 3 });
  const kept = readSet(stored("local", setKey("x", "1")));
  expect(kept?.past.map(({ name }) => name?.[1].length)).toEqual([90_000, 10]);
  expect([kept?.future.length, kept?.unsaved]).toEqual([1, 3]);
  for (const text of ["", "[]", "{}", '{"corrections":{"format":"y"}}']) expect(readSet(text)).toBeNull();
});

test("a step is taken back and made again as it is kept", () => {
  const files: Files = { "a.json": { rows: [{ id: "1", value: 0 }, { id: "2", value: 0 }], pairs: [["a", "b"]] } };
  const before: Draft = { files, name: "", source: "", compared: new Set(["a.json/rows/2"]) };
  let mine = withValue(files, "a.json/rows/1/value", 5);
  mine = withValue(withValue(mine, "a.json/rows/3", { id: "3", value: 1 }), "a.json/pairs", []);
  const after: Draft = { files: mine, name: "mine", source: "own copy", compared: new Set(["a.json/rows/1"]) };
  const step = JSON.parse(JSON.stringify(stepBetween(before, after)));
  expect(stepped(before, step)).toEqual(after);
  expect(stepped(after, backwards(step))).toEqual(before);
  expect(stepped({ ...before, files: laid(files, [{ at: "a.json/rows/1/value", was: 0, now: 9 }]).files }, step)).toBeNull();
  expect(isStill(stepBetween(after, after))).toBe(true);
});
