/** A table of the data as a file of comma-separated values, and what such a file makes of it. */

import { plain } from "../words/search";
import { t } from "../words/language.svelte";
import type { Bench } from "./bench.svelte";
import { below, isNote, isObject, namedRows, NAMING, valueAt, withValue, type Json, type JsonObject } from "./corrections";
import { guarded, readCsv, unguarded, writeCsv } from "./csv";
import { cellPlace, cellText, formIn, parseCell, separator, type Column, type Grid } from "./grid";
import { formOf, fresh, itemsOf, kindOf, variantsOf, type Schema } from "./schema";

/** A fault of a file: in which line and field, what stands there, and what would be right. */
export interface CsvFault {
  line: number;
  field: string;
  stands: string;
  right: string;
}
/** What a file would change. */
export interface CsvRead {
  values: [place: string, value: Json | undefined][];
  /** Lines that change something, and rows that are new. */
  changed: number;
  added: number;
  faults: CsvFault[];
}

/** As large as a file may be, in bytes. */
export const LARGEST = 1_000_000;
/** As many lines may it have. */
const MOST = 5_000;

const KEYS = ["side", ...NAMING];

/** The fields that a file has of a grid: those that name its rows first. */
function fields(grid: Grid, bench: Bench): Column[] {
  const rows = bench.listAt(grid.at);
  const first = rows[0];
  const names = isObject(first) && namedRows(rows) ? KEYS.filter((key) => key in first && typeof first[key] !== "object") : [];
  const key = names.includes("id") ? names.filter((name) => name === "id" || (name === "side" && rows.length !== new Set(rows.map((row) => (isObject(row) ? row["id"] : ""))).size)) : names.slice(0, 1);
  return [...key.map((name) => [name]), ...grid.columns.filter((column) => column.length !== 1 || !key.includes(column[0] ?? ""))];
}

const written = (column: Column): string => column.join("/");

/** A grid as the text of a file. */
export function csvOf(bench: Bench, grid: Grid): string {
  const list = Array.isArray(bench.at(grid.at));
  const columns = list ? fields(grid, bench) : grid.columns;
  const head = [...(list ? [] : [t("workshop-csv-row")]), ...columns.map((column) => written(column) || t("workshop-csv-value"))];
  const rows = grid.rows.map((row) => [...(list ? [] : [guarded(row.name)]), ...columns.map((column) => cellOf(bench.at(cellPlace(row, column))))]);
  return writeCsv([head, ...rows], separator());
}
const cellOf = (value: Json | undefined): string => (typeof value === "number" ? cellText(value) : guarded(cellText(value)));

/** What the text of a file makes of a grid. Nothing is changed yet. */
export function readTable(bench: Bench, grid: Grid, text: string): CsvRead {
  const { lines, open } = readCsv(text);
  const [head, ...body] = lines;
  const found: CsvRead = { values: [], changed: 0, added: 0, faults: [] };
  const fault = (line: number, field: string, stands: string, right: string): void => void found.faults.push({ line, field, stands, right });
  if (open !== null) fault(open, "", '"', t("workshop-csv-quote"));
  else if (!head) fault(1, "", "", t("workshop-csv-empty"));
  else if (body.length > MOST) fault(1, "", String(body.length), t("workshop-csv-most", { count: MOST }));
  if (found.faults.length || !head) return found;
  const list = Array.isArray(bench.at(grid.at));
  const columns = list ? fields(grid, bench) : grid.columns;
  const wanted = head.cells.map((cell) => plain(unguarded(cell)));
  const names = columns.map((column) => plain(written(column) || t("workshop-csv-value")));
  const heads = columns.map((column) => plain(grid.heads[grid.columns.findIndex((one) => written(one) === written(column))] ?? ""));
  const places = wanted.map((name, i) => (!list && i === 0 ? -1 : names.includes(name) ? names.indexOf(name) : heads.indexOf(name)));
  for (const [i, cell] of head.cells.entries()) {
    if (places[i] === -1 && cell.trim() && (list || i > 0)) fault(head.line, cell, cell, t("workshop-csv-one-of", { values: columns.map(written).join(", ") }));
  }
  const used = columns.map((column, i) => ({ column, from: places.indexOf(i) })).filter(({ from }) => from >= 0);
  if (!found.faults.length) (list ? readList : readObject)(bench, grid, body, used, found, fault);
  return found;
}

type Used = { column: Column; from: number }[];
type Line = { line: number; cells: string[] };
type Faulty = (line: number, field: string, stands: string, right: string) => void;

function readObject(bench: Bench, grid: Grid, body: Line[], used: Used, found: CsvRead, fault: Faulty): void {
  for (const { line, cells } of body) {
    const name = unguarded(cells[0] ?? "");
    const row = grid.rows.find((one) => plain(one.name) === plain(name));
    if (!row) {
      fault(line, t("workshop-csv-row"), name, t("workshop-csv-one-of", { values: grid.rows.slice(0, 8).map((one) => one.name).join(", ") }));
      continue;
    }
    const before = found.values.length;
    for (const { column, from } of used) {
      const at = cellPlace(row, column);
      const form = bench.form(at);
      const parsed = form && parseCell(bench, at, form, cells[from] ?? "", bench.objectAt(at.slice(0, at.lastIndexOf("/"))));
      if (parsed && "right" in parsed) fault(line, `${row.name} ${written(column)}`.trim(), cells[from] ?? "", parsed.right);
      else if (parsed && cellText(parsed.value) !== cellText(bench.at(at))) found.values.push([at, parsed.value]);
    }
    if (found.values.length > before) found.changed += 1;
  }
}

