import type { Chosen, ShelfGame, ShelfOption, SideName } from "../server/types";
import type { Balance } from "../game/entry";
import { helpOf, isOn } from "../setup/options";
import { strengthOf } from "./strength";

export type BalanceRow = Balance["rows"][number];

/** Standard errors on either side of a share, for 95 of 100 cases. */
const Z = 1.96;
/** Points of rating for each unit of log odds. */
const ELO = 400 / Math.log(10);
/** Options in these groups do not change which game was measured. */
const APART = ["handicap", "comfort"];

/** What was counted of a scenario with the options that are chosen, conveniences and handicaps aside. */
export function rowsOf({ rows }: Balance, game: ShelfGame, scenario: string, chosen: Chosen): BalanceRow[] {
  const changed = game.options.filter((option) => !APART.includes(option.group) && isOn(option, chosen) !== option.default).map(({ name }) => name);
  return rows.filter((row) => row.scenario === scenario && row.options.length === changed.length && row.options.every((name) => changed.includes(name)));
}

/** The side that won more often, how often of a hundred, and between what that lies (Wilson's interval, 95%). */
export function ahead({ games, nationalist, republican }: BalanceRow): { side: SideName; won: number; low: number; high: number } {
  const side = nationalist >= republican ? "nationalist" : "republican";
  const won = Math.max(nationalist, republican);
  const share = won / games;
  const middle = (share + Z ** 2 / (2 * games)) / (1 + Z ** 2 / games);
  const half = (Z / (1 + Z ** 2 / games)) * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2));
  return { side, won, low: Math.round(100 * (middle - half)), high: Math.round(100 * (middle + half)) };
}

/** Of rows, that of players most like an opponent; of the experienced where nobody measured that one, or it is a person. */
export function rowFor(rows: BalanceRow[], game: ShelfGame, opponent: string): BalanceRow | undefined {
  const strength = strengthOf(game, opponent);
  if (strength === undefined) return rows.find(({ between }) => between === "experienced") ?? rows[0];
  const away = ({ level }: BalanceRow): number => Math.abs((strengthOf(game, level) ?? Infinity) - strength);
  return rows.length ? rows.reduce((best, row) => (away(row) < away(best) ? row : best)) : undefined;
}

/** The handicap that brings a row nearest to even; null where that is even as far as was measured, or none helps. */
export function evening(game: ShelfGame, row: BalanceRow): ShelfOption | null {
  const { side, low } = ahead(row);
  if (low <= 50) return null;
  const [more, less] = side === "nationalist" ? [row.nationalist, row.republican] : [row.republican, row.nationalist];
  const missing = ELO * Math.log((more + 0.5) / (less + 0.5));
  let [best, left] = [null as ShelfOption | null, missing];
  for (const option of game.options) {
    const worth = game.handicaps.find(({ name }) => name === option.name)?.points ?? 0;
    const help = helpOf(option);
    if (help && help.side !== side && Math.abs(missing - worth) < left) [best, left] = [option, Math.abs(missing - worth)];
  }
  return best;
}

/** The options with one handicap alone. */
export function evened(game: ShelfGame, chosen: Chosen, by: ShelfOption): Chosen {
  const handicaps = game.options.filter((option) => helpOf(option) !== null);
  return { ...chosen, ...Object.fromEntries(handicaps.map(({ name }) => [name, name === by.name])) };
}
