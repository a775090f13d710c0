/** Lines as a hand draws them: always the same, never quite straight. */

import type { Point } from "../../../kit/map/geometry";
import { round } from "./grid";

/** A number between -1 and 1 that only the place decides. */
export function chance(x: number, y: number, nth = 0): number {
  const mixed = Math.sin(Math.round(x) * 12.9898 + Math.round(y) * 78.233 + nth * 37.719) * 43758.5453;
  return 2 * (mixed - Math.floor(mixed)) - 1;
}

/** Cuts the corners of a line once (Chaikin). */
export function rounded(points: readonly Point[], closed: boolean): Point[] {
  const out: Point[] = [];
  const count = closed ? points.length : points.length - 1;
  if (!closed && points[0]) out.push(points[0]);
  for (let i = 0; i < count; i++) {
    const [a, b] = [points[i] as Point, points[(i + 1) % points.length] as Point];
    const at = (part: number): Point => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
    out.push(at(0.25), at(0.75));
  }
  const last = points[points.length - 1];
  if (!closed && last) out.push(last);
  return out;
}

/** Points along a line, about `gap` apart. */
export function spaced(points: readonly Point[], gap: number, closed = false): Point[] {
  const out: Point[] = [];
  const count = closed ? points.length : points.length - 1;
  for (let i = 0; i < count; i++) {
    const [a, b] = [points[i] as Point, points[(i + 1) % points.length] as Point];
    const parts = Math.max(1, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / gap));
    for (let p = 0; p < parts; p++) out.push({ x: a.x + ((b.x - a.x) * p) / parts, y: a.y + ((b.y - a.y) * p) / parts });
  }
  const last = points[points.length - 1];
  if (!closed && last) out.push(last);
  return out;
}

/** A closed line around land, pushed `out` to its left and roughened as a coast is. */
export function coast(loop: readonly Point[], out: number, rough = 3.2): Point[] {
  const line = spaced(rounded(rounded(loop, true), true), 9, true);
  const sway = (p: Point): number => chance(p.x, p.y) * rough + chance(p.x / 4, p.y / 4, 7) * rough * 0.8;
  const moved = line.map((p, i) => {
    const before = line[(i + line.length - 1) % line.length] as Point;
    const after = line[(i + 1) % line.length] as Point;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const away = out + sway(p);
    return { x: p.x + ((after.y - before.y) / length) * away, y: p.y - ((after.x - before.x) / length) * away };
  });
  return rounded(moved, true);
}

/** A line that bends a little between its points, which it keeps nearly. */
export function meander(line: readonly Point[], sway: number): Point[] {
  const bent: Point[] = [];
  line.forEach((p, i) => {
    bent.push({ x: p.x + chance(p.x, p.y, 1) * sway * 0.4, y: p.y + chance(p.x, p.y, 2) * sway * 0.4 });
    const q = line[i + 1];
    if (!q) return;
    const middle = { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
    const length = Math.hypot(q.x - p.x, q.y - p.y) || 1;
    const aside = sway * chance(middle.x, middle.y, 3) * Math.sign(q.x - p.x || q.y - p.y);
    bent.push({ x: middle.x - ((q.y - p.y) / length) * aside, y: middle.y + ((q.x - p.x) / length) * aside });
  });
  return bent;
}

/** A line made calmer, so that letters can stand on it. */
export function softened(line: readonly Point[], times: number): Point[] {
  const calmer = line.map((p, i) => {
    const [a, b] = [line[i - 1] ?? p, line[i + 1] ?? p];
    return { x: (a.x + 2 * p.x + b.x) / 4, y: (a.y + 2 * p.y + b.y) / 4 };
  });
  return times > 1 ? softened(calmer, times - 1) : calmer;
}

/** Path data through points. */
export const trace = (points: readonly Point[], closed = false): string =>
  points.map(({ x, y }, i) => `${i ? "L" : "M"}${round(x)} ${round(y)}`).join("") + (closed ? "z" : "");

/** How wide a piece of a long drawing is, in sheet units. */
const PIECE = 300;

/**
 * A long drawing cut into pieces by where they are. A browser draws a map tile by tile, and for each tile all of
 * every path that touches it: of a coast in pieces it draws what is there. Only lines of absolute points are cut.
 */
export function pieces(path: string): string[] {
  const found = new Map<string, string>();
  const cellOf = ([x, y]: readonly number[]): string => `${Math.floor((x ?? 0) / PIECE)} ${Math.floor((y ?? 0) / PIECE)}`;
  const add = (cell: string, part: string): void => void found.set(cell, (found.get(cell) ?? "") + part);
  for (const stroke of path.match(/M[^M]*/g) ?? []) {
    const points = [...stroke.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    const [first] = points;
    if (!first) continue;
    if (/[^MLz\d .-]/.test(stroke)) {
      add(cellOf(first), stroke);
      continue;
    }
    let before = "";
    const line = stroke.endsWith("z") ? [...points, first] : points;
    line.slice(1).forEach((point, i) => {
      const from = line[i] ?? first;
      const cell = cellOf(from);
      add(cell, `${cell === before ? "" : `M${from.join(" ")}`}L${point.join(" ")}`);
      before = cell;
    });
  }
  return [...found.values()];
}
