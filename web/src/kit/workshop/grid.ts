/** Tables of the data as grids of cells: what each cell says as text, and what a text that is typed or pasted stands for. */

import { plain } from "../words/search";
import { language, t } from "../words/language.svelte";
import type { Bench } from "./bench.svelte";
import { below, isNote, isObject, namedRows, rowNames, steps, type Json, type JsonObject } from "./corrections";
import { isFormula, unguarded } from "./csv";
import { choicesOf, fieldsOf, formOf, itemsOf, kindOf, variantOf, variantsOf, type Form, type Schema } from "./schema";
import { fieldWord, thingWords, wordOf } from "./words";

/** A field of the rows, by the names that lead to it. */
export type Column = string[];

export interface Grid {
  /** Where its rows stand. */
  at: string;
  columns: Column[];
  /** What the columns are called. */
  heads: string[];
  rows: GridRow[];
  /** The rows have names of their own: a new one goes beside the others. Else all of them are one value. */
  named: boolean;
}
export interface GridRow {
  at: string;
  name: string;
  value: Json;
}
/** What a text stands for, or what would be right. */
export type Parsed = { value: Json | undefined } | { right: string };

const isScalar = (value: Json | undefined): boolean => typeof value !== "object" || value === null;
const isFlat = (value: Json | undefined): value is Json[] => Array.isArray(value) && value.every(isScalar);

/** The fields of a schema, those of what lies in it by their ways; lists of one length for all are a column each. */
function columnsOf(schema: Schema, root: Schema, values: (Json | undefined)[], way: Column = []): Column[] {
  const inner = (fields: [string, Form][]): Column[] =>
    fields.flatMap(([name, form]) => columnsOf(form.schema, root, values.map((value) => (isObject(value) ? value[name] : undefined)), [...way, name]));
  switch (kindOf(schema)) {
    case "object":
      return inner(fieldsOf(schema, root));
    case "variants": {
      const { field, variants } = variantsOf(schema, root);
      const fields = new Map([...variants.values()].flatMap((one) => fieldsOf(one, root)));
      const first = fields.get(field);
      fields.delete(field);
      return inner(first ? [[field, first], ...fields] : [...fields]);
    }
    case "table": {
      const item = itemsOf(schema, root).schema;
      const keys = [...new Set(values.flatMap((value) => (isObject(value) ? Object.keys(value) : [])))];
      return inner(keys.map((name) => [name, { schema: item, optional: false, none: undefined }]));
    }
    case "list": {
      const lengths = new Set(values.map((value) => (isFlat(value) ? value.length : -1)));
      const [length = -1] = lengths;
      return lengths.size === 1 && length > 1 && values.length > 1 ? Array.from({ length }, (_, i) => [...way, String(i)]) : [way];
    }
    default:
      return [way];
  }
}

/** The grids of a place: of a table one; of an object that with its own values, and one for each table in it. */
export function gridsOf(bench: Bench, at: string): Grid[] {
  const [value, form, root] = [bench.at(at) ?? null, bench.form(at), bench.root(at)];
  if (!form) return [];
  if (Array.isArray(value)) return [tableGrid(bench, at, value, itemsOf(form.schema, root).schema, root)];
  if (!isObject(value)) return [{ at, columns: [[]], heads: [t("workshop-csv-value")], rows: [{ at, name: thingWords(bench, at), value }], named: true }];
  const entries = Object.entries(value).filter(([key]) => !isNote(key));
  if (entries.length > 1 && entries.every(([, one]) => isObject(one))) {
    const columns = columnsOf(bench.form(below(at, entries[0]?.[0] ?? ""))?.schema ?? {}, root, entries.map(([, one]) => one));
    return [{ at, columns, heads: columns.map((column) => headOf(column)), rows: entries.map(([key, one]) => ({ at: below(at, key), value: one, name: bench.module.wordFor(bench, "", key, {}, at) ?? fieldWord(key) })), named: true }];
  }
  const tables = entries.filter(([, one]) => Array.isArray(one) && one.length > 0 && one.every((row) => !isScalar(row)));
  const own = entries.filter((entry) => !tables.includes(entry));
  const leaves = own.flatMap(([key, one]) => leafPlaces(below(at, key), one));
  return [
    ...(leaves.length ? [{ at, columns: [[]], heads: [t("workshop-csv-value")], rows: leaves.map((leaf) => ({ at: leaf, value: bench.at(leaf) ?? null, name: steps(leaf).slice(steps(at).length).map((name) => (/^\d$/.test(name) ? String(Number(name) + 1) : bench.module.wordFor(bench, "", name, {}, leaf) ?? fieldWord(name))).join(" · ") })), named: true }] : []),
    ...tables.flatMap(([key]) => gridsOf(bench, below(at, key))),
  ];
}

