import { expect, test } from "vitest";
import type { GameEvent } from "../server/types";
import { momentOf, moveOf } from "./moment";

const event = (n: number, kind: string, args: GameEvent["args"] = {}): GameEvent => ({ n, kind, rule: "", side: null, args, ids: [] });
const log = [
  event(-1, "turn", { turn: 1 }),
  event(-1, "phase", { phase: "phase:movement" }),
  event(3, "moved"),
  event(4, "phase", { phase: "phase:combat" }),
  event(9, "turn", { turn: 2 }),
  event(9, "phase", { phase: "phase:movement" }),
];

test("a choice is counted from where its phase begins", () => {
  expect([0, 1, 4, 5, 9, 10].map((choice) => moveOf(log, choice))).toEqual([1, 2, 5, 1, 5, 1]);
  expect(momentOf(log, 7)).toEqual({ turn: 1, phase: "combat", move: 3 });
  expect(momentOf(log, 12)).toEqual({ turn: 2, phase: "movement", move: 3 });
});

test("a log that begins later says nothing of what was before", () => {
  expect(moveOf(log.slice(2), 4)).toBeNull();
  expect(momentOf([], 4)).toBeNull();
});
