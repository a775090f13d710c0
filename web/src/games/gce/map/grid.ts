/** The grid of hexes on the sheet: pointed at the top, rows growing northwards, odd rows half a hex further east. */

import type { Point, Rect } from "../../../kit/map/geometry";
import type { HexId } from "../types";

/** From the middle of a hex to a corner; all other lengths of the sheet follow. */
export const RADIUS = 40;
export const WIDTH = Math.sqrt(3) * RADIUS;
export const ROW = 1.5 * RADIUS;
const TOP_ROW = 39;

/** The map inside its frame, and the whole sheet. */
export const MAP: Rect = { x: -210, y: 44, width: 2340, height: 1806 };
const MARGIN = 24;
export const SHEET: Rect = {
  x: MAP.x - MARGIN,
  y: MAP.y - MARGIN,
  width: MAP.width + 2 * MARGIN,
  height: MAP.height + 2 * MARGIN,
};

/** Clockwise from the northeast, as the game counts them. */
export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;
const ROW_STEP = [1, 0, -1, -1, 0, 1];
const COLUMN_STEP = [
  [0, 1, 0, -1, -1, -1],
  [1, 1, 1, 0, -1, 0],
];

export const rowOf = (hex: HexId): number => Number(hex.slice(0, 2));
export const columnOf = (hex: HexId): number => Number(hex.slice(2));
const two = (value: number): string => String(value).padStart(2, "0");
export const hexId = (row: number, column: number): HexId => two(row) + two(column);

/** The hex in a direction. It may lie beyond the printed grid: two digits are enough for that on the north and east. */
export function neighbour(hex: HexId, direction: number): HexId {
  const row = rowOf(hex);
  return hexId(row + (ROW_STEP[direction] ?? 0), columnOf(hex) + (COLUMN_STEP[row % 2]?.[direction] ?? 0));
}

export const neighbours = (hex: HexId): HexId[] => DIRECTIONS.map((direction) => neighbour(hex, direction));

/** The direction from a hex to its neighbour; -1 for any other hex. */
export const directionTo = (from: HexId, to: HexId): number => neighbours(from).indexOf(to);

/** The middle of a hex. */
export function centre(hex: HexId): Point {
  const row = rowOf(hex);
  return { x: (columnOf(hex) + (row % 2) / 2 + 0.5) * WIDTH, y: (TOP_ROW - row) * ROW + RADIUS };
}

/** Of several points the one nearest to the middle of all. */
export function amid(points: readonly [Point, ...Point[]]): Point {
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  const off = (point: Point): number => Math.hypot(point.x - x, point.y - y);
  return points.reduce((best, point) => (off(point) < off(best) ? point : best));
}

/** Of the capitals of provinces the one nearest to the middle of the map: where one begins to look. */
export function middleHex(hexes: readonly { id: HexId; capital?: boolean }[]): HexId {
  const middle = hexes.map(({ id }) => centre(id)).reduce((sum, { x, y }) => ({ x: sum.x + x / hexes.length, y: sum.y + y / hexes.length }), { x: 0, y: 0 });
  const off = ({ id }: { id: HexId }): number => Math.hypot(centre(id).x - middle.x, centre(id).y - middle.y);
  return hexes.filter(({ capital }) => capital).reduce((best, hex) => (off(hex) < off(best) ? hex : best)).id;
}

/** Whether a point lies within a box, told by two corners. */
export function inBox({ x, y }: Point, from: Point, to: Point): boolean {
  const inside = (at: number, one: number, other: number): boolean => at >= Math.min(one, other) && at <= Math.max(one, other);
  return inside(x, from.x, to.x) && inside(y, from.y, to.y);
}

/** The corners around the origin, from the top clockwise. The side in direction d lies between corners d and d + 1. */
export const CORNERS: readonly Point[] = Array.from({ length: 6 }, (_, i) => ({
  x: RADIUS * Math.sin((i * Math.PI) / 3),
  y: -RADIUS * Math.cos((i * Math.PI) / 3),
}));

export function corner(hex: HexId, i: number): Point {
  const { x, y } = centre(hex);
  const off = CORNERS[((i % 6) + 6) % 6] as Point;
  return { x: x + off.x, y: y + off.y };
}

/** The two ends of the side of a hex in a direction, clockwise. */
export const side = (hex: HexId, direction: number): [Point, Point] => [corner(hex, direction), corner(hex, direction + 1)];

