/** The way a flat picture lies under four of its points. */

import type { Point } from "./geometry";

/** Four points, and where each of them is to lie. */
export type Pairs = readonly (readonly [from: Point, to: Point])[];

/** The eight numbers of the projection that brings four points where they are to lie; null where three are in a line. */
export function projection(pairs: Pairs): number[] | null {
  const rows = pairs.slice(0, 4).flatMap(([{ x, y }, { x: u, y: v }]) => [
    [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
    [0, 0, 0, x, y, 1, -v * x, -v * y, v],
  ]);
  if (rows.length < 8) return null;
  for (let column = 0; column < 8; column++) {
    const best = rows.slice(column).reduce((most, row) => (Math.abs(row[column] ?? 0) > Math.abs(most[column] ?? 0) ? row : most));
    const pivot = best[column] ?? 0;
    if (Math.abs(pivot) < 1e-9) return null;
    rows.splice(rows.indexOf(best), 1);
    rows.splice(column, 0, best);
    for (const row of rows) {
      const times = (row[column] ?? 0) / pivot;
      if (row !== best && times) for (let i = column; i < 9; i++) row[i] = (row[i] ?? 0) - times * (best[i] ?? 0);
    }
  }
  return rows.map((row, i) => (row[8] ?? 0) / (row[i] ?? 1));
}

/** A projection as a style sheet takes it. */
export const asMatrix = ([a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0]: readonly number[]): string => `matrix3d(${[a, d, 0, g, b, e, 0, h, 0, 0, 1, 0, c, f, 0, 1].join()})`;

/** Where a projection brings a point. */
export function projected([a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0]: readonly number[], { x, y }: Point): Point {
  const w = g * x + h * y + 1;
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
}
