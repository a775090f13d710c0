import type { Chosen } from "../server/types";
import { store, stored } from "./storing.svelte";
import type { Seat, SideName } from "../server/types";

/** What a summary tells of: from one choice of the game to another; `read` once it was put away. */
export interface Summed {
  from: number;
  until: number;
  read?: boolean;
}

/** A game this browser has a seat in. */
export interface Remembered {
  id: string;
  token: string;
  game: string;
  name: string;
  side: SideName | "both" | "spectator";
  /** Secret links for others, for whoever created the game: spectators' ones, and in games of old the other side's. */
  invitations: { side: SideName | "spectator"; token: string }[];
  /** When it was last looked at, milliseconds since 1970; 0 if that is not known. */
  when: number;
  over: boolean;
  /** Whether this side won, where it is over; null: neither did. */
  won?: boolean | null;
  turn: number;
  scenario?: string;
  /** What the server was bound to when this page first heard of the game, and what this page added to its chance. */
  commitment?: string;
  number?: string;
  /** Who was to add a number, as the server said when this page first heard of it. */
  givers?: string[];
  /** What stood for the lines of the log before the last choice that this page was told it for. */
  chain?: { choice: number; value: string };
  /** Whether the number of this seat was given elsewhere by the same person, as that person says. */
  elsewhere?: boolean;
  /** The invitation that this browser sent; null once it is withdrawn. */
  invitation?: string | null;
  /** The invitation that this browser took up. */
  took?: string;
  /** Who sits on the other side, for those who hold one side. */
  opponent?: Seat;
  /** What is summed up, until it is put away. */
  summed?: Summed | null;
  /** Whether it is a guided first turn, and whether its guide was sent away. */
  lesson?: boolean;
  left?: boolean;
  /** The puzzle that it was begun from. */
  puzzle?: string;
  /** Whether one plays on though the opponent offered to give up. */
  plays?: boolean;
  /** The board to think on that was set up from it once it was over. */
  board?: { id: string; secret: string };
  /** The number of the last message at its table that was read here. */
  read?: number;
}

/** A person here or by link, or a computer opponent of the shelf by name. */
export type Opponent = string;
/** What was asked for when a game was last begun. */
export interface Wish {
  game: string;
  side: SideName;
  opponent: Opponent;
  scenario: string;
  chosen: Chosen;
}

/** What is taken for what is not known of a game. */
const NOTHING: Remembered = { id: "", token: "", game: "", name: "", side: "spectator", invitations: [], when: 0, over: false, turn: 1 };
const KEY = "dosespanas.games";
const WISH = "dosespanas.wish";

type Check = (value: unknown) => boolean;
type Checks<T> = { [field in keyof Required<T>]: Check };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const text: Check = (value) => typeof value === "string";
const number: Check = (value) => Number.isFinite(value);
const whether: Check = (value) => typeof value === "boolean";
const orNull = (check: Check): Check => (value) => value === null || check(value);
const listOf = (check: Check): Check => (value) => Array.isArray(value) && value.every(check);
const objectOf = (checks: Record<string, Check>): Check => (value) => isObject(value) && Object.entries(checks).every(([name, check]) => check(value[name]));

const REMEMBERED: Checks<Remembered> = {
  id: text,
  token: text,
  game: text,
  name: text,
  side: text,
  invitations: listOf(objectOf({ side: text, token: text })),
  when: (value) => number(value) && !Number.isNaN(new Date(value as number).getTime()),
  over: whether,
  won: orNull(whether),
  turn: number,
  scenario: text,
  commitment: text,
  number: text,
  givers: listOf(text),
  chain: objectOf({ choice: number, value: text }),
  elsewhere: whether,
  invitation: orNull(text),
  took: text,
  opponent: text,
  summed: orNull(objectOf({ from: number, until: number })),
  lesson: whether,
  left: whether,
  puzzle: text,
  plays: whether,
  board: objectOf({ id: text, secret: text }),
  read: number,
};
const WISHED: Checks<Wish> = {
  game: text,
  side: text,
  opponent: text,
  scenario: text,
  chosen: (value) => isObject(value) && Object.values(value).every(whether),
};

/** What is sound of something that this browser kept: one bad field does not spoil the others. */
function sound<T>(value: unknown, checks: Checks<T>): Partial<T> {
  if (!isObject(value)) return {};
  const known = Object.entries<Check>(checks).filter(([name, check]) => name in value && check(value[name]));
  return Object.fromEntries(known.map(([name]) => [name, value[name]])) as Partial<T>;
}

export function lastWish(): Partial<Wish> {
  try {
    return sound(JSON.parse(stored("local", WISH) ?? "{}"), WISHED);
  } catch {
    return {};
  }
}

export function keepWish(wish: Wish): void {
  save(WISH, wish);
}

export function games(): Remembered[] {
  try {
    const list: unknown = JSON.parse(stored("local", KEY) ?? "[]");
    if (!Array.isArray(list)) return [];
    return list
      .map((one) => sound(one, REMEMBERED))
      .filter(({ id, token }) => id && token !== undefined) // a seat of an account has no secret of its own: ""
      .map((one) => ({ ...NOTHING, ...one }))
      .sort((a, b) => b.when - a.when);
  } catch {
    return [];
  }
}

/** The games that were opened by a press in this page, and not by their address. */
export const pressed = new Set<string>();

export function find(id: string): Remembered | null {
  const tab = stored("session", `dosespanas.seat.${id}`);
  const known = games().filter((game) => game.id === id);
  return known.find((game) => game.token === tab) ?? known[0] ?? null;
}

/** Remembers a seat; what is not said is kept as it was. */
export function remember(game: Pick<Remembered, "id" | "token"> & Partial<Remembered>): void {
  const known = games();
  const old = known.find((other) => other.id === game.id && other.token === game.token);
  const entry: Remembered = { ...NOTHING, when: Date.now(), ...old, ...game };
  const rest = known.filter((other) => other !== old);
  write([entry, ...rest].slice(0, 60));
  store("session", `dosespanas.seat.${game.id}`, game.token);
}

/** What this browser keeps of a seat. */
export function kept(id: string, token: string): Remembered | null {
  return games().find((game) => game.id === id && game.token === token) ?? null;
}

/** What is known of a seat goes on under its new secret; the old one is forgotten. */
export function reseat(id: string, old: string, token: string): void {
  const before = kept(id, old);
  if (before) write(games().map((game) => (game.id === id && game.token === old ? { ...before, token } : game)));
  remember({ id, token });
}

export function forget(id: string, token: string): void {
  write(games().filter((game) => game.id !== id || game.token !== token));
}

const write = (list: Remembered[]): void => save(KEY, list);

function save(key: string, value: unknown): void {
  store("local", key, JSON.stringify(value));
}
