import type { Remembered } from "../browser/remember";
import type { Solved } from "../browser/solved";
import type { MonthTally } from "../server/schema";

/** What came of a month: games played to their end, and puzzles solved in this browser. */
export interface Month extends MonthTally {
  solved: number;
}

const fresh = (month: string): Month => ({ month, games: 0, won: 0, drawn: 0, lost: 0, accuracy: null, solved: 0 });

/** The month of a moment, as `2026-11`. */
export function monthOf(when: number): string {
  const day = new Date(when);
  return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, "0")}`;
}

/** The months of the games that this browser keeps: one's own that are over, by when they were last looked at. */
export function ofBrowser(games: readonly Remembered[]): MonthTally[] {
  const months = new Map<string, Month>();
  for (const { over, won, side, when, puzzle, lesson } of games) {
    if (!over || won === undefined || (side !== "nationalist" && side !== "republican") || when === 0 || puzzle || lesson) continue;
    const month = monthOf(when);
    const row = months.get(month) ?? fresh(month);
    row.games += 1;
    row[won === null ? "drawn" : won ? "won" : "lost"] += 1;
    months.set(month, row);
  }
  return [...months.values()];
}

/** All months in which games ended or puzzles were solved, the latest first. */
export function together(months: readonly MonthTally[], solved: readonly Solved[]): Month[] {
  const found = new Map(months.map((row) => [row.month, { ...row, solved: 0 }]));
  for (const { right, when } of solved) {
    if (!right) continue;
    const month = monthOf(when);
    const row = found.get(month) ?? fresh(month);
    row.solved += 1;
    found.set(month, row);
  }
  return [...found.values()].sort((a, b) => (a.month < b.month ? 1 : -1));
}
