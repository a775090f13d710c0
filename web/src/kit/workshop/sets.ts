/** One's sets of corrections of a game, by name and side by side in this browser, each with what can be undone in it. */

import { store, stored, unstore } from "../browser/storing.svelte";
import { countOf, isObject, readCorrections, textOf, type Corrections, type Json } from "./corrections";
import type { Step } from "./drafts";

/** A set as it is kept. */
export interface KeptSet {
  corrections: Corrections;
  past: Step[];
  future: Step[];
  /** How many steps were made since it was last saved as a file. */
  unsaved: number;
}

/** A set in the list of all. */
export interface SetLine {
  id: string;
  name: string;
  /** Where its values come from: which edition, which language. */
  source?: string;
  count: number;
  compared: number;
}

/** As many characters of steps are kept, the last ones. */
const HISTORY = 200_000;

const keyOf = (game: string): string => `dosespanas.workshop.${game}`;
const listKey = (game: string): string => `${keyOf(game)}.sets`;
/** Under which name a set is kept. */
export const setKey = (game: string, id: string): string => `${keyOf(game)}.set.${id}`;

/** A name for one set more. */
function newId(others: readonly SetLine[]): string {
  let number = Date.now();
  while (others.some(({ id }) => id === number.toString(36))) number += 1;
  return number.toString(36);
}

function parsed(text: string | null): Json | undefined {
  try {
    return JSON.parse(text ?? "") as Json;
  } catch {
    return undefined;
  }
}

const isLine = (value: Json): boolean => isObject(value) && typeof value["id"] === "string" && typeof value["name"] === "string" && typeof value["count"] === "number" && typeof value["compared"] === "number";

/** All sets of a game; what an earlier release kept as the one there was is the first. */
export function listSets(game: string): SetLine[] {
  const kept = parsed(stored("local", listKey(game)));
  const lines = Array.isArray(kept) ? (kept.filter(isLine) as unknown as SetLine[]) : [];
  const old = readCorrections(stored("local", keyOf(game)) ?? "");
  if (old?.game !== game) return lines;
  store("local", keyOf(game), "");
  const id = newId(lines);
  keepSet(game, id, { corrections: old, past: [], future: [], unsaved: countOf(old.changes) });
  return listSets(game);
}

const isSteps = (value: Json | undefined): value is Json[] => Array.isArray(value) && value.every(isObject);

/** A set as its text tells it; null where it is none. */
export function readSet(text: string | null): KeptSet | null {
  const kept = parsed(text);
  if (!isObject(kept)) return null;
  const { corrections, past, future, unsaved } = kept;
  const read = readCorrections(JSON.stringify(corrections ?? null));
  if (!read) return null;
  const steps = (value: Json | undefined): Step[] => (isSteps(value) ? (value as unknown as Step[]) : []);
  return { corrections: read, past: steps(past), future: steps(future), unsaved: typeof unsaved === "number" ? unsaved : 0 };
}

/** The last of some steps, as many as there is room for. */
function lately(steps: Step[]): Step[] {
  let room = HISTORY;
  const first = steps.findLastIndex((step) => (room -= JSON.stringify(step).length) < 0);
  return steps.slice(first + 1);
}

/** Keeps a set; returns the text that stands for it. */
export function keepSet(game: string, id: string, set: KeptSet): string {
  const { name, source, changes, compared = [] } = set.corrections;
  const line: SetLine = { id, name, ...(source ? { source } : {}), count: countOf(changes), compared: compared.length };
  const text = JSON.stringify({ ...set, past: lately(set.past), future: lately(set.future) });
  store("local", setKey(game, id), text);
  const lines = listSets(game);
  const index = lines.findIndex((one) => one.id === id);
  const next = index < 0 ? [...lines, line] : lines.with(index, line);
  if (JSON.stringify(next) !== JSON.stringify(lines)) store("local", listKey(game), JSON.stringify(next));
  return text;
}

/** A set beside another, with all that is in it and can be undone; returns its id. */
export function copySet(game: string, id: string, name: string): string {
  const copy = newId(listSets(game));
  const kept = readSet(stored("local", setKey(game, id)));
  if (kept) keepSet(game, copy, { ...kept, corrections: { ...kept.corrections, name } });
  return copy;
}

export function dropSet(game: string, id: string): void {
  unstore("local", setKey(game, id));
  store("local", listKey(game), JSON.stringify(listSets(game).filter((one) => one.id !== id)));
}

/** The set that this window had on the bench, else the one that any had last, else the first; a new one where there is none. */
export function lastSet(game: string): string {
  const ids = listSets(game).map(({ id }) => id);
  const known = (["session", "local"] as const).map((kind) => stored(kind, `${keyOf(game)}.last`)).find((id) => id !== null && ids.includes(id));
  return known ?? ids[0] ?? newId([]);
}

/** Notes which set this window has on the bench. */
export function noteSet(game: string, id: string): void {
  for (const kind of ["session", "local"] as const) store(kind, `${keyOf(game)}.last`, id);
}

/** Takes corrections among one's sets; the same ones, opened twice, are one set. */
export function addSet(game: string, corrections: Corrections): string {
  const same = listSets(game).find(({ id }) => {
    const kept = readSet(stored("local", setKey(game, id)))?.corrections;
    return kept && kept.name === corrections.name && kept.source === corrections.source && textOf(kept.changes as unknown as Json) === textOf(corrections.changes as unknown as Json);
  });
  if (same) return same.id;
  const id = newId(listSets(game));
  keepSet(game, id, { corrections, past: [], future: [], unsaved: 0 });
  return id;
}
