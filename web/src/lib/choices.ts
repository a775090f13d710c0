import type { Args, LegalAction, Observation, Piece } from "./types";

/** Verbs that end something: they stand in the strip, always in the same place. */
const STOPS = new Set(["done", "pass", "no-card", "decline-all", "accept", "forfeit"]);

/** Verbs spoken with a card of the hand. */
const CARD_VERBS = new Set(["play", "no-card", "event", "cancel", "accept", "discard"]);

export interface ChoiceGroup {
  verb: string;
  actions: LegalAction[];
}

export function stops(legal: LegalAction[]): LegalAction[] {
  return legal.filter((action) => STOPS.has(action.verb));
}

/** Everything else, gathered by verb, in the order the game gives. */
export function groups(legal: LegalAction[]): ChoiceGroup[] {
  const byVerb = new Map<string, LegalAction[]>();
  for (const action of legal) {
    if (STOPS.has(action.verb)) continue;
    const known = byVerb.get(action.verb);
    if (known) known.push(action);
    else byVerb.set(action.verb, [action]);
  }
  return [...byVerb].map(([verb, actions]) => ({ verb, actions }));
}

/** True when the map cannot show where to click for this choice. */
export function offBoard(action: LegalAction, observation: Observation): boolean {
  if (action.box) return false;
  return !observation.pieces.some((piece) => piece.where === "map" && action.pieces.includes(piece.id));
}

/** True when the choice shows or speaks of cards in hand, which the other side must not see. */
export function speaksOfCards(legal: LegalAction[]): boolean {
  return legal.some((action) => CARD_VERBS.has(action.verb));
}

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
export function insisted(
  legal: LegalAction[],
  observation: Observation,
  target: { pieces?: string[] | undefined; box?: string | null | undefined },
): string[] {
  const verbs = [...new Set(legal.map((action) => action.verb))];
  const texts: string[] = [];
  const piece = observation.pieces.find((candidate) => target.pieces?.includes(candidate.id));
  if (piece) {
    for (const verb of verbs) if (!STOPS.has(verb) && verb !== "to") texts.push(`${verb} ${notation(piece)}`);
  }
  const box = target.box ?? piece?.box;
  if (box && verbs.includes("to")) texts.push(`to ${box}`);
  return texts;
}

/** What a choice is called: the catalogue's words, with the place unless they or the battle tell it. */
export function label(
  action: LegalAction,
  t: (termOrKey: string, args?: Args) => string,
  battle: string | null = null,
): string {
  const words = t(`action-${action.verb}`, action.args);
  const place = action.box && action.box !== battle ? t(`box:${action.box}`) : "";
  return !place || words.includes(place) ? words : `${words} · ${place}`;
}
