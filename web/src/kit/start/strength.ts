import type { Remembered } from "../browser/remember";
import type { ShelfGame } from "../server/types";

/** How many of the last results tell how strong somebody is here. */
const LAST = 8;
/** What a game won, or lost, is above or below the strength of who it was played against, in points of rating. */
const WON = 400;

/** What was measured of a computer opponent, in points of rating; nothing where nobody measured it. */
export const strengthOf = (game: ShelfGame, name: string): number | undefined =>
  game.strengths.find((one) => one.name === name)?.points;

/** How strong somebody is by their last results in this browser, in points of rating; null where there are none. */
export function performance(game: ShelfGame, known: Remembered[]): number | null {
  const played = known
    .filter((one) => one.game === game.id && one.over && one.won !== undefined && !one.lesson)
    .flatMap(({ won, opponent }) => {
      const strength = strengthOf(game, opponent ?? "");
      return strength === undefined ? [] : [strength + (won === null ? 0 : won ? WON : -WON)];
    })
    .slice(0, LAST);
  return played.length ? played.reduce((sum, one) => sum + one, 0) / played.length : null;
}

/** The stop of the slider that is nearest to a strength; null where no stop was measured. */
export function nearest(game: ShelfGame, points: number): string | null {
  const away = (name: string): number => Math.abs((strengthOf(game, name) ?? Infinity) - points);
  const stops = game.grades.filter((name) => strengthOf(game, name) !== undefined);
  return stops.length ? stops.reduce((best, one) => (away(one) < away(best) ? one : best)) : null;
}
