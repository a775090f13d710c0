/** Where things lie on the sheet. Every number here is in board units. */

import type { Heading, Point, Rect } from "../../../kit/map/geometry";
import type { Box, NavalBase, SeaArea } from "./data";

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
/** The side of a counter in a stack, in a tray of the sheet, and of a token beside a stack. */
export const COUNTER = 46;
export const TOKEN = 21;

/** Where places are drawn, as printed point-to-point maps do: near the truth, with room to stand. */
const DRAWN: Record<string, [number, number]> = {
  la_coruna: [180, 152],
  oviedo: [446, 152],
  santander: [640, 118],
  bilbao: [808, 118],
  san_sebastian: [976, 118],
  leon: [462, 290],
  burgos: [690, 268],
  logrono: [862, 248],
  pamplona: [1030, 246],
  huesca: [1184, 336],
  zaragoza: [1030, 424],
  lerida: [1250, 458],
  gerona: [1504, 346],
  barcelona: [1444, 468],
  tarragona: [1304, 582],
  soria: [884, 388],
  valladolid: [572, 400],
  salamanca: [396, 496],
  segovia: [724, 466],
  avila: [546, 538],
  madrid: [700, 592],
  guadalajara: [864, 552],
  teruel: [1024, 598],
  cuenca: [902, 704],
  castellon: [1190, 690],
  valencia: [1134, 806],
  toledo: [624, 706],
  caceres: [424, 734],
  badajoz: [340, 862],
  ciudad_real: [692, 832],
  albacete: [926, 838],
  alicante: [1120, 930],
  murcia: [1012, 1050],
  huelva: [300, 1056],
  sevilla: [466, 1046],
  cadiz: [400, 1188],
  cordoba: [612, 966],
  jaen: [788, 974],
  granada: [764, 1098],
  malaga: [600, 1168],
  almeria: [930, 1168],
  marruecos: [560, 1350],
};

/** The middle of a drawn place; one the table does not know stands at its true coordinates. */
export function centre(box: Box): Point {
  const drawn = DRAWN[box.id];
  return drawn ? { x: drawn[0], y: drawn[1] } : project(box.lon, box.lat);
}

/** The card of a drawn place. */
export function card({ x, y }: Point): Rect {
  return { x: x - CARD.width / 2, y: y - CARD.height / 2, width: CARD.width, height: CARD.height };
}

/** A ship's counter, and the room an area or a base takes on the water. */
export const SHIP = { width: 72, height: 36 };
const AREA = { width: 318, height: 112 };
const BASE = { width: 152, height: 108 };

/** Where the seas are drawn: in open water near the coasts they touch. The Cantabrian is a narrow strip. */
const WATERS: Record<string, Rect> = {
  cantabrico: { x: 336, y: -9, width: 784, height: 47 },
  baleares: { x: 1384, y: 526, width: AREA.width, height: AREA.height },
  mediterraneo: { x: 1232, y: 1104, width: AREA.width, height: AREA.height },
  estrecho: { x: 652, y: 1250, width: AREA.width, height: AREA.height },
  ferrol: { x: -54, y: 222, width: BASE.width, height: BASE.height },
  cadiz_base: { x: 166, y: 1136, width: BASE.width, height: BASE.height },
  cartagena: { x: 1140, y: 990, width: BASE.width, height: BASE.height },
};

/** The room of a sea area or a base; one the table does not know lies at its true coordinates. */
export function water(place: SeaArea | NavalBase): Rect {
  const size = "box" in place ? BASE : AREA;
  const { x, y } = project(place.lon, place.lat);
  return WATERS[place.id] ?? { x: x - size.width / 2, y: y - size.height / 2, ...size };
}

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

export type Seaward = "up" | "down" | "left" | "right";

/** On which side of its card a coastal place has the sea. */
const SEAWARD: Record<string, Seaward> = {
  gerona: "right",
  barcelona: "right",
  tarragona: "right",
  castellon: "right",
  valencia: "right",
  alicante: "right",
  murcia: "right",
  marruecos: "up",
};

export function seaward(box: Box): Seaward {
  return SEAWARD[box.id] ?? (box.coast?.includes("cantabrico") ? "up" : "down");
}

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
