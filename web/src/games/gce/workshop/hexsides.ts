/** Rivers, railways and sea hexsides between two hexes, put there or taken away. */

import type { Point } from "../../../kit/map/geometry";
import { isObject, type Json } from "../../../kit/workshop/corrections";
import { centre, hexAt, neighbours, RADIUS } from "../map/grid";

const pair = (row: Json | undefined, a: string, b: string): boolean => Array.isArray(row) && row.includes(a) && row.includes(b);

/** What may lie between two hexes. */
export type Water = "minor" | "major" | "sea";

/** The two hexes whose side a point lies on, or so near to that it is meant; null: it lies within a hex. */
export function sideAt(point: Point): [string, string] | null {
  const hex = hexAt(point);
  const off = (one: Point): number => Math.hypot(one.x - point.x, one.y - point.y);
  const [at, near] = [centre(hex), neighbours(hex).reduce((best, one) => (off(centre(one)) < off(centre(best)) ? one : best))];
  const other = centre(near);
  return off({ x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 }) < RADIUS * 0.45 ? [hex, near] : null;
}

/** What lies between two hexes; "": nothing does. */
export function waterBetween(rivers: Json[], seas: Json[], a: string, b: string): Water | "" {
  const river = rivers.find((row) => isObject(row) && pair(row["between"], a, b));
  if (isObject(river)) return river["size"] === "major" ? "major" : "minor";
  return seas.some((row) => pair(row, a, b)) ? "sea" : "";
}
/** Whether a line runs between two hexes. */
export const railBetween = (rows: Json[], a: string, b: string): boolean => rows.some((row) => isObject(row) && runs(Array.isArray(row["hexes"]) ? row["hexes"] : [], a, b) >= 0);

/** Rivers and sea hexsides with nothing but this between two hexes. */
export function withWater(rivers: Json[], seas: Json[], a: string, b: string, water: Water | ""): [rivers: Json[], seas: Json[]] {
  const now = waterBetween(rivers, seas, a, b);
  if (now === water) return [rivers, seas];
  const sea = (now === "sea") === (water === "sea") ? seas : withSea(seas, a, b);
  if (water === "sea" || water === "") return [now === "sea" || now === "" ? rivers : withRiver(rivers, a, b, now), sea];
  return [withRiver(rivers, a, b, water), sea];
}

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
