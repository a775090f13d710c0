/** The printed facts the board draws: places, roads, turns and the names on counters. */

import type { Point, Rect } from "../../../kit/map/geometry";
import { project, type Seaward } from "./geometry";

export interface Box {
  id: string;
  name: string;
  objective: boolean;
  port: boolean;
  overseas?: boolean;
  /** The sea areas before it. */
  coast?: string[];
  /** The middle of its card on the sheet. */
  at: Point;
  /** Where its ships lie. */
  shore: Seaward;
}
export interface SeaArea {
  id: string;
  name: string;
  /** The room it takes on the sheet. */
  room: Rect;
}
export interface NavalBase extends SeaArea {
  /** The box it lies beside. */
  box: string;
}
export interface TurnCell {
  turn: number;
  year: string;
  replacement: boolean;
}
export interface Named {
  id: string;
  name: string;
}
export interface BoardData {
  /** The box at which one begins to look. */
  start: string;
  boxes: Box[];
  links: [string, string][];
  turns: TurnCell[];
  generals: Named[];
  planes: Named[];
  tanks: Named[];
  areas: SeaArea[];
  bases: NavalBase[];
}

/** Where a place truly is, in degrees: there it is drawn if the board has no place for it. */
interface Placed {
  id: string;
  lon: number;
  lat: number;
}
/** The room of a sea area that the board has no place for. */
const SIZE = { width: 152, height: 108 };

/** What of the data files is drawn. */
interface Printed {
  map: { boxes: (Box & Placed)[]; links: [string, string][]; turns: TurnCell[] };
  board?: { start: string; places: (Point & { id: string; shore?: Seaward })[]; waters: (Rect & { id: string })[] };
  pieces: Record<"generals" | "planes" | "tanks", Named[]>;
  naval: { areas: (SeaArea & Placed)[]; bases: (NavalBase & Placed)[] };
}

/** The board's part of `GET /api/static/espana1936`. */
export function boardData(data: unknown): BoardData {
  const { map, board, pieces, naval } = data as Printed;
  const places = new Map(board?.places.map((place) => [place.id, place]));
  const waters = new Map(board?.waters.map((water) => [water.id, water]));
  const room = ({ id, lon, lat }: Placed): Rect => waters.get(id) ?? { ...project(lon, lat), ...SIZE };
  return {
    start: board?.start ?? map.boxes[0]?.id ?? "",
    boxes: map.boxes.map((box) => ({ ...box, at: places.get(box.id) ?? project(box.lon, box.lat), shore: places.get(box.id)?.shore ?? "down" })),
    links: map.links,
    turns: map.turns,
    generals: pieces.generals,
    planes: pieces.planes,
    tanks: pieces.tanks,
    areas: naval.areas.map((area) => ({ ...area, room: room(area) })),
    bases: naval.bases.map((base) => ({ ...base, room: room(base) })),
  };
}

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();

/** What is printed on a counter: a general's surname, a plane's or tank's mark. */
export function shortName({ id, name }: Named): string {
  const words = name.split(/\s+/);
  const surname = words.find((word) => plain(word) === id);
  const mark = words.find((word) => /^[A-Z]\p{L}*-\d+$/u.test(word));
  return surname ?? mark ?? (name.length <= 8 ? name : (words[0] ?? name));
}

/** Three letters for each troop type, as printed on the counters in every language. */
export const typeWord: Record<string, string> = {
  regular: "REG",
  falangist: "FAL",
  carlist: "CAR",
  legion: "LEG",
  africa: "AFR",
  italian: "CTV",
  basque: "VAS",
  anarchist: "ANA",
  communist: "COM",
  international: "INT",
};
