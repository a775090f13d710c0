import { store, stored } from "../browser/storing.svelte";

/** A board that this browser has the secret of. */
export interface KeptBoard {
  id: string;
  secret: string;
  name: string;
  game: string;
  /** When it was last looked at, milliseconds since 1970. */
  when: number;
}

const KEY = "dosespanas.boards";
const MOST = 60;

/** The boards of this browser, the latest first. */
export function boards(): KeptBoard[] {
  try {
    const list: unknown = JSON.parse(stored("local", KEY) ?? "[]");
    if (!Array.isArray(list)) return [];
    return (list as KeptBoard[]).filter((one) => typeof one?.id === "string" && typeof one.secret === "string").sort((a, b) => b.when - a.when);
  } catch {
    return [];
  }
}

const write = (list: KeptBoard[]): void => store("local", KEY, JSON.stringify(list.slice(0, MOST)));

/** Remembers a board, with the secret it was opened with last. */
export function keepBoard(board: Omit<KeptBoard, "when">): void {
  write([{ ...board, when: Date.now() }, ...boards().filter(({ id }) => id !== board.id)]);
}

export function forgetBoard(id: string): void {
  write(boards().filter((one) => one.id !== id));
}

export const secretOf = (id: string): string | null => boards().find((one) => one.id === id)?.secret ?? null;
