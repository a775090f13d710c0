/** Rivers, railways and sea hexsides between two hexes, put there or taken away. */

import { isObject, type Json } from "../../../kit/workshop/corrections";

const pair = (row: Json | undefined, a: string, b: string): boolean => Array.isArray(row) && row.includes(a) && row.includes(b);

/** Rivers with one of a size between two hexes; without it where there is just that one. */
export function withRiver(rows: Json[], a: string, b: string, size: "minor" | "major"): Json[] {
  const at = rows.findIndex((row) => isObject(row) && pair(row["between"], a, b));
  const there = rows[at];
  if (!isObject(there)) return [...rows, { between: [a, b], size, rivers: ["–"] }];
  return there["size"] === size ? rows.toSpliced(at, 1) : rows.with(at, { ...there, size });
}

/** Sea hexsides with the one between two hexes, or without it. */
export function withSea(rows: Json[], a: string, b: string): Json[] {
  const others = rows.filter((row) => !pair(row, a, b));
  return others.length < rows.length ? others : [...rows, [a, b]];
}

/** Where a line runs from one of two hexes to the other; -1: it does not. */
const runs = (hexes: Json[], a: string, b: string): number => hexes.findIndex((hex, i) => (hex === a && hexes[i + 1] === b) || (hex === b && hexes[i + 1] === a));

/**
 * Railways with one between two hexes, or without it: a line that ran there is cut in two. A new piece lengthens a line
 * that ends there, else it is a line of its own.
 */
export function withRail(rows: Json[], a: string, b: string): Json[] {
  let cut = false;
  const left = rows.flatMap((row): Json[] => {
    const hexes = isObject(row) && Array.isArray(row["hexes"]) ? row["hexes"] : [];
    const at = runs(hexes, a, b);
    if (!isObject(row) || at < 0) return [row];
    cut = true;
    const [before, after] = [hexes.slice(0, at + 1), hexes.slice(at + 1)];
    return [
      ...(before.length > 1 ? [{ ...row, hexes: before }] : []),
      ...(after.length > 1 ? [{ ...row, ...(before.length > 1 ? { name: `${String(row["name"])} (${String(after[0])})` } : {}), hexes: after }] : []),
    ];
  });
  if (cut) return left;
  const lengthened = (hexes: Json[]): Json[] | null => {
    for (const [end, other] of [[a, b], [b, a]] as const) {
      if (hexes.at(-1) === end) return [...hexes, other];
      if (hexes[0] === end) return [other, ...hexes];
    }
    return null;
  };
  for (const [i, row] of rows.entries()) {
    const hexes = isObject(row) && Array.isArray(row["hexes"]) ? lengthened(row["hexes"]) : null;
    if (isObject(row) && hexes) return rows.with(i, { ...row, hexes });
  }
  return [...rows, { name: `${a}-${b}`, hexes: [a, b] }];
}
