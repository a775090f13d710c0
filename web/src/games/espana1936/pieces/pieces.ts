import type { SideName, Term } from "../../../kit/server/types";
import type { Observation, Piece } from "../types";

/** The term that names a piece. */
export function termOf(piece: Piece): Term {
  return piece.kind === "troop" ? `troop:${piece.side}:${piece.type}:${piece.strength}` : `${piece.kind}:${piece.id}`;
}

export function pieceOf(observation: Observation, id: string | null): Piece | null {
  return observation.pieces.find((piece) => piece.id === id) ?? null;
}

/** The supporters, cards' piles and pieces of a side that do not stand on the map. */
export function offMap(observation: Observation, side: SideName): Record<"mat" | "reserve" | "eliminated", Piece[]> {
  const own = observation.pieces.filter((piece) => piece.side === side && piece.kind !== "troop");
  return {
    mat: own.filter((piece) => piece.where === "mat"),
    reserve: own.filter((piece) => piece.where === "reserve"),
    eliminated: own.filter((piece) => piece.where === "eliminated"),
  };
}

