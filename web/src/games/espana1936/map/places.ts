/** Every place one can point at: the boxes of the map and, with the naval war, sea areas and bases. */

import type { SideName } from "../../../kit/server/types";
import type { Naval, Piece } from "../types";
import type { Translate } from "../../../kit/words/words";
import { shortName, type BoardData, type NavalBase, type SeaArea } from "./data";
import { card, half, MATS } from "./geometry";
import { middle, type Point, type Rect } from "../../../kit/map/geometry";

export interface WaterPlaces {
  areas: SeaArea[];
  bases: NavalBase[];
  /** The room each takes on the sheet. */
  rooms: ReadonlyMap<string, Rect>;
}

/** The seas and bases that are in play: none without the naval war. */
export function waterPlaces(printed: BoardData, naval: Naval | null): WaterPlaces {
  const areas = printed.areas.filter(({ id }) => naval && id in naval.areas);
  const bases = printed.bases.filter(({ id }) => naval && id in naval.bases);
  return { areas, bases, rooms: new Map([...areas, ...bases].map(({ id, room }) => [id, room])) };
}

/** The middle of every place. */
export const middleOf = (printed: BoardData, sea: WaterPlaces): ReadonlyMap<string, Point> =>
  new Map([
    ...printed.boxes.map(({ id, at }) => [id, at] as const),
    ...[...sea.rooms].map(([id, room]) => [id, middle(room)] as const),
  ]);

/** The room that something floating beside a place must leave free. */
export function roomIn(place: string, sea: WaterPlaces, at: ReadonlyMap<string, Point>): Rect | null {
  const point = at.get(place);
  return sea.rooms.get(place) ?? (point ? card(point) : null);
}

/** Where a side's counters are in a place (`mat:` and the side for its tray), to let them travel there and back. */
export function spotIn(
  place: string,
  side: SideName,
  sea: WaterPlaces,
  at: ReadonlyMap<string, Point>,
): Point | undefined {
  if (place.startsWith("mat:")) return middle(MATS[side]);
  const point = at.get(place);
  return point && (sea.rooms.has(place) ? point : half(point, side));
}

/** What is printed on counters that bear a name. */
export const printedNames = (printed: BoardData, pieces: readonly Piece[], t: Translate): ReadonlyMap<string, string> =>
  new Map([
    ...[...printed.generals, ...printed.planes, ...printed.tanks].map((named) => [named.id, shortName(named)] as const),
    ...pieces.filter(({ kind }) => kind === "ship").map(({ id }) => [id, t(`ship:${id}-short`)] as const),
  ]);
