/**
 * The sheet and what is printed on it, in board units. Where each place lies is told by the game's data (`board.json`),
 * whose checks know the sizes of the map, the card and the trays too.
 */

import type { Heading, Point, Rect } from "../../../kit/map/geometry";

export const SCALE = 1.5;

/** Longitude and latitude in degrees to the sheet, x to the right and y down. */
export const project = (lon: number, lat: number): Point => ({
  x: (lon + 10) * 76.6 * SCALE,
  y: (44.4 - lat) * 100 * SCALE,
});

/** The map inside its frame, and the whole sheet with the frame's margin. */
export const MAP: Rect = { x: -230, y: -14, width: 1936, height: 1456 };
const MARGIN = 30;
export const SHEET: Rect = {
  x: MAP.x - MARGIN,
  y: MAP.y - MARGIN,
  width: MAP.width + 2 * MARGIN,
  height: MAP.height + 2 * MARGIN,
};

/** A place: its name plate on top, below it the two halves. */
export const CARD = { width: 138, height: 98, plate: 27 };

/** The card of a drawn place. */
export function card({ x, y }: Point): Rect {
  return { x: x - CARD.width / 2, y: y - CARD.height / 2, width: CARD.width, height: CARD.height };
}

/** A ship's counter. */
export const SHIP = { width: 72, height: 36 };

/** Places for `count` counters in a room, row by row; they close up when there are many. */
export function berths(count: number, room: Rect, size = SHIP): Point[] {
  const columns = Math.max(1, Math.min(count, Math.floor(room.width / size.width)));
  const rows = Math.ceil(count / columns);
  const across = room.width / columns;
  const down = rows > 1 ? Math.min(size.height + 2, (room.height - size.height) / (rows - 1)) : 0;
  const top = room.y + (room.height - size.height - down * (rows - 1)) / 2 + size.height / 2;
  return Array.from({ length: count }, (_, i) => ({
    x: room.x + across * ((i % columns) + 0.5),
    y: top + Math.floor(i / columns) * down,
  }));
}

/** On which side of its card a coastal place has the sea. */
export type Seaward = "up" | "down" | "left" | "right";

/** Where ships lie off a place, seen from its middle: along its edge towards the sea. */
export function offshore(count: number, side: Seaward): Point[] {
  const along = side === "up" || side === "down";
  const step = along ? Math.min(56, 150 / Math.max(1, count - 1)) : Math.min(30, 86 / Math.max(1, count - 1));
  const away = along ? CARD.height / 2 + 13 : CARD.width / 2 + 29;
  return Array.from({ length: count }, (_, i) => {
    const off = (i - (count - 1) / 2) * step;
    if (along) return { x: off, y: side === "up" ? -away : away };
    return { x: side === "left" ? -away : away, y: off };
  });
}

/** The place one comes to from `from` when walking that way: near and well ahead wins. */
export function walk(from: string, heading: Heading, places: ReadonlyMap<string, Point>): string | null {
  const here = places.get(from);
  if (!here) return null;
  const [ax, ay] = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[heading] as [number, number];
  let best: string | null = null;
  let least = Infinity;
  for (const [id, { x, y }] of places) {
    const ahead = (x - here.x) * ax + (y - here.y) * ay;
    const aside = Math.abs((x - here.x) * ay) + Math.abs((y - here.y) * ax);
    if (id === from || ahead <= 0 || aside > 1.6 * ahead) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [id, cost];
  }
  return best;
}

/** Each side's tray on the sheet, in open water. */
export const MATS: Record<"nationalist" | "republican", Rect> = {
  nationalist: { x: -214, y: 1258, width: 508, height: 170 },
  republican: { x: 1182, y: 1258, width: 508, height: 170 },
};
const ROW = 8;

/** Where the nth counter of a tray lies. */
export function matSpot(side: "nationalist" | "republican", n: number): Point {
  const { x, y } = MATS[side];
  return { x: x + 44 + (n % ROW) * 60, y: y + 74 + Math.floor(n / ROW) * 60 };
}

/** The middle of a side's half of a place. */
export const half = (at: Point, side: "nationalist" | "republican"): Point => ({
  x: at.x + (side === "nationalist" ? -33 : 33),
  y: at.y + 13,
});
