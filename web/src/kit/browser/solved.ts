import { store, stored } from "../browser/storing.svelte";

/** How a puzzle was answered here: whether the first answer was right, whether any was, and when the last one came. */
export interface Solved {
  first: boolean;
  right: boolean;
  when: number;
}

const KEY = "dosespanas.puzzles";

function all(): Record<string, Record<string, Solved>> {
  try {
    const found: unknown = JSON.parse(stored("local", KEY) ?? "{}");
    return typeof found === "object" && found !== null && !Array.isArray(found) ? (found as Record<string, Record<string, Solved>>) : {};
  } catch {
    return {};
  }
}

/** The puzzles of a game that were answered in this browser, by id. */
export function solved(game: string): Record<string, Solved> {
  const found = all()[game];
  return typeof found === "object" && found !== null ? found : {};
}

/** How every puzzle was answered in this browser, of whatever game. */
export const allSolved = (): Solved[] => Object.values(all()).flatMap((mine) => (typeof mine === "object" && mine !== null ? Object.values(mine) : []));

/** Keeps an answer: what the first one was stays. */
export function keepAnswer(game: string, puzzle: string, right: boolean): void {
  const known = all();
  const mine = solved(game);
  const before = mine[puzzle];
  mine[puzzle] = { first: before?.first ?? right, right: right || before?.right === true, when: Date.now() };
  store("local", KEY, JSON.stringify({ ...known, [game]: mine }));
}

/** The next puzzle of a list that was not solved here, after one of them; null when all are. */
export function following(ids: string[], game: string, after: string): string | null {
  const mine = solved(game);
  const at = ids.indexOf(after);
  return [...ids.slice(at + 1), ...ids.slice(0, Math.max(0, at))].find((id) => !mine[id]?.right) ?? null;
}