function readList(bench: Bench, grid: Grid, body: Line[], used: Used, found: CsvRead, fault: Faulty): void {
  const root = bench.root(grid.at);
  const item = itemsOf(bench.form(grid.at)?.schema ?? {}, root).schema;
  const keys = grid.named ? fields(grid, bench).filter((column) => column.length === 1 && KEYS.includes(column[0] ?? "")).slice(0, keyLength(bench, grid)) : [];
  const seen = new Set<string>();
  const rows: Json[] = [];
  for (const { line, cells } of body) {
    const cell = (column: Column): string => cells[used.find((one) => written(one.column) === written(column))?.from ?? -1] ?? "";
    const name = keys.map((column) => unguarded(cell(column))).join(":");
    if (keys.length && (!name || keys.some((column) => !unguarded(cell(column))))) {
      fault(line, written(keys[0] ?? []), "", t("workshop-csv-missing"));
      continue;
    }
    if (keys.length && seen.has(name)) {
      fault(line, written(keys[0] ?? []), name, t("workshop-csv-twice"));
      continue;
    }
    seen.add(name);
    const at = keys.length ? below(grid.at, name) : "";
    const there = keys.length ? bench.at(at) : undefined;
    const faults: CsvFault[] = [];
    const row = filled(bench, there ?? fresh(item, root), { item, root, at: at || `${grid.at}/0`, line, cells, used, fresh: there === undefined }, faults);
    if (faults.length) for (const one of faults) fault(one.line, one.field, one.stands, one.right);
    else if (!keys.length) rows.push(row);
    else if (there === undefined) {
      found.values.push([at, row]);
      found.added += 1;
    } else if (row !== there) {
      found.values.push([at, row]);
      found.changed += 1;
    }
  }
  if (keys.length) return;
  const before = bench.listAt(grid.at).map((row) => cellText(bare(row)));
  found.changed = rows.filter((row, i) => cellText(bare(row)) !== before[i]).length;
  found.added = rows.length - before.length;
  if (!found.faults.length && (found.changed || found.added)) found.values.push([grid.at, rows]);
}

/** How many fields name a row of a grid. */
function keyLength(bench: Bench, grid: Grid): number {
  const first = bench.listAt(grid.at)[0];
  const name = grid.rows[0]?.name ?? "";
  return isObject(first) && typeof first["id"] === "string" && name !== first["id"] && name.endsWith(`:${first["id"]}`) ? 2 : 1;
}

/** A row without its notes. */
const bare = (row: Json): Json => (isObject(row) ? Object.fromEntries(Object.entries(row).filter(([key]) => !isNote(key))) : row);

interface Filling {
  item: Schema;
  root: Schema;
  at: string;
  line: number;
  cells: string[];
  used: Used;
  fresh: boolean;
}

/** A row with the values of a line; the row itself where it has all of them. */
function filled(bench: Bench, row: Json, { item, root, at, line, cells, used, fresh: added }: Filling, faults: CsvFault[]): Json {
  let now: Json = row;
  for (const { column, from } of used) {
    const form = column.length ? formIn(item, root, now, column) : formOf(item, root);
    const cell = cells[from] ?? "";
    const way = column.reduce(below, "row");
    const stands = column.length ? valueAt({ row: now }, way) : now;
    if (!form) {
      if (cell.trim()) faults.push({ line, field: written(column), stands: cell, right: t("workshop-csv-none") });
      continue;
    }
    if (!added && cell.trim() === cellOf(stands)) continue;
    if (stands === undefined && !cell.trim()) continue;
    const holder = column.slice(0, -1).reduce<Json | undefined>((value, name) => (isObject(value) ? value[name] : undefined), now);
    const parsed = parseCell(bench, column.reduce(below, at), form, cell, isObject(holder) ? holder : isObject(now) ? (now as JsonObject) : {});
    if ("right" in parsed) faults.push({ line, field: written(column), stands: cell, right: parsed.right });
    else if (cellText(parsed.value) === cellText(stands)) continue;
    else if (tells(item, root, now, column)) now = put(now, column.slice(0, -1), fresh(tells(item, root, now, column)?.get(String(parsed.value)) ?? {}, root));
    else now = column.length ? put(now, column, parsed.value) : (parsed.value ?? null);
  }
  return now;
}

/** The variants that a field tells apart, where it is such a one. */
function tells(item: Schema, root: Schema, row: Json, column: Column): Map<string, Schema> | null {
  const around = column.length > 1 ? formIn(item, root, row, column.slice(0, -1)) : null;
  const found = around && kindOf(around.schema) === "variants" ? variantsOf(around.schema, root) : null;
  return found && found.field === column.at(-1) ? found.variants : null;
}

/** The text of a file, however it is written: spreadsheets still write the signs of their country. */
export async function textOfFile(file: Blob, language: string): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(language === "pl" ? "windows-1250" : "windows-1252").decode(bytes);
  }
}

/** A row with a value in a field, whatever lies around it: an object that is not there yet begins with it. */
function put(row: Json, [name = "", ...rest]: Column, value: Json | undefined): Json {
  if (Array.isArray(row)) return row.length > Number(name) ? row.with(Number(name), rest.length ? put(row[Number(name)] ?? {}, rest, value) : (value ?? null)) : [...row, value ?? null];
  const own = isObject(row) ? row : {};
  if (!rest.length) return (withValue({ own }, below("own", name), value) as { own: JsonObject }).own;
  if (value === undefined && own[name] === undefined) return own;
  return { ...own, [name]: put(own[name] ?? (/^\d+$/.test(rest[0] ?? "") ? [] : {}), rest, value) };
}
