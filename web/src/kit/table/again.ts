import { createGame } from "../server/api";
import { remember } from "../browser/remember";
import { enemyOf } from "../sides/sides";
import type { NewGame, SideName, View } from "../server/types";

/** Whether this page alone can begin the same game again: nobody else would have to be asked. */
export function mayPlayAgain(view: View): boolean {
  return view.hotseat || (view.you.length === 1 && view.players[enemyOf(view.you[0]!)] !== "person");
}

/** Whether there are sides to swap: at one screen the persons change places themselves. */
export const maySwap = (view: View): boolean => mayPlayAgain(view) && !view.hotseat;

/** The same game as a new one: its scenario, its options, who sits where. */
export function again(view: View, swap: boolean): NewGame {
  const { nationalist, republican } = view.players;
  return {
    game: view.observation.game,
    scenario: view.observation.scenario,
    options: view.observation.options,
    seats: swap ? { nationalist: republican, republican: nationalist } : { nationalist, republican },
    hotseat: view.hotseat,
    ...(view.name ? { name: view.name } : {}),
  };
}

/** Begins the same game again and remembers the seat; returns which game, and the secret of the seat. */
export async function playAgain(view: View, swap: boolean): Promise<{ id: string; token: string }> {
  const wanted = again(view, swap);
  const created = await createGame(wanted);
  const was = view.you[0] ?? "nationalist";
  const side: SideName = swap ? enemyOf(was) : was;
  const token = created.seats[side]!;
  remember({
    id: created.id,
    token,
    game: wanted.game,
    name: wanted.name ?? "",
    side: view.hotseat ? "both" : side,
    ...(created.commitment ? { commitment: created.commitment } : {}),
    invitations: [{ side: "spectator", token: created.spectator }],
  });
  return { id: created.id, token };
}
