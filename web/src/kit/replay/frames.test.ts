import { expect, test } from "vitest";
import type { GameEvent, SideName } from "../server/types";
import { beside, framesOf, inShort, shownAt, turnsOf, type Part } from "./frames";

const event = (n: number, kind: string, args: GameEvent["args"] = {}, side: SideName = "nationalist"): GameEvent => ({
  n,
  kind,
  rule: "CBT-01",
  side,
  args,
  ids: [],
});
const PARTS: Record<string, Part> = { drew: "hidden", attack: "battle", supported: "joins", roll: "dice", hit: "joins" };
const telling = {
  part: ({ kind }: GameEvent): Part => PARTS[kind] ?? "scene",
  way: ({ args }: GameEvent): string[] => (args["to"] ? [String(args["from"]), String(args["to"])] : []),
};
const LOG = [
  event(-1, "turn", { turn: 1 }),
  event(0, "drew"),
  event(2, "moved", { from: "a", to: "b" }),
  event(4, "moved", { from: "b", to: "c" }),
  event(5, "phase"),
  event(6, "attack"),
  event(7, "supported", {}, "republican"),
  event(9, "roll"),
  event(9, "hit"),
  event(10, "turn", { turn: 2 }),
];

test("what shows nothing is folded, and what belongs together is one picture", () => {
  const frames = framesOf(LOG, telling);
  expect(frames.map(({ first, n }) => [first, n])).toEqual([[2, 2], [4, 4], [6, 7], [9, 9]]);
  expect(frames.map(({ battle, dice }) => [battle, dice])).toEqual([[false, false], [false, false], [true, false], [false, true]]);
  expect(frames[0]?.ways).toEqual([["a", "b"]]);
  expect(frames[2]?.side).toBe("nationalist");
});

test("one steps from picture to picture, and from battle to battle", () => {
  const frames = framesOf(LOG, telling);
  expect(shownAt(frames, 2)).toBeUndefined();
  expect(shownAt(frames, 3)?.n).toBe(2);
  expect(beside(frames, 3, 1)?.n).toBe(4);
  expect(beside(frames, 0, 1, ({ battle }) => battle)?.n).toBe(7);
  expect(beside(frames, 8, -1)?.n).toBe(4);
  expect(beside(frames, 3, -1)).toBeUndefined();
  expect(beside(frames, 10, 1)).toBeUndefined();
  expect(turnsOf(LOG)).toEqual([{ turn: 1, n: 0 }, { turn: 2, n: 11 }]);
});

test("of many events of a kind in a row a picture tells the first, and how many more", () => {
  const came = (count: number, side: SideName): GameEvent[] => Array.from({ length: count }, (_, i) => event(i, "entered", { piece: `p${i}` }, side));
  const short = inShort([event(0, "drew"), ...came(12, "nationalist"), ...came(4, "republican")]);
  expect(short.map(({ event: { kind, side }, more }) => [kind, side, more.length])).toEqual([
    ["drew", "nationalist", 0],
    ["entered", "nationalist", 0],
    ["entered", "nationalist", 10],
    ...Array.from({ length: 4 }, () => ["entered", "republican", 0]),
  ]);
  expect(short[2]?.more[0]?.args).toEqual({ piece: "p2" });
});
