/** Which legal action a hex or a unit stands for. No rule lives here: the list is the server's. */

import type { HexAction, HexId, UnitId } from "../types";

/** Verbs whose place is what one points at, whatever units they name. */
const PLACE_VERBS = new Set(["to", "step", "attack", "join-all", "rouse-stack", "rouse-around"]);

export interface HexChoices {
  units: Map<UnitId, HexAction[]>;
  hexes: Map<HexId, HexAction[]>;
  /** Going there hex by hex, where one can also go in one. */
  steps: Map<HexId, HexAction>;
}

/** What a plain press means where several things can be done, and what it means with Shift. */
const PLAIN_AND_SHIFTED: readonly (readonly [plain: string, shifted: string])[] = [["move", "march"]];

/** Sorts the legal actions by what is to be pointed at; the rest are left to buttons. */
export function hexChoices(legal: readonly HexAction[]): HexChoices {
  const found: HexChoices = { units: new Map(), hexes: new Map(), steps: new Map() };
  const whole = new Set(legal.filter(({ verb }) => verb === "to").map(({ box }) => box));
  const add = (map: Map<string, HexAction[]>, key: string, action: HexAction): void => {
    const list = map.get(key);
    if (list) list.push(action);
    else map.set(key, [action]);
  };
  for (const action of legal) {
    const place = action.pieces.length === 0 || PLACE_VERBS.has(action.verb);
    if (action.verb === "step" && action.box && whole.has(action.box)) found.steps.set(action.box, action);
    else if (place && action.box) add(found.hexes, action.box, action);
    else if (!place) for (const id of action.pieces) add(found.units, id, action);
  }
  return found;
}

/** The different actions some units offer, each once. */
export function offeredBy(ids: readonly UnitId[], units: HexChoices["units"]): HexAction[] {
  const seen = new Map<string, HexAction>();
  for (const id of ids) for (const action of units.get(id) ?? []) seen.set(action.action, action);
  return [...seen.values()];
}

/** The one action a press means, if that is clear. */
export function meant(actions: readonly HexAction[], shift: boolean): HexAction | null {
  if (actions.length === 1) return actions[0] ?? null;
  for (const pair of PLAIN_AND_SHIFTED) {
    const verb = pair[shift ? 1 : 0];
    const [found, ...more] = actions.filter((action) => action.verb === verb);
    if (found && !more.length && actions.every((action) => pair.includes(action.verb))) return found;
  }
  return null;
}

/** The actions by which the units of a stack are taken up together: by a move, or with Shift by a march. */
export function takenUp(actions: readonly HexAction[], shift: boolean): HexAction[] {
  const verb = PLAIN_AND_SHIFTED[0]?.[shift ? 1 : 0];
  return actions.filter((action) => action.verb === verb);
}

/** Verbs after which it is asked where a unit goes: it can be led there. */
const LED = new Set(["move", "march", "with", "rail", "sail", "land", "place", "rebuild", "advance"]);
/** Those by which every unit goes by itself. */
const SINGLY = ["rail", "sail", "land"];

/** The action that taking hold of a unit means, if that is clear. */
export function ledBy(actions: readonly HexAction[], shift: boolean): HexAction | null {
  return meant(actions.filter(({ verb }) => LED.has(verb)), shift);
}

/** The actions by which a stack is taken hold of: its units move together, or travel one after the other. */
export function held(actions: readonly HexAction[]): HexAction[] {
  const together = takenUp(actions, false);
  const verb = SINGLY.find((each) => actions.some((action) => action.verb === each));
  return together.length ? together : actions.filter((action) => action.verb === verb);
}

/**
 * What somebody insists on who points at units or a hex that are not offered: the actions to ask the game about, most
 * likely first. Whoever has units in hand, or points at the enemy's, means the hex.
 */
export function explainQueries(legal: readonly HexAction[], inHand: boolean, units: readonly UnitId[], hex: HexId | null, theirs: boolean): string[] {
  const verbs = [...new Set(legal.filter(({ pieces, box }) => pieces.length || box).map(({ verb }) => verb))];
  const places = verbs.filter((verb) => legal.some((action) => action.verb === verb && action.action === `${verb} ${action.box}`));
  const ofUnits = units.flatMap((id) => verbs.filter((verb) => !places.includes(verb) && verb !== "stay").map((verb) => `${verb} ${id}`));
  const ofHex = hex ? [...new Set([...(inHand ? ["to"] : []), ...places])].map((verb) => `${verb} ${hex}`) : [];
  return theirs ? [...ofHex, ...ofUnits] : [...ofUnits, ...ofHex];
}

/** The way an action leads, from the hex its units stand in. */
export function wayOf(action: HexAction, from: HexId | null): HexId[] {
  const path = action.path ?? [];
  const whole = path.length ? path : action.box ? [action.box] : [];
  return from && whole[0] !== from ? [from, ...whole] : whole;
}

/** The next hex that offers something, in reading order from `from` on; the other way if `back`. */
export function nextOf(hexes: Iterable<HexId>, from: HexId, back: boolean): HexId | null {
  const order = (hex: HexId): number => -Number(hex.slice(0, 2)) * 100 + Number(hex.slice(2));
  const sorted = [...new Set(hexes)].sort((a, b) => order(a) - order(b));
  if (back) sorted.reverse();
  const here = order(from);
  return sorted.find((hex) => (back ? order(hex) < here : order(hex) > here)) ?? sorted[0] ?? null;
}

/** Whether a press was made with Shift. */
export const withShift = (event: Event): boolean => "shiftKey" in event && event.shiftKey === true;
