/** The ways counters have gone, along the roads as far as can be told. */

import type { Point } from "../../../kit/map/geometry";
import type { Trail } from "../../../kit/replay/frames";
import type { SideName } from "../../../kit/server/types";
import type { Observation } from "../types";
import { way } from "./choices";

type Spot = (place: string, side: SideName) => Point | undefined;

/** The points of a way: from place to place by road through places of its side, else straight. */
export function trailOf({ stops, side }: Trail, spot: Spot, links: [string, string][], { boxes }: Observation): Point[] {
  const [from, to] = [stops[0], stops[stops.length - 1]];
  if (from === undefined || to === undefined) return [];
  const held = (box: string): boolean => boxes[box]?.control === side;
  const ashore = from !== to && boxes[from] !== undefined && boxes[to] !== undefined;
  return (ashore ? way(from, to, links, held) : stops).flatMap((stop) => spot(stop, side ?? "nationalist") ?? []);
}
