import { describe, expect, it } from "vitest";
import type { Review } from "../server/types";
import { band, bySide, choiceAt, line, minutesLeft, momentAt, onLine, ownFirst, pointAt, seenBy, points, turns, unsure, within, x, y } from "./review";

const point = (choice: number, turn: number, nationalist: number) =>
  ({ choice, turn, phase: "movement", move: 1, side: "nationalist", nationalist, low: nationalist - 0.1, high: nationalist + 0.1 }) as const;
const review = { choices: 100, curve: [point(0, 1, 0.5), point(40, 1, 0.4), point(60, 2, 0.7), point(100, 2, 0.9)], turns: [{ turn: 1, nationalist: 0.2, republican: -0.1, luck: 0, insight: 0, end: 0.7 }], turning_points: [{ side: "nationalist", chance: 0.2, better_chance: 0.4 }], dice: [{ nationalist: 0.3 }], insight: 0.1, sides: { nationalist: { choices: 0.2, luck: 0.3 }, republican: { choices: 0.1, luck: -0.3 } } } as unknown as Review;
const frame = { width: 230, height: 126, left: 30, foot: 20 };

describe("the curve of a review", () => {
  it("begins at the left, ends at the right, and is higher for a better chance", () => {
    expect(x(review, frame, 0)).toBe(30);
    expect(x(review, frame, 100)).toBe(230);
    expect(y(frame, 1)).toBe(6);
    expect(y(frame, 0)).toBe(106);
    expect(line(review, frame).split(" ")).toHaveLength(4);
    expect(band(review, frame).split(" ")).toHaveLength(8);
  });

  it("leads back from a place to a choice", () => {
    for (const choice of [0, 33, 100]) expect(choiceAt(review, frame, x(review, frame, choice))).toBe(choice);
    expect(choiceAt(review, frame, -50)).toBe(0);
    expect(choiceAt(review, frame, 999)).toBe(100);
  });

  it("knows the turns and the point that holds at a choice", () => {
    expect(turns(review)).toEqual([{ turn: 1, choice: 0 }, { turn: 2, choice: 60 }]);
    expect(pointAt(review, 59)?.choice).toBe(40);
    expect(momentAt(review, 59)?.move).toBe(20);
    expect([0, 20, 40, 100].map((choice) => onLine(review, choice).toFixed(2))).toEqual(["0.50", "0.45", "0.40", "0.90"]);
  });

  it("is seen from the seat of a side, whose own turning points come first", () => {
    const [first] = seenBy(review, "republican").curve;
    expect([first!.nationalist, first!.low, first!.high]).toEqual([0.5, 0.4, 0.6]);
    expect(seenBy(review, "republican").curve.at(-1)!.nationalist).toBeCloseTo(0.1);
    expect(seenBy(review, "republican").turns[0]!.republican).toBe(0.1);
    expect(seenBy(review, "republican").turns[0]!.end).toBeCloseTo(0.3);
    const [own, others] = (["republican", "nationalist"] as const).map((side) => seenBy(review, side));
    expect([own!.turning_points[0]!.chance, own!.dice[0]!.nationalist, own!.insight]).toEqual([0.8, -0.3, -0.1]);
    expect([own!.sides.republican!.choices, own!.sides.nationalist!.choices, own!.sides.nationalist!.luck]).toEqual([0.1, -0.2, -0.3]);
    expect([others!.sides.republican!.choices, others!.turning_points[0]!.chance]).toEqual([-0.1, 0.2]);
    const both = { ...review, turning_points: [{ side: "nationalist" }, { side: "republican" }] } as unknown as Review;
    expect(ownFirst(both, "republican").turning_points.map(({ side }) => side)).toEqual(["republican", "nationalist"]);
    expect(bySide(ownFirst(both, "republican")).map(({ side, from, list }) => [side, from, list.length])).toEqual([["republican", 1, 1], ["nationalist", 2, 1]]);
  });

  it("says how long it goes on once it has come some way", () => {
    expect([minutesLeft(0, 0.01, 9_000), minutesLeft(0, 0.25, 60_000), minutesLeft(0.5, 0.9, 30_000)]).toEqual([null, 3, 1]);
  });

  it("says changes in points", () => {
    expect([0.034, -0.1, 0, -0.0001].map((change) => points(change, "en"))).toEqual(["+3.4", "−10.0", "0.0", "0.0"]);
    expect([within(0.166, 0.24), within(-0.05, 0.001), within(0.001, 0)]).toEqual(["+17 ±\u00a024", "−5", "0"]);
    expect([unsure(0.1, 0.2), unsure(-0.2, 0.1), unsure(0, 0)]).toEqual([true, false, true]);
    expect([points(0.034, "es"), points(-0.1, "fr"), points(0, "pl")]).toEqual(["+3,4", "−10,0", "0,0"]);
  });
});