/** The places of the values in an object that stand for themselves. */
function leafPlaces(at: string, value: Json): string[] {
  if (isObject(value)) return Object.entries(value).filter(([key]) => !isNote(key)).flatMap(([key, one]) => leafPlaces(below(at, key), one));
  return [at];
}

const headOf = (column: Column): string => column.map((name) => (/^\d+$/.test(name) ? String(Number(name) + 1) : fieldWord(name))).join(" · ");

function tableGrid(bench: Bench, at: string, value: Json[], item: Schema, root: Schema): Grid {
  const names = namedRows(value);
  const columns = value.every(Array.isArray) && value.length ? Array.from({ length: Math.max(...value.map((row) => row.length)) }, (_, i) => [String(i)]) : columnsOf(item, root, value);
  const beside = bench.at(at.replace(/\/[^/]*$/, "/columns"));
  const heads = columns.map((column) => {
    const number = Number(column.at(-1));
    return column.length === 2 && Array.isArray(beside) && !Number.isNaN(number) ? String(beside[number] ?? number + 1) : headOf(column);
  });
  return { at, columns, heads, named: names !== null, rows: rowNames(value).map((name, i) => ({ at: below(at, name), name, value: value[i] ?? null })) };
}

/** What stands in a field of a row. */
export const cellValue = (row: GridRow, column: Column): Json | undefined =>
  column.reduce<Json | undefined>((value, name) => (Array.isArray(value) ? value[Number(name)] : isObject(value) ? value[name] : undefined), row.value);

export const cellPlace = (row: GridRow, column: Column): string => column.reduce(below, row.at);

const decimal = (): string => (1.5).toLocaleString(language.now.language).includes(",") ? "," : ".";
/** The sign between the cells of a line that goes with the language's decimal sign. */
export const separator = (): string => (decimal() === "," ? ";" : ",");

/** What stands at a place, as a cell. */
export function cellText(value: Json | undefined): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "number") return String(value).replace(".", decimal());
  if (typeof value === "boolean") return t(value ? "workshop-yes" : "workshop-no");
  if (isFlat(value)) return value.map(cellText).join(" | ");
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** What stands at a place, as a cell in the words of the page: names instead of ids, but for those that are numbers. */
export function cellWords(bench: Bench, at: string, form: Form, value: Json | undefined, holder: JsonObject): string {
  const field = steps(at).findLast((name) => !/^\d+$/.test(name)) ?? "";
  const item = kindOf(form.schema) === "list" ? itemsOf(form.schema, bench.root(at)).schema : form.schema;
  const named = kindOf(item) === "choice" || (kindOf(item) === "text" && bench.module.idsFor(bench, field, holder, at) !== null);
  const word = (one: Json): string => (named && typeof one === "string" && !/^\d/.test(one) ? wordOf(bench, field, one, holder, at) : cellText(one));
  return isFlat(value) ? value.map(word).join(" | ") : cellText(value ?? null) && word(value ?? null);
}

const YES = ["1", "true", "verdadero", "vrai", "prawda", "x"];
const NO = ["0", "false", "falso", "faux", "fałsz"];

