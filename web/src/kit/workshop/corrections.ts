/**
 * Corrections: what an owner's data have otherwise than the shipped ones, as `dosespanas-corrections 1` tells it. Places
 * are named by ids; what is equal here is equal to the server, which compares and lays over in the same way.
 */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };
/** The values of data files, by file name. */
export type Files = Record<string, Json>;

/** A value that is otherwise (`was`, `now`), new (`now` alone) or gone (`was` alone); or rows more and rows less. */
export interface Change {
  at: string;
  was?: Json;
  now?: Json;
  add?: Json[];
  remove?: Json[];
}

/** A file of corrections. */
export type Corrections = {
  format: "dosespanas-corrections 1";
  game: string;
  base: string;
  name: string;
  source: string;
  changes: Change[];
  /** The things that were compared with the box, by their places. */
  compared?: string[];
}

export const FORMAT = "dosespanas-corrections 1";

/** What tells the rows of a table apart: the first of these that all have, and no two alike. */
const KEYS = [["id"], ["side", "id"], ["hex"], ["turn"], ["name"], ["die"]] as const;

/** The fields that may name a row alone. */
export const NAMING = KEYS.filter((key) => key.length === 1).map(([field]): string => field);

export const isObject = (value: unknown): value is JsonObject => typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a field only says where a datum comes from. */
export const isNote = (key: string): boolean => key === "source" || key.endsWith("_source");

/** A value as text, the same for equal facts: notes on sources do not count. */
export function textOf(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const keys = Object.keys(value).filter((key) => !isNote(key)).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${textOf(value[key] ?? null)}`).join()}}`;
}

const written = (name: string): string => name.replaceAll("~", "~0").replaceAll("/", "~1");
/** The names of a place, from its file on. */
export const steps = (at: string): string[] => at.split("/").map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
/** The place below another. */
export const below = (at: string, name: string): string => (at ? `${at}/${written(name)}` : written(name));

type Key = readonly string[];
const nameBy = (row: JsonObject, key: Key): string => key.map((field) => String(row[field])).join(":");

/** Which fields may tell rows apart: those that all have. */
function keysOf(rows: Json[]): Key[] {
  if (!rows.length || !rows.every(isObject)) return [];
  return KEYS.filter((key) => rows.every((row) => key.every((field) => ["string", "number"].includes(typeof row[field]))));
}

/** By which fields the rows of all tables are told apart, if there are such. */
function keyOf(...tables: Json[][]): Key | null {
  const apart = (key: Key): boolean => tables.every((table) => new Set(table.map((row) => nameBy(row as JsonObject, key))).size === table.length);
  return keysOf(tables.flat()).find(apart) ?? null;
}

/** The names of the rows of a list: their ids, else their numbers. */
export function rowNames(rows: Json[]): string[] {
  return namedRows(rows) ?? rows.map((_, i) => String(i));
}

/** What is found out of a table once: tables are not changed but made anew. */
interface Known {
  names: string[] | null;
  /** By each of the fields that may tell its rows apart, where the row of a name stands; -1: several have it. */
  places: Map<string, number>[];
}
const tables = new WeakMap<Json[], Known>();

function known(rows: Json[]): Known {
  const found = tables.get(rows);
  if (found) return found;
  const key = keyOf(rows);
  const places = keysOf(rows).map((one) => {
    const at = new Map<string, number>();
    for (const [i, row] of rows.entries()) at.set(nameBy(row as JsonObject, one), at.has(nameBy(row as JsonObject, one)) ? -1 : i);
    return at;
  });
  const made = { names: key && rows.map((row) => nameBy(row as JsonObject, key)), places };
  tables.set(rows, made);
  return made;
}

/** The names of the rows of a table; null where they have none. */
export const namedRows = (rows: Json[]): string[] | null => known(rows).names;

/** Where the row of a name stands: other rows may have changed already, so the name that fits but one tells it. */
function indexOf(rows: Json[], name: string): number {
  const { places } = known(rows);
  for (const at of places) {
    const found = at.get(name) ?? -1;
    if (found >= 0) return found;
  }
  return !places.length && /^\d+$/.test(name) && Number(name) < rows.length ? Number(name) : -1;
}

/** What stands at a place; undefined: nothing does. */
export function valueAt(files: Files, at: string): Json | undefined {
  let value: Json | undefined = files;
  for (const name of steps(at)) {
    if (Array.isArray(value)) value = value[indexOf(value, name)];
    else value = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  }
  return value;
}

/** Files with another value at a place; undefined takes away what stands there. A new row comes last. */
export function withValue(files: Files, at: string, value: Json | undefined): Files {
  return put(files, steps(at), value) as Files;
}

function put(place: Json, [name = "", ...rest]: string[], value: Json | undefined): Json {
  if (Array.isArray(place)) {
    const index = indexOf(place, name);
    const now = rest.length ? put(place[index] ?? null, rest, value) : value;
    if (index < 0) return now === undefined ? place : [...place, now];
    return now === undefined ? place.toSpliced(index, 1) : place.with(index, now);
  }
  if (!isObject(place)) return place;
  if (rest.length) return Object.hasOwn(place, name) ? { ...place, [name]: put(place[name] ?? null, rest, value) } : place;
  if (value !== undefined) return { ...place, [name]: value };
  const { [name]: _gone, ...others } = place;
  return others;
}

/** What some files have otherwise than others, in the order of those. */
export const differences = (mine: Files, base: Files): Change[] =>
  Object.keys(base).flatMap((name) => (name in mine && mine[name] !== base[name] ? compared(written(name), base[name] ?? null, mine[name] ?? null, false) : []));

