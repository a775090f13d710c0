/** Rows that are put into the tables of the data: a new one has what it needs, and an id of its own. */

import type { Bench } from "./bench.svelte";
import { below, isObject, namedRows, NAMING, type Json, type JsonObject } from "./corrections";
import { fresh, itemsOf } from "./schema";

/** The name of a new row among others: the next number, the first place that none has, or an id that nothing has. */
function nextName(bench: Bench, list: string, key: string, rows: JsonObject[]): Json {
  const taken = new Set(rows.map((row) => row[key]));
  const numbers = [...taken].filter((one) => typeof one === "number");
  if (numbers.length === taken.size && numbers.length) return Math.max(...numbers) + 1;
  const free = bench.module.idsFor(bench, key, {}, below(list, "-"))?.find((one) => !taken.has(one));
  if (free !== undefined) return free;
  let number = 1;
  while (taken.has(`own_${number}`)) number += 1;
  return `own_${number}`;
}

/** Puts a new row into a table; returns the thing that it is, or that it belongs to. */
export function addRow(bench: Bench, list: string): string {
  const rows = bench.listAt(list);
  const root = bench.root(list);
  const item = itemsOf(bench.form(list)?.schema ?? {}, root).schema;
  const made = fresh(item, root, (field) => bench.module.idsFor(bench, field, {}, below(list, "-"))?.[0]);
  const first = rows[0];
  const key = namedRows(rows) && isObject(first) ? NAMING.find((one) => one in first) : undefined;
  if (!key || !isObject(made)) {
    bench.set(list, [...rows, made]);
    return list;
  }
  const row: JsonObject = { ...made, [key]: nextName(bench, list, key, rows.filter(isObject)) };
  bench.set(list, [...rows, row]);
  const names = namedRows(bench.listAt(list));
  return names ? below(list, names.at(-1) ?? "") : list;
}
