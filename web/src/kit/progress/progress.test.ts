import { describe, expect, it } from "vitest";
import type { Remembered } from "../browser/remember";
import { monthOf, ofBrowser, together } from "./progress";

const at = (month: number): number => new Date(2026, month - 1, 15).getTime();
const game = (month: number, more: Partial<Remembered>): Remembered =>
  ({ id: "a", token: "b", game: "gce", name: "", side: "republican", invitations: [], when: at(month), over: true, turn: 4, won: true, ...more });

describe("my progress", () => {
  it("counts one's own games that are over, by month, and neither puzzles nor lessons nor what one watched", () => {
    const seen = [game(11, {}), game(11, { won: false }), game(10, { won: null }), game(11, { over: false }), game(11, { side: "both" }), game(11, { puzzle: "x" }), game(11, { lesson: true })];
    expect(ofBrowser(seen).map(({ month, games, won, drawn, lost }) => [month, games, won, drawn, lost])).toEqual([
      ["2026-11", 2, 1, 0, 1],
      ["2026-10", 1, 0, 1, 0],
    ]);
  });

  it("puts puzzles solved beside them, the latest month first", () => {
    const solved = [9, 11].map((month) => ({ first: true, right: true, when: at(month) }));
    const rows = together(ofBrowser([game(10, {})]), [...solved, { first: false, right: false, when: at(11) }]);
    expect(rows.map(({ month, games, solved }) => [month, games, solved])).toEqual([
      ["2026-11", 0, 1],
      ["2026-10", 1, 0],
      ["2026-09", 0, 1],
    ]);
    expect(monthOf(at(3))).toBe("2026-03");
  });
});
