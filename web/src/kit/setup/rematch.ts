import { createGame } from "../server/api";
import { pressed, remember } from "../browser/remember";
import { settings } from "../browser/settings.svelte";
import { enemyOf } from "../sides/sides";
import { settled } from "./options";
import type { NewGame, ShelfGame, SideName, View } from "../server/types";

/** Whether another person, at a screen of their own, is to play along. */
export const apart = (view: View): boolean => !view.hotseat && Object.values(view.players).every((player) => player === "person");

/**
 * Whether this seat can begin the same game again: whoever only watches cannot; nor can two persons of whom one has both
 * secrets, as it was before there were invitations.
 */
export const mayRematch = (view: View): boolean => view.you.length > 0 && !(apart(view) && view.chance?.version === 1);

/** Whether there are sides to swap: at one screen the persons change places themselves. */
export const maySwap = (view: View): boolean => mayRematch(view) && !view.hotseat;

/** Whether sides must be swapped: after a rated game of two persons each plays the other side. */
export const mustSwap = (view: View): boolean => maySwap(view) && view.rated === true && apart(view);

/** The same game as a new one: its scenario, its options, who sits where. */
export function sameGame(view: View, swap: boolean): NewGame {
  const { nationalist, republican } = view.players;
  return {
    game: view.observation.game,
    scenario: view.observation.scenario,
    options: view.observation.options,
    seats: swap ? { nationalist: republican, republican: nationalist } : { nationalist, republican },
    hotseat: view.hotseat,
    advice: view.may_advise,
    ...(view.name ? { name: view.name } : {}),
  };
}

/** Begins the same game again, where one may do so alone; returns which game, and the secret of the seat. */
export function beginRematch(view: View, swap: boolean): Promise<Begun> {
  const was = view.you[0] ?? "nationalist";
  return begin(sameGame(view, swap), swap ? enemyOf(was) : was);
}

/** The side that a seat has in the rematch that stands. */
export const sideThere = (view: View): SideName => (view.rematch?.swap ? enemyOf(view.you[0]!) : view.you[0]!);

/** The rematch of two persons that has begun: its seat is opened with the secret of the seat here. That is asked by a press. */
export function joinRematch(token: string, view: View): Begun {
  const id = view.rematch!.id!;
  const { game, scenario } = view.observation;
  pressed.add(id);
  remember({ id, token, game, scenario, side: sideThere(view), opponent: "person", ...(view.name ? { name: view.name } : {}) });
  return { id, token };
}

/** Somebody's first game: the side that its guide recommends, against the opponent for that. */
export function first(game: ShelfGame, side: SideName): NewGame {
  return {
    game: game.id,
    scenario: game.scenario,
    options: settled(game, {}),
    seats: { nationalist: game.recommended, republican: game.recommended, [side]: "person" },
    hotseat: false,
    advice: false,
  };
}

interface Begun {
  id: string;
  token: string;
}

/** Begins a game and remembers the seat of a side. */
export async function begin(wanted: NewGame, side: SideName): Promise<Begun> {
  const created = await createGame(wanted);
  settings.leaveBattle();
  const token = created.seats[side]!;
  remember({
    id: created.id,
    token,
    game: wanted.game,
    name: wanted.name ?? "",
    side: wanted.hotseat ? "both" : side,
    ...(created.commitment ? { commitment: created.commitment } : {}),
    invitations: [{ side: "spectator", token: created.spectator }],
  });
  return { id: created.id, token };
}
