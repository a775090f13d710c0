import type { Remembered } from "../browser/remember";
import type { ShelfGame } from "../server/types";

/** How many of the last results tell how strong somebody is here. */
const LAST = 8;
/** Points of rating for each unit of log odds: a difference of 400 points is ten to one. */
const ELO = 400 / Math.log(10);
/** How far from whom they have met anybody is looked for. */
const FAR = 1200;

/** What was measured of a computer opponent, in points of rating; nothing where nobody measured it. */
export const strengthOf = (game: ShelfGame, name: string): number | undefined =>
  game.strengths.find((one) => one.name === name)?.points;

/** How strong somebody is by their last results in this browser, in points of rating; null where there are none.
 *
 * The rating that is likeliest by them, with one game more that was drawn with whom they met on average: so who has won
 * all is not without limit the stronger. To beat a weak one says little.
 */
export function performance(game: ShelfGame, known: Remembered[]): number | null {
  const played = known
    .filter((one) => one.game === game.id && one.over && one.won !== undefined && !one.lesson)
    .flatMap(({ won, opponent }) => {
      const strength = strengthOf(game, opponent ?? "");
      return strength === undefined ? [] : [{ strength, score: won === null ? 0.5 : won ? 1 : 0 }];
    })
    .slice(0, LAST);
  if (!played.length) return null;
  const met = played.map(({ strength }) => strength);
  const mean = met.reduce((sum, one) => sum + one, 0) / met.length;
  const games = [...played, { strength: mean, score: 0.5 }];
  const above = (points: number): boolean =>
    games.reduce((sum, { strength, score }) => sum + score - 1 / (1 + Math.exp((strength - points) / ELO)), 0) > 0;
  let [low, high] = [Math.min(...met) - FAR, Math.max(...met) + FAR];
  while (high - low > 0.5) {
    const middle = (low + high) / 2;
    if (above(middle)) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The stop of the slider that is nearest to a strength; null where no stop was measured. */
export function nearest(game: ShelfGame, points: number): string | null {
  const away = (name: string): number => Math.abs((strengthOf(game, name) ?? Infinity) - points);
  const stops = game.grades.filter((name) => strengthOf(game, name) !== undefined);
  return stops.length ? stops.reduce((best, one) => (away(one) < away(best) ? one : best)) : null;
}
