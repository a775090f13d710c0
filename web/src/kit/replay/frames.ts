import { HEADINGS } from "../session/log";
import type { Args, GameEvent, SideName } from "../server/types";

/**
 * What an event is to somebody who watches: `hidden` shows nothing, `joins` belongs to what was shown before it,
 * `scene` is shown by itself, `battle` begins a fight, `dice` settles one.
 */
export type Part = "hidden" | "joins" | "scene" | "battle" | "dice";

/** A line of what has happened in a stretch of the game. */
export interface SummaryLine {
  /** Won and lost as the viewer has it; `turned` is neither's. */
  mark: "won" | "lost" | "turned" | "battle" | "front" | "other";
  key: string;
  args: Args;
  /** A term of the place it is about, or null. */
  place: string | null;
  /** The choice it came with, to look at it; null where it came with many. */
  n: number | null;
}

/** How a game is told as a replay. */
export interface Telling<O> {
  part: (event: GameEvent) => Part;
  /** The places an event leads through, by their ids on the map; the last is where it happens. None: nowhere. */
  way: (event: GameEvent) => string[];
  /** What came of a stretch of the game: what was seen before it and after it, and what happened in between. */
  summary: (before: O, after: O, events: GameEvent[]) => SummaryLine[];
}

/** One picture of the replay: what one choice brought, or several that belong together. */
export interface Frame {
  /** The last choice it tells: the position before the next one shows it. */
  n: number;
  /** The first. */
  first: number;
  events: GameEvent[];
  ways: string[][];
  side: SideName | null;
  battle: boolean;
  dice: boolean;
}

/** A way taken, to be drawn on the map: the older the fainter. */
export interface Trail {
  stops: string[];
  side: SideName | null;
  age: number;
}

/** Puts a log into pictures; what shows nothing is left out. */
export function framesOf<O>(log: readonly GameEvent[], telling: Pick<Telling<O>, "part" | "way">): Frame[] {
  const frames: Frame[] = [];
  let apart = true;
  for (const event of log) {
    if (HEADINGS.has(event.kind)) {
      apart = true;
      continue;
    }
    const part = event.n < 0 ? "hidden" : telling.part(event);
    if (part === "hidden") continue;
    let frame = frames[frames.length - 1];
    if (!frame || (frame.n !== event.n && (apart || part !== "joins"))) {
      frame = { n: event.n, first: event.n, events: [], ways: [], side: event.side, battle: false, dice: false };
      frames.push(frame);
    }
    apart = false;
    frame.n = event.n;
    frame.events.push(event);
    frame.battle ||= part === "battle";
    frame.dice ||= part === "dice";
    frame.side ??= event.side;
    const way = telling.way(event);
    if (way.length > 1 || (way.length && part !== "joins")) frame.ways.push(way);
  }
  return frames;
}

/** The picture on show when one looks at the position before choice `at`. */
export const shownAt = (frames: readonly Frame[], at: number): Frame | undefined => frames.findLast(({ n }) => n < at);

/** The next picture after the position before choice `at`, or the one before it, of those that count. */
export function beside(frames: readonly Frame[], at: number, way: 1 | -1, counts: (frame: Frame) => boolean = () => true): Frame | undefined {
  if (way > 0) return frames.find((frame) => frame.n >= at && counts(frame));
  const now = shownAt(frames, at);
  return frames.findLast((frame) => frame.n < (now?.n ?? -1) && counts(frame));
}

/** Where each turn begins: its number, and the choice. */
export function turnsOf(log: readonly GameEvent[]): { turn: number; n: number }[] {
  return log.flatMap(({ kind, args, n }) => (kind === "turn" ? [{ turn: Number(args["turn"]), n: Math.max(0, n + 1) }] : []));
}

/** How long a picture is read, in milliseconds: by how much it says. */
export const readingTime = ({ events, dice }: Frame): number => 700 + 350 * Math.min(6, events.length) + (dice ? 900 : 0);

/** So many of a kind in a row are told one by one; of more only the first. */
const FEW = 4;
const FIRST = 2;

/** What a picture says, as short as the map lets it: of many events of a kind and side in a row the first, and how many more. */
export function inShort(events: readonly GameEvent[]): { event: GameEvent; more: GameEvent[] }[] {
  const rows: GameEvent[][] = [];
  for (const event of events) {
    const row = rows.at(-1);
    if (row?.[0]?.kind === event.kind && row[0].side === event.side) row.push(event);
    else rows.push([event]);
  }
  return rows.flatMap((row) => {
    const told = row.length > FEW ? row.slice(0, FIRST) : row;
    return told.map((event, i) => ({ event, more: i === told.length - 1 ? row.slice(told.length) : [] }));
  });
}
