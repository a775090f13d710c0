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

type Loose = Record<string, unknown>;
/** Where a place truly is, in degrees: there it is drawn if the board has no place for it. */
interface Placed {
  id: string;
  lon: number;
  lat: number;
}
/** The room of a sea area that the board has no place for. */
const SIZE = { width: 152, height: 108 };

/** The board's part of `GET /api/static/espana1936`, whether its lists lie flat or under `map`, `pieces` and `naval`. */
export function boardData(raw: unknown): BoardData {
  const all = (raw ?? {}) as Loose;
  const board = (all["board"] ?? {}) as { start?: string; places?: (Point & { id: string; shore?: Seaward })[]; waters?: (Rect & { id: string })[] };
  const places = new Map(board.places?.map((place) => [place.id, place]));
  const waters = new Map(board.waters?.map((water) => [water.id, water]));
  const at = (place: Placed): Point => places.get(place.id) ?? project(place.lon, place.lat);
  const room = (place: Placed): Rect => waters.get(place.id) ?? { ...project(place.lon, place.lat), ...SIZE };
  const layers = [all, (all["map"] ?? {}) as Loose, (all["pieces"] ?? {}) as Loose, (all["naval"] ?? {}) as Loose];
  const list = <T>(name: string): T[] => {
    const found = layers.map((layer) => layer[name]).find(Array.isArray);
    return (found ?? []) as T[];
  };
  const boxes = list<Box & Placed>("boxes");
  return {
    start: board.start ?? boxes[0]?.id ?? "",
    boxes: boxes.map((box) => ({ ...box, at: at(box), shore: places.get(box.id)?.shore ?? "down" })),
    links: list("links"),
    turns: list("turns"),
    generals: list("generals"),
    planes: list("planes"),
    tanks: list("tanks"),
    areas: list<SeaArea & Placed>("areas").map((area) => ({ ...area, room: room(area) })),
    bases: list<NavalBase & Placed>("bases").map((base) => ({ ...base, room: room(base) })),
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
