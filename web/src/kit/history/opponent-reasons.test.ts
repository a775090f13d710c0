import { expect, test } from "vitest";
import type { GameEvent, Told } from "../server/types";
import { beside, eachOnce, latest, withGist } from "./opponent-reasons";

const told = (choice: number, box: string, turn = 1): Told => ({
  choice,
  turn,
  side: "republican",
  reason: { key: "reason-move", args: { box } },
  gist: null,
});
const event = (n: number, kind: string): GameEvent => ({ n, kind, rule: "", side: null, args: {}, ids: [] });

test("what was wanted is said once", () => {
  expect(eachOnce([told(1, "box:madrid"), told(3, "box:madrid"), told(4, "box:toledo")]).map(({ choice }) => choice)).toEqual([1, 4]);
});

test("the gist of twenty reasons is two sentences at most, and nothing is told twice", () => {
  const many = Array.from({ length: 20 }, (_, i) => told(i, `box:${i}`));
  const aims = [3, 0, 1].map((gist, i) => ({ ...told(30 + i, `box:aim${i}`), gist }));
  const { gist, rest } = withGist([...many, ...aims]);
  expect(gist.map(({ choice }) => choice)).toEqual([31, 32]);
  expect(rest.map(({ choice }) => choice)).toEqual([...many.map(({ choice }) => choice), 30]);
  expect(withGist(many).gist).toEqual(many.slice(0, 1));
  expect(withGist([])).toEqual({ gist: [], rest: [] });
});

test("what has been read, or is of an earlier turn, is not news", () => {
  const general = { ...told(13, "", 2), reason: { key: "reason-front-holds", args: {} } };
  const all = [told(1, "box:madrid"), told(9, "box:madrid", 2), told(12, "box:burgos", 2), general];
  expect(latest(all, -1).map(({ choice }) => choice)).toEqual([9, 12]);
  expect(latest(all, 9).map(({ choice }) => choice)).toEqual([12]);
  expect(latest(all, 12)).toEqual([]);
});

test("a reason stands before what came of its choice, and never after a heading", () => {
  const log = [event(-1, "turn"), event(1, "moved"), event(2, "phase"), event(4, "assault")];
  const { before, after } = beside(log, [told(0, "box:madrid"), told(2, "box:burgos"), told(4, "box:toledo"), told(5, "box:jaen")]);
  expect(before.get(log[1]!)?.map(({ choice }) => choice)).toEqual([0]);
  expect(after.get(log[1]!)?.map(({ choice }) => choice)).toEqual([2]);
  expect(before.get(log[3]!)?.map(({ choice }) => choice)).toEqual([4]);
  expect(after.get(log[3]!)?.map(({ choice }) => choice)).toEqual([5]);
});
