import type { LegalAction } from "../../../kit/server/types";
import type { Control, Piece } from "../types";
import { alongRoads, pathOf } from "./choices";
import type { Point } from "../../../kit/map/geometry";

/** The way to a target as it is drawn before it is taken. */
export interface Preview {
  points: Point[];
  /** Not along the roads. */
  flying: boolean;
  /** The key of what to know about the target, if anything. */
  note: "board-to-contested" | "board-to-enemy" | null;
}

export const NO_WAY: Preview = { points: [], flying: false, note: null };

/** `from` is where the piece stands, `actions` may take it to the target, `spot` finds a place on the sheet. */
export function previewOf(
  piece: Piece,
  from: string,
  target: { id: string; control: Control | null | undefined },
  actions: LegalAction[],
  links: [string, string][],
  spot: (stop: string) => Point | undefined,
): Preview {
  const ground = piece.kind === "troop" || piece.kind === "tank";
  const stops = actions.map(pathOf).find((path) => path.length > 1) ?? [from, target.id];
  let note: Preview["note"] = null;
  if (ground && target.control === "contested") note = "board-to-contested";
  else if (ground && target.control && target.control !== piece.side) note = "board-to-enemy";
  return { points: stops.flatMap((stop) => spot(stop) ?? []), flying: !alongRoads(stops, links), note };
}
