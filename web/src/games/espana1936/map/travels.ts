import { atSea } from "../naval/sea";
import type { Travel } from "../../../kit/map/counter-animation.svelte";
import type { Point } from "../../../kit/map/geometry";
import type { Observation, Piece } from "../types";
import { counterMoves, way } from "./choices";

/** The counters that have changed place since other pieces were seen: by road as far as can be told, else straight. */
export function travels(
  before: readonly Piece[],
  { pieces, boxes }: Observation,
  spot: (place: string, side: Piece["side"]) => Point | undefined,
  links: readonly (readonly [string, string])[],
): Travel<Piece>[] {
  return counterMoves(before, pieces).map(({ piece, from, to }) => {
    const ground = !atSea(piece) && (piece.kind === "troop" || piece.kind === "tank");
    const held = (box: string): boolean => boxes[box]?.control === piece.side;
    const stops = ground && from in boxes && to in boxes ? way(from, to, links, held) : [from, to];
    return { counter: piece, points: stops.flatMap((stop) => spot(stop, piece.side) ?? []) };
  });
}
