/** Which legal action a click means. No rule lives here: the list is the server's. */

import { atSea } from "../naval/sea";
import type { LegalAction, SideName } from "../../../kit/server/types";
import type { Fog, Piece } from "../types";

export interface Choices {
  /** Actions by the counter one takes hold of. */
  pieces: Map<string, LegalAction[]>;
  /** Actions by the place one points at: a box, a sea area or a base. */
  boxes: Map<string, LegalAction[]>;
}

/** An action speaks of a place when it names one and no counter, or when it sends the chosen counter there. */
const pointsAt = (action: LegalAction): string | null =>
  action.verb === "to" || action.pieces.length === 0 ? (action.place ?? action.box) : null;

/** The places a move leads through, first and last included, as the server tells them; empty through the air. */
export function pathOf(action: LegalAction): string[] {
  return action.path ?? [];
}

/** Sort the legal actions by what is to be clicked; what is neither counter nor place is left to buttons. */
export function choices(legal: readonly LegalAction[]): Choices {
  const found: Choices = { pieces: new Map(), boxes: new Map() };
  const add = (map: Map<string, LegalAction[]>, key: string, action: LegalAction): void => {
    const list = map.get(key);
    if (list) list.push(action);
    else map.set(key, [action]);
  };
  for (const action of legal) {
    const place = pointsAt(action);
    if (place !== null) add(found.boxes, place, action);
    else for (const id of action.pieces) add(found.pieces, id, action);
  }
  return found;
}

/** The different actions some counters offer, each once. */
export function offered(ids: readonly string[], pieces: Choices["pieces"]): LegalAction[] {
  const seen = new Map<string, LegalAction>();
  for (const id of ids) for (const action of pieces.get(id) ?? []) seen.set(action.action, action);
  return [...seen.values()];
}

const KINDS = ["troop", "dummy", "tank", "plane", "general", "ship"];

/** Top of the stack first: what is legal, then troops by strength, then what only pretends, tanks, planes and generals. */
export function stackOrder(pieces: readonly Piece[], legal: Choices["pieces"]): Piece[] {
  const strength = (piece: Piece): number => (piece.kind === "troop" ? piece.strength : 0);
  return [...pieces].sort(
    (a, b) =>
      KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
      Number(legal.has(b.id)) - Number(legal.has(a.id)) ||
      strength(b) - strength(a) ||
      Number(a.used) - Number(b.used) ||
      a.id.localeCompare(b.id, "en", { numeric: true }),
  );
}

export type BothSides = Record<SideName, Piece[]>;

function gathered(pieces: readonly Piece[], placeOf: (piece: Piece) => string | null): Map<string, BothSides> {
  const found = new Map<string, BothSides>();
  for (const piece of pieces) {
    const place = placeOf(piece);
    if (place === null) continue;
    let here = found.get(place);
    if (!here) found.set(place, (here = { nationalist: [], republican: [] }));
    here[piece.side].push(piece);
  }
  return found;
}

/** Everything that stands on land in a box, by side. */
export function standing(pieces: readonly Piece[]): Map<string, BothSides> {
  return gathered(pieces, (piece) => (piece.where === "map" && !atSea(piece) ? piece.box : null));
}

const AFLOAT = new Set(["map", "sea", "base"]);

/** Ships, and planes over the sea, by the area, base or box they are at. */
export function afloat(pieces: readonly Piece[]): Map<string, BothSides> {
  return gathered(pieces, (piece) => (atSea(piece) && AFLOAT.has(piece.where) ? (piece.place ?? piece.box) : null));
}

export const together = (a: BothSides, b: BothSides): BothSides => ({
  nationalist: [...a.nationalist, ...b.nationalist],
  republican: [...a.republican, ...b.republican],
});

/** What is told of the counters that lie covered under the top of a stack, by box and side. */
export function coveredIn(fog: Fog | null | undefined, box: string): Record<SideName, number> {
  return { nationalist: fog?.covered.nationalist[box] ?? 0, republican: fog?.covered.republican[box] ?? 0 };
}

export const strengthOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + (piece.kind === "troop" ? piece.strength : 0), 0);

export interface CounterMove {
  piece: Piece;
  from: string;
  to: string;
}

/** The counters that changed place between two observations. */
export function counterMoves(before: readonly Piece[], after: readonly Piece[]): CounterMove[] {
  const was = new Map(before.map((piece) => [piece.id, piece]));
  const spot = (piece: Piece): string | null => {
    if (atSea(piece) && AFLOAT.has(piece.where)) return piece.place ?? piece.box;
    return piece.where === "map" ? piece.box : piece.where === "mat" ? `mat:${piece.side}` : null;
  };
  return after.flatMap((piece) => {
    const old = was.get(piece.id);
    const from = old ? spot(old) : null;
    const to = spot(piece);
    return from !== null && to !== null && from !== to ? [{ piece, from, to }] : [];
  });
}

/** Whether a way goes from place to place by road all along. */
export const alongRoads = (stops: readonly string[], links: readonly (readonly [string, string])[]): boolean =>
  stops.every((stop, i) => {
    const from = stops[i - 1];
    return from === undefined || links.some(([a, b]) => (a === from && b === stop) || (a === stop && b === from));
  });

/**
 * A likely way along the roads for a counter that has moved, to show its journey by: the shortest by
 * places that satisfy `through`; straight there when there is none.
 */
export function way(
  from: string,
  to: string,
  links: readonly (readonly [string, string])[],
  through: (box: string) => boolean,
): string[] {
  const next = new Map<string, string[]>();
  for (const [a, b] of links) {
    next.set(a, [...(next.get(a) ?? []), b]);
    next.set(b, [...(next.get(b) ?? []), a]);
  }
  const came = new Map<string, string>([[from, from]]);
  const queue = [from];
  for (let here = queue.shift(); here !== undefined && !came.has(to); here = queue.shift()) {
    for (const there of next.get(here) ?? []) {
      if (came.has(there) || (there !== to && !through(there))) continue;
      came.set(there, here);
      queue.push(there);
    }
  }
  if (!came.has(to)) return [from, to];
  const steps = [to];
  while (steps[0] !== from) steps.unshift(came.get(steps[0] as string) as string);
  return steps;
}
