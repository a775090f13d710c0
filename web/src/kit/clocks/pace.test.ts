import { expect, it } from "vitest";
import { leftWords, own } from "./pace";

it("makes a pace of values in the units that a person puts in", () => {
  const live = { start: 90, increment: 15, cap: 120, holidays: 0 };
  expect(own("live", live)).toEqual({ kind: "live", start: 5_400, increment: 15, cap: 7_200, holidays: 0 });
  const far = { start: 3, increment: 12, cap: 5, holidays: 14 };
  expect(own("correspondence", far)).toEqual({ kind: "correspondence", start: 259_200, increment: 43_200, cap: 432_000, holidays: 14 });
  expect(own("live", { ...live, increment: null })).toMatchObject({ increment: 0 });
});

it("tells nothing of a game without a clock, and no time below none", () => {
  expect(leftWords(null)).toEqual([]);
  expect(leftWords({ left: -5, runs: true })).toHaveLength(1);
});
