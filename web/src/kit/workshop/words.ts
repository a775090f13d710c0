/** What the workshop calls fields, values and places. */

import { language, t } from "../words/language.svelte";
import type { Bench } from "./bench.svelte";
import { below, isNote, isObject, namedRows, rowNames, steps, type Json, type JsonObject } from "./corrections";

const said = (key: string): string | null => (language.now.has(key) ? t(key) : null);

/** A field by its name. */
export const fieldWord = (name: string): string => said(`field-${name}`) ?? name.replaceAll("_", " ");

/** A value in words, as a field of an object. */
export function valueWord(bench: Bench, at: string, value: Json | undefined, holder: JsonObject = {}): string {
  const field = fieldOf(at);
  if (value === undefined || value === null) return "–";
  if (typeof value === "boolean") return t(value ? "workshop-yes" : "workshop-no");
  if (typeof value === "number") return String(value).replace("-", "\u2212");
  if (typeof value === "string") return wordOf(bench, field, value, holder, at);
  const row = bench.module.rowWords(bench, at, value);
  if (row !== null) return row;
  if (Array.isArray(value)) return value.length ? value.map((one) => valueWord(bench, at, one, holder)).join(", ") : "–";
  return Object.entries(value)
    .filter(([key]) => key !== "id" && !isNote(key))
    .map(([key, one]) => `${bench.module.wordFor(bench, "", key, value, at) ?? fieldWord(key)}: ${valueWord(bench, below(at, key), one, value)}`)
    .join("; ");
}

export function wordOf(bench: Bench, field: string, word: string, holder: JsonObject, at: string): string {
  return bench.module.wordFor(bench, field, word, holder, at) ?? said(`value-${word.replace(/[^\w-]/g, "_")}`) ?? word;
}

/** The name of the field that a place is, or is a part of. */
export const fieldOf = (at: string): string => steps(at).findLast((name) => !/^\d+$/.test(name)) ?? "";

/** The thing that a place belongs to: a row of a list of a file, else what stands in the file itself; a text. */
export function thingOf(bench: Bench, at: string): string {
  const [file = "", list = "", row] = steps(at);
  if (file === "texts") return at;
  const whole = below(below("", file), list);
  if (row === undefined) return whole;
  const form = bench.form(whole);
  const rows = form?.schema["type"] === "array" || (form?.schema["type"] === "object" && !form.schema["properties"]);
  return rows ? below(whole, row) : whole;
}

/** What a thing is called. */
export function thingWords(bench: Bench, thing: string): string {
  const names = steps(thing);
  if (names[0] === "texts") return `${fieldWord("texts")}: ${valueWord(bench, thing, bench.shipped(thing))} (${names[1] ?? ""})`;
  return bench.module.nameOf(bench, thing) ?? (names.length > 2 ? rowTitle(bench, thing) : fieldWord(names[1] ?? ""));
}

/** A row of a table that has no name of its own kind: the table, and what tells the row apart. */
export function rowTitle(bench: Bench, at: string): string {
  const [, list = "", row = ""] = steps(at);
  const stands = bench.at(at) ?? bench.shipped(at);
  const own = isObject(stands) ? stands["name"] : "";
  return `${fieldWord(list)}: ${typeof own === "string" && own ? own : keyWord(bench, row, true, list)}`;
}

/** A name on the way to a value: a field, a row by what tells it apart, a value of a list counted from one; `of`: what it is of. */
function keyWord(bench: Bench, name: string, named: boolean, of: string): string {
  if (/^\d+$/.test(name)) return named ? name : String(Number(name) + 1);
  if (language.now.has(`field-${name}`)) return t(`field-${name}`);
  const called = wordOf(bench, of, name, {}, "");
  return called === name ? fieldWord(name) : called;
}

/** The rest of a place, from its thing on: fields by their names, values of a list counted from one, rows by what tells them apart. */
export function partWords(bench: Bench, thing: string, at: string): string {
  const names = steps(at);
  const from = steps(thing).length;
  return names
    .slice(from)
    .map((name, i) => keyWord(bench, name, namedRows(bench.listAt(names.slice(0, from + i).reduce(below, ""))) !== null, names[from + i - 1] ?? ""))
    .join(" · ");
}

/** The thing so many steps further on, around its kind; where those left to compare are shown, the next of those. */
export function further(bench: Bench, thing: string, step: number): string {
  const beside = (bench.walk?.includes(thing) ? bench.walk : siblings(bench, thing)).filter((one) => one === thing || bench.shown(one));
  return beside[(beside.indexOf(thing) + step + beside.length) % beside.length] ?? thing;
}

/** The places of the things beside a thing, itself included, in their order. */
export function siblings(bench: Bench, thing: string): string[] {
  const parent = thing.slice(0, thing.lastIndexOf("/"));
  const value = bench.at(parent);
  if (Array.isArray(value)) return rowNames(value).map((name) => below(parent, name));
  return isObject(value) && parent.includes("/") ? Object.keys(value).map((name) => below(parent, name)) : [];
}