/** The hex a point of the sheet lies in. */
export function hexAt({ x, y }: Point): HexId {
  const row = TOP_ROW - (y - RADIUS) / ROW;
  let best: HexId = "0000";
  let least = Infinity;
  for (const r of [Math.floor(row), Math.ceil(row)]) {
    if (r < 0 || r > 99) continue;
    const c = Math.max(0, Math.round(x / WIDTH - 0.5 - (r % 2) / 2));
    const hex = hexId(r, c);
    const at = centre(hex);
    const away = (at.x - x) ** 2 + (at.y - y) ** 2;
    if (away < least) [best, least] = [hex, away];
  }
  return best;
}

export const round = (value: number): string => (Math.round(value * 10) / 10).toString();

/** Path data of a hex, a little smaller than itself by `inset`. */
export function hexPath(hex: HexId, inset = 0): string {
  const { x, y } = centre(hex);
  const share = 1 - inset / RADIUS;
  return `${CORNERS.map((off, i) => `${i ? "L" : "M"}${round(x + off.x * share)} ${round(y + off.y * share)}`).join("")}z`;
}

export const hexPaths = (hexes: Iterable<HexId>, inset = 0): string => [...hexes].map((hex) => hexPath(hex, inset)).join("");

const pointKey = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** The sides of a set of hexes that lie on its edge. */
export function edgeSides(hexes: ReadonlySet<HexId>): [Point, Point][] {
  const found: [Point, Point][] = [];
  for (const hex of hexes) {
    for (const direction of DIRECTIONS) if (!hexes.has(neighbour(hex, direction))) found.push(side(hex, direction));
  }
  return found;
}

/** The closed lines around a set of hexes, the set on the right hand. */
export function outlines(hexes: ReadonlySet<HexId>): Point[][] {
  const next = new Map<string, [Point, Point]>();
  for (const edge of edgeSides(hexes)) next.set(pointKey(edge[0]), edge);
  const loops: Point[][] = [];
  while (next.size) {
    const loop: Point[] = [];
    let key = next.keys().next().value as string;
    for (let edge = next.get(key); edge; edge = next.get(key)) {
      loop.push(edge[0]);
      next.delete(key);
      key = pointKey(edge[1]);
    }
    loops.push(loop);
  }
  return loops;
}

/** Joins pieces of line that meet end to end into as few lines as there can be. */
export function chains(pieces: readonly [Point, Point][]): Point[][] {
  const at = new Map<string, number[]>();
  pieces.forEach((piece, i) => {
    for (const end of piece) at.set(pointKey(end), [...(at.get(pointKey(end)) ?? []), i]);
  });
  const used = new Set<number>();
  const grow = (line: Point[]): void => {
    for (;;) {
      const last = line[line.length - 1] as Point;
      const meeting = at.get(pointKey(last)) ?? [];
      const next = meeting.find((i) => !used.has(i));
      if (next === undefined || (meeting.length > 2 && line.length > 2)) return;
      used.add(next);
      const [a, b] = pieces[next] as [Point, Point];
      line.push(pointKey(a) === pointKey(last) ? b : a);
    }
  };
  const lines: Point[][] = [];
  pieces.forEach((piece, i) => {
    if (used.has(i)) return;
    used.add(i);
    const line = [...piece];
    grow(line);
    line.reverse();
    grow(line);
    lines.push(line);
  });
  return lines;
}

/** How many hexes lie from one to the other. */
export function distance(from: HexId, to: HexId): number {
  const slant = (hex: HexId): number => columnOf(hex) - Math.floor(rowOf(hex) / 2);
  const rows = rowOf(to) - rowOf(from);
  const slants = slant(to) - slant(from);
  return Math.max(Math.abs(rows), Math.abs(slants), Math.abs(rows + slants));
}

export type Heading = "left" | "right" | "up" | "down";
/** The keys that lead there. */
export const HEADINGS: Record<string, Heading> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

/** The room of a hex on the sheet. */
export function spot(hex: HexId): Rect {
  const { x, y } = centre(hex);
  return { x: x - RADIUS, y: y - RADIUS, width: 2 * RADIUS, height: 2 * RADIUS };
}

/** The hex an arrow key leads to. Up and down lean left and right by turns, so that they climb straight. */
export function step(hex: HexId, heading: Heading): HexId {
  const odd = rowOf(hex) % 2 === 1;
  const direction = { right: 1, left: 4, up: odd ? 5 : 0, down: odd ? 3 : 2 }[heading];
  return neighbour(hex, direction);
}
