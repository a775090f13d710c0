import { remember, type Opponent, type Wish } from "../browser/remember";
import type { Created, Seat, ShelfGame, SideName } from "../server/types";

/** Who is a person, here or by link: all others are computer opponents by name. */
export const PERSONS: readonly Opponent[] = ["here", "link"];

/** Who takes each side's seat. */
export function seatsOf(side: SideName, opponent: Opponent): Record<SideName, Seat> {
  const other: Seat = PERSONS.includes(opponent) ? "person" : opponent;
  return side === "nationalist" ? { nationalist: "person", republican: other } : { nationalist: other, republican: "person" };
}

/** What is played where nothing else is wished: the recommended side, scenario and opponent, as for a first game; else as last time. */
export function usual(game: ShelfGame, side: SideName, last: Partial<Wish>): Wish {
  const scenario = game.scenario ?? game.scenarios[0] ?? "";
  const first: Wish = { game: game.id, side, opponent: game.recommended, scenario, chosen: {} };
  if (last.game !== game.id || !last.opponent || PERSONS.includes(last.opponent)) return first;
  const known = [...(game.opponents ?? []), ...game.grades, ...game.commanders.map(({ name }) => name)];
  const again = game.scenarios.includes(last.scenario ?? "") && (known.includes(last.opponent) || last.opponent === game.recommended);
  return again ? { ...first, ...last } : first;
}

/** Keeps a game that was just begun; returns the secret of one's own seat. */
export function keepBegun(created: Created, game: string, side: SideName, opponent: Opponent, name = ""): string {
  const own = created.seats[side];
  if (own == null) throw new Error("no seat");
  remember({
    id: created.id,
    token: own,
    game,
    name,
    side: opponent === "here" ? "both" : side,
    ...(created.commitment ? { commitment: created.commitment } : {}),
    invitation: created.invitation?.invitation ?? null,
    invitations: [{ side: "spectator", token: created.spectator }],
  });
  return own;
}