/** What the text of a cell stands for at a place; `holder`: the object that it is a field of. */
export function parseCell(bench: Bench, at: string, form: Form, cell: string, holder: JsonObject = {}): Parsed {
  const text = unguarded(cell);
  if (isFormula(cell)) return { right: t("workshop-csv-formula") };
  const { schema, optional, none } = form;
  const kind = kindOf(schema);
  const field = steps(at).findLast((name) => !/^\d+$/.test(name)) ?? "";
  if (text === "" && optional) return { value: none };
  if (text === "" && kind !== "list" && kind !== "text") return { right: t("workshop-csv-missing") };
  const oneOf = (words: readonly Json[]): Parsed => {
    const wanted = plain(text);
    const found = words.find((one) => plain(cellText(one)) === wanted) ?? words.find((one) => typeof one === "string" && plain(wordOf(bench, field, one, holder, at)) === wanted);
    const some = words.slice(0, 8).map((one) => (typeof one === "string" ? wordOf(bench, field, one, holder, at) : cellText(one)));
    return found === undefined ? { right: t("workshop-csv-one-of", { values: some.join(", ") + (words.length > 8 ? " …" : "") }) } : { value: found };
  };
  switch (kind) {
    case "number":
      return numberOf(schema, text);
    case "switch": {
      const wanted = text.toLowerCase();
      if ([...YES, t("workshop-yes")].includes(wanted)) return { value: true };
      return [...NO, t("workshop-no")].includes(wanted) ? { value: false } : { right: t("workshop-csv-one-of", { values: `${t("workshop-yes")}, ${t("workshop-no")}` }) };
    }
    case "choice":
      return oneOf(choicesOf(schema));
    case "text": {
      const ids = bench.module.idsFor(bench, field, holder, at);
      if (ids) return oneOf(ids);
      const pattern = typeof schema["pattern"] === "string" ? schema["pattern"] : null;
      if (pattern && !new RegExp(pattern, "u").test(text)) return { right: t("workshop-csv-like", { example: cellText(bench.shipped(at)) || pattern }) };
      return { value: text };
    }
    case "list": {
      const item = itemsOf(schema, bench.root(at));
      if (!["number", "choice", "text", "switch"].includes(kindOf(item.schema))) return jsonOf(text);
      const values = text === "" ? [] : text.split("|").map((one) => parseCell(bench, at, { ...item, optional: false }, one, holder));
      const wrong = values.find((one) => "right" in one);
      return wrong ?? { value: values.map((one) => ("value" in one ? (one.value ?? null) : null)) };
    }
    default:
      return jsonOf(text);
  }
}

function numberOf(schema: Schema, text: string): Parsed {
  const written = text.replaceAll("\u2212", "-").replace(/[\s\u00a0\u202f]/g, "");
  const number = /^[+-]?\d+([.,]\d+)?$/.test(written) ? Number(written.replace(",", ".")) : NaN;
  const [least, most] = [schema["minimum"], schema["maximum"]].map((bound) => (typeof bound === "number" ? bound : null));
  const whole = schema["type"] === "integer";
  const wrong = Number.isNaN(number) || (whole && !Number.isInteger(number)) || (least != null && number < least) || (most != null && number > most);
  if (!wrong) return { value: number };
  return { right: least == null || most == null ? t("workshop-csv-number") : t("workshop-csv-between", { low: least, high: most }) };
}

function jsonOf(text: string): Parsed {
  try {
    return { value: JSON.parse(text) as Json };
  } catch {
    return { right: t("workshop-csv-form") };
  }
}

/** The form of a field of a row that may not be there yet. */
export function formIn(schema: Schema, root: Schema, row: Json | undefined, column: Column): Form | null {
  let form: Form | null = formOf(schema, root);
  let value = row;
  for (const name of column) {
    if (!form) return null;
    const kind = kindOf(form.schema);
    const own: Schema | undefined = kind === "variants" ? variantOf(form.schema, root, value) : form.schema;
    if (kind === "list" || kind === "table") form = itemsOf(form.schema, root);
    else if (kind === "variants" && name === variantsOf(form.schema, root).field) {
      const { variants } = variantsOf(form.schema, root);
      form = { schema: { enum: [...variants.keys()] }, optional: false, none: undefined };
    } else form = own ? (new Map(fieldsOf(own, root)).get(name) ?? null) : null;
    value = isObject(value) ? value[name] : Array.isArray(value) ? value[Number(name)] : undefined;
  }
  return form;
}