/** `inRow`: it belongs to a row of a table. */
function compared(at: string, was: Json, now: Json, inRow: boolean): Change[] {
  if (was === now) return [];
  if (isObject(was) && isObject(now)) {
    const keys = [...Object.keys(was), ...Object.keys(now).filter((key) => !Object.hasOwn(was, key))];
    return keys.filter((key) => !isNote(key)).flatMap((key) => entry(below(at, key), was[key], now[key], inRow));
  }
  if (Array.isArray(was) && Array.isArray(now)) return lists(at, was, now, inRow);
  return [{ at, was, now }];
}

function entry(at: string, was: Json | undefined, now: Json | undefined, inRow: boolean): Change[] {
  if (now === undefined) return was === undefined ? [] : [{ at, was }];
  return was === undefined ? [{ at, now }] : compared(at, was, now, inRow);
}

/** By rows with ids, by whole rows, value by value, or as a whole. */
function lists(at: string, was: Json[], now: Json[], inRow: boolean): Change[] {
  const key = keyOf(was, now);
  if (key) {
    const [ours, theirs] = [was, now].map((rows) => new Map(rows.map((row) => [nameBy(row as JsonObject, key), row]))) as [Map<string, Json>, Map<string, Json>];
    return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((name) => entry(below(at, name), ours.get(name), theirs.get(name), true));
  }
  if (!inRow && [...was, ...now].every((row) => typeof row === "object" && row !== null)) {
    const [remove, add] = [apart(was, now), apart(now, was)];
    return remove.length || add.length ? [{ at, remove, add }] : [];
  }
  if (was.length !== now.length) return [{ at, was, now }];
  return was.flatMap((one, i) => compared(below(at, String(i)), one, now[i] ?? null, inRow));
}

/** The rows that the others lack, as often as they lack them. */
function apart(some: Json[], others: Json[]): Json[] {
  const there = new Map<string, number>();
  for (const row of others) there.set(textOf(row), (there.get(textOf(row)) ?? 0) + 1);
  return some.filter((row) => {
    const left = (there.get(textOf(row)) ?? 0) - 1;
    there.set(textOf(row), left);
    return left < 0;
  });
}

/** Files with changes made to them, and those changes that find something else than they were made for. */
export function laid(base: Files, changes: readonly Change[]): { files: Files; conflicts: Change[] } {
  let files = base;
  const conflicts: Change[] = [];
  for (const change of changes) {
    const next = made(files, change);
    if (next) files = next;
    else conflicts.push(change);
  }
  return { files, conflicts };
}

function made(files: Files, change: Change): Files | null {
  const stands = valueAt(files, change.at);
  if (change.add?.length || change.remove?.length) {
    const rows = Array.isArray(stands) ? otherRows(stands, change) : null;
    return rows && withValue(files, change.at, rows);
  }
  const same = (one: Json | undefined): boolean => (stands === undefined ? one === undefined : one !== undefined && textOf(stands) === textOf(one));
  if (same(change.now)) return files;
  const holder = valueAt(files, change.at.slice(0, change.at.lastIndexOf("/")));
  return same(change.was) && typeof holder === "object" && holder !== null ? withValue(files, change.at, change.now) : null;
}

/** The rows of a table with some in place of others; null where it has not those that are to go. */
function otherRows(rows: Json[], { add = [], remove = [] }: Change): Json[] | null {
  const left: (Json | undefined)[] = [...rows];
  const fresh = [...add];
  for (const row of remove) {
    const index = left.findIndex((one, i) => one !== undefined && one === rows[i] && textOf(one) === textOf(row));
    if (index < 0) return null;
    left[index] = fresh.shift();
  }
  return [...left.filter((row) => row !== undefined), ...fresh];
}

/** Files with a change made to them whatever stands there: rows that are gone already, or there already, are left so. */
export function forced(files: Files, { at, now, add, remove }: Change): Files {
  const rows = valueAt(files, at);
  if (!add && !remove) return withValue(files, at, now);
  if (!Array.isArray(rows)) return files;
  const less = apart(rows, remove ?? []);
  return withValue(files, at, [...less, ...apart(add ?? [], less)]);
}

/** The change that takes another back. */
export const inverse = ({ at, was, now, add, remove }: Change): Change =>
  add || remove ? { at, add: remove ?? [], remove: add ?? [] } : { at, ...(now === undefined ? {} : { was: now }), ...(was === undefined ? {} : { now: was }) };

/** How many values or rows changes are. */
export const countOf = (changes: readonly Change[]): number => changes.reduce((sum, { add = [], remove = [] }) => sum + (add.length + remove.length || 1), 0);

/** Reads a file of corrections as far as its outer form goes; null for anything else. The server checks the rest. */
export function readCorrections(text: string): Corrections | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(value) || value["format"] !== FORMAT || typeof value["game"] !== "string" || !Array.isArray(value["changes"])) return null;
  const changes = value["changes"].filter((change): change is JsonObject => isObject(change) && typeof change["at"] === "string");
  const lists = changes.every(({ add = [], remove = [] }) => Array.isArray(add) && Array.isArray(remove));
  if (!lists || changes.length !== value["changes"].length) return null;
  const word = (key: string): string => (typeof value[key] === "string" ? value[key] : "");
  const compared = Array.isArray(value["compared"]) ? value["compared"].filter((at) => typeof at === "string") : [];
  return { format: FORMAT, game: value["game"], base: word("base"), name: word("name"), source: word("source"), changes: changes as unknown as Change[], ...(compared.length ? { compared } : {}) };
}
