/** The board in words, for those who hear it and for those who point at it. */

import type { BoxState, Piece, SideName } from "../lib/types";
import type { Translate } from "../lib/words";
import type { Box } from "./data";

/** The term that names a counter in the catalogue. */
export const termOf = (piece: Piece): string =>
  piece.kind === "troop" ? `troop:${piece.side}:${piece.type}:${piece.strength}` : `${piece.kind}:${piece.id}`;

/** A counter with what has befallen it: "Communist militia 2, used". */
export function pieceText(piece: Piece, t: Translate): string {
  const words = [t(termOf(piece))];
  if (piece.used) words.push(t("board-used"));
  if ("moved" in piece && piece.moved) words.push(t("board-moved"));
  if ("supplied" in piece && piece.supplied === false) words.push(t("board-unsupplied"));
  return words.join(", ");
}

/** One side's counters in a place. */
export const halfText = (side: SideName, pieces: readonly Piece[], t: Translate): string =>
  `${t(`side:${side}`)}: ${pieces.map((piece) => pieceText(piece, t)).join("; ")}`;

/** A place: its name, what it is, who holds it, who is there. */
export function placeText(
  box: Box,
  state: BoxState | undefined,
  pieces: Record<SideName, readonly Piece[]>,
  t: Translate,
): string {
  const facts = [t(`box:${box.id}`)];
  if (box.objective) facts.push(t("board-objective"));
  if (box.port) facts.push(t("board-port"));
  if (state?.control === "contested") facts.push(t("board-contested"));
  else if (state?.control) facts.push(t("board-held", { side: `side:${state.control}` }));
  const sides = (["nationalist", "republican"] as const)
    .filter((side) => pieces[side].length > 0)
    .map((side) => halfText(side, pieces[side], t));
  return [facts.join(", "), ...sides].join(". ");
}
