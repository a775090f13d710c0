import { atSea } from "../naval/sea";
import type { Point } from "../../../kit/map/geometry";
import type { Observation, Piece } from "../types";
import { counterMoves, way, type CounterMove } from "./choices";

export type Travel = CounterMove & { points: Point[] };

/** More counters than that are simply where they are. */
const MOST = 12;

/** The counters that travel on the map because an observation has changed. */
export class CounterAnimation {
  now = $state.raw<Travel[]>([]);
  #last: { pieces: readonly Piece[] } | null = null;

  constructor(
    private readonly spot: (place: string, side: Piece["side"]) => Point | undefined,
    private readonly links: () => readonly (readonly [string, string])[],
  ) {}

  /** Follows the observation; tells whether anything stands anew. */
  follow(observation: Observation, still: boolean): boolean {
    const before = this.#last;
    this.#last = { pieces: observation.pieces };
    if (!before || before.pieces === observation.pieces) return false;
    const moves = still ? [] : counterMoves(before.pieces, observation.pieces);
    this.now = moves.length > MOST ? [] : moves.flatMap((move) => {
      const points = this.#route(move, observation);
      return points.length > 1 ? [{ ...move, points }] : [];
    });
    return true;
  }

  #route({ piece, from, to }: CounterMove, observation: Observation): Point[] {
    const ground = !atSea(piece) && (piece.kind === "troop" || piece.kind === "tank");
    const held = (box: string): boolean => observation.boxes[box]?.control === piece.side;
    const onLand = (place: string): boolean => place in observation.boxes;
    const stops = ground && onLand(from) && onLand(to) ? way(from, to, this.links(), held) : [from, to];
    return stops.flatMap((stop) => this.spot(stop, piece.side) ?? []);
  }

  /** Lets a counter fly along its points. */
  fly = (node: SVGGElement, flight: Travel): void => {
    const frames = flight.points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
    const flown = node.animate(frames, { duration: 240 + 60 * Math.min(5, frames.length), easing: "ease-in-out", fill: "forwards" });
    const landed = (): void => {
      this.now = this.now.filter((other) => other !== flight);
    };
    flown.onfinish = landed;
    flown.oncancel = landed;
  };
}
