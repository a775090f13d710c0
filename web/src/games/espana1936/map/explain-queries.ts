import type { LegalAction } from "../../../kit/server/types";
import type { Observation, Piece } from "../types";

/** Verbs spoken with a place alone. */
const PLACE_VERBS = ["to", "gunfire", "blockade", "protect", "patrol"];

/** The notation of a counter, as actions name it. */
export function notation(piece: Piece): string {
  if (piece.kind !== "troop") return piece.id;
  const acted = piece.used || piece.moved ? "*" : "";
  return `${piece.type}-${piece.strength}${acted} ${piece.box ?? ""}`.trim();
}

/**
 * What somebody insists on who points at a counter or a box that is not offered: the actions to ask
 * the game about, most likely first. It holds no rule, only words the game uses just now.
 */
export function explainQueries(
  legal: LegalAction[],
  observation: Observation,
  target: { pieces?: string[] | undefined; box?: string | null | undefined },
): string[] {
  const verbs = [...new Set(legal.filter(({ ends }) => !ends).map((action) => action.verb))];
  const texts: string[] = [];
  const piece = observation.pieces.find((candidate) => target.pieces?.includes(candidate.id));
  const byPiece = verbs.filter((verb) => !PLACE_VERBS.includes(verb));
  const inside = ({ kind, side, box }: Piece): boolean => kind !== "general" && side === observation.viewer && box === target.box;
  const meant = piece ? [piece] : target.box ? observation.pieces.filter(inside) : [];
  for (const asked of meant) for (const verb of byPiece) texts.push(`${verb} ${notation(asked)}`);
  const box = target.box ?? (piece && ("place" in piece ? piece.place : piece.box));
  for (const verb of PLACE_VERBS) if (box && verbs.includes(verb)) texts.push(`${verb} ${box}`);
  return texts;
}
