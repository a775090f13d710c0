import type { GameEvent, SideName, View } from "../server/types";
import { plain } from "../words/search";

/** Joins what is known of the log with what the server tells from choice `from` on. */
export function merged(
  known: GameEvent[],
  told: GameEvent[],
  from: number,
): { all: GameEvent[]; fresh: GameEvent[] } {
  const kept = known.filter((event) => event.n < from);
  const later = told.filter((event) => event.n >= from);
  const before = known.length - kept.length;
  return { all: [...kept, ...later], fresh: later.slice(before) };
}

/**
 * Whether a view goes on where an older one stopped, seen with the same eyes: then what was known of the
 * log still stands. In a hot seat the other side may not know all that this one has read.
 */
export function goesOn(old: View, view: View): boolean {
  return view.revision - old.revision === view.choice - old.choice && view.observation.viewer === old.observation.viewer;
}

/** Events that tell what becomes of a unit: of one that is not seen, only that something does. */
const CHANGES = new Set(["raised", "converted", "substituted"]);
const UNSEEN = /^troop:\w+:unknown:/;

/** The key of the sentence that tells an event. */
export function sentenceOf(event: GameEvent): string {
  const unseen = CHANGES.has(event.kind) && UNSEEN.test(String(event.args["piece"]));
  return unseen ? `page-unseen-${event.kind}` : `event-${event.kind}`;
}

/** Events that only tell the time: they head the log, they are no news. */
export const HEADINGS = new Set(["turn", "phase"]);

export interface LogSection {
  /** The `turn` or `phase` event above these, or null before the first. */
  heading: GameEvent | null;
  events: GameEvent[];
  start: number;
}

/** The log as sections, one for each turn and phase, so that it can be read like a diary. */
export function sections(log: GameEvent[]): LogSection[] {
  const list: LogSection[] = [];
  let open: LogSection | null = null;
  log.forEach((event, index) => {
    if (HEADINGS.has(event.kind)) {
      open = { heading: event, events: [], start: index };
      list.push(open);
      return;
    }
    if (!open) {
      open = { heading: null, events: [], start: index };
      list.push(open);
    }
    open.events.push(event);
  });
  return list.filter((section) => section.events.length > 0 || section.heading?.kind === "turn");
}

/** The sections with those of their events whose sentence has every word that is wanted. */
export function holding(all: LogSection[], wanted: string, told: (event: GameEvent) => string): LogSection[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  return all
    .map((section) => ({
      ...section,
      events: section.events.filter((event) => {
        const text = plain(told(event));
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ events }) => events.length > 0);
}

/** What the others did from a choice on, without headings. */
export function news(log: GameEvent[], since: number, own: SideName[]): GameEvent[] {
  return log.filter(
    (event) =>
      event.n >= since &&
      !HEADINGS.has(event.kind) &&
      (event.side === null || !own.includes(event.side)),
  );
}

/** An event as it may be told to two people before one screen: nothing that only one of them may know. */
export function shared(event: GameEvent): GameEvent {
  return event.public ? { ...event, args: { ...event.args, ...event.public } } : event;
}
