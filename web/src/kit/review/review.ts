import type { Review, SideName } from "../server/types";
import { signed } from "../words/numbers";

export type Point = Review["curve"][number];

/** The review as a side sees it: all chances are those of that side, whoever chose, and so is every sign.
    `nationalist` of each point is then the chance of that side. */
export function seenBy(review: Review, side: SideName): Review {
  const mine = (chance: number, by: SideName): number => (by === side ? chance : 1 - chance);
  const points = review.turning_points.map((one) => ({ ...one, chance: mine(one.chance, one.side), better_chance: mine(one.better_chance, one.side) }));
  const sides = Object.fromEntries(
    Object.entries(review.sides).map(([name, row]) => [name, name === side ? row : { ...row, choices: -row.choices, luck: -row.luck }]),
  );
  const seen = { ...review, turning_points: points, sides };
  if (side === "nationalist") return seen;
  const curve = review.curve.map((p) => ({ ...p, nationalist: 1 - p.nationalist, low: 1 - p.high, high: 1 - p.low }));
  const turned = review.turns.map((row) => ({
    ...row,
    nationalist: -row.nationalist,
    republican: -row.republican,
    luck: -row.luck,
    insight: -row.insight,
    end: 1 - row.end,
  }));
  const dice = review.dice.map((one) => ({ ...one, nationalist: -one.nationalist }));
  return { ...seen, curve, turns: turned, dice, insight: -review.insight };
}

/** The review with the turning points of a side before those of the other. */
export function ownFirst(review: Review, side: SideName): Review {
  const own = review.turning_points.filter((one) => one.side === side);
  return { ...review, turning_points: [...own, ...review.turning_points.filter((one) => one.side !== side)] };
}

/** The turning points side by side as they are told; `from`: the number of a side's first one. */
export function bySide({ turning_points: all }: Review): { side: SideName; from: number; list: Review["turning_points"] }[] {
  return [...new Set(all.map(({ side }) => side))].map((side) => ({
    side,
    from: all.findIndex((one) => one.side === side) + 1,
    list: all.filter((one) => one.side === side),
  }));
}

/** How many minutes a work goes on that came so far in so many milliseconds; null where that cannot be told yet. */
export function minutesLeft(from: number, share: number, passed: number): number | null {
  if (share - from < 0.02) return null;
  return Math.max(1, Math.round(((1 - share) / (share - from)) * (passed / 60_000)));
}

/** Where things lie in a drawing of the curve, in its own pixels. */
export interface Frame {
  width: number;
  height: number;
  left: number;
  foot: number;
}

export const x = (review: Review, frame: Frame, choice: number): number =>
  frame.left + (choice / Math.max(1, review.choices)) * (frame.width - frame.left);

export const y = (frame: Frame, chance: number): number => 6 + (1 - chance) * (frame.height - frame.foot - 6);

/** The line of the curve, as the points of a polyline. */
export function line(review: Review, frame: Frame): string {
  return review.curve.map((p) => `${x(review, frame, p.choice).toFixed(1)},${y(frame, p.nationalist).toFixed(1)}`).join(" ");
}

/** The chance that the line shows at a choice, also between the points that were played out. */
export function onLine(review: Review, choice: number): number {
  const after = review.curve.find((p) => p.choice >= choice) ?? review.curve.at(-1);
  const before = pointAt(review, choice) ?? after;
  if (!before || !after) return 0.5;
  const share = after.choice > before.choice ? (choice - before.choice) / (after.choice - before.choice) : 0;
  return before.nationalist + share * (after.nationalist - before.nationalist);
}

/** Its interval, as the points of a polygon: there above, and back below. */
export function band(review: Review, frame: Frame): string {
  const above = review.curve.map((p) => [p.choice, p.high] as const);
  const below = review.curve.map((p) => [p.choice, p.low] as const).reverse();
  return [...above, ...below]
    .map(([choice, chance]) => `${x(review, frame, choice).toFixed(1)},${y(frame, chance).toFixed(1)}`)
    .join(" ");
}

/** Where turns begin. */
export function turns(review: Review): { turn: number; choice: number }[] {
  const found: { turn: number; choice: number }[] = [];
  for (const { turn, choice } of review.curve) if (found.at(-1)?.turn !== turn) found.push({ turn, choice });
  return found;
}

/** The point of the curve that holds at a choice. */
export function pointAt(review: Review, choice: number): Point | undefined {
  let found = review.curve[0];
  for (const point of review.curve) if (point.choice <= choice) found = point;
  return found;
}

/** When a choice was: what holds there, counted on from where its point begins. */
export function momentAt(review: Review, choice: number): Point | undefined {
  const point = pointAt(review, choice);
  return point && { ...point, move: point.move + choice - point.choice };
}

/** The choice that a place in the drawing stands for. */
export function choiceAt(review: Review, frame: Frame, at: number): number {
  const share = (at - frame.left) / (frame.width - frame.left);
  return Math.round(Math.min(1, Math.max(0, share)) * review.choices);
}

/** A number with one decimal, as a language writes it. */
export const decimal = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** Whether a change may be nothing: its 95% interval, which goes so far either way, holds it. */
export const unsure = (change: number, reach: number): boolean => Math.abs(change) <= reach;

/** A change of a chance in whole points of a hundred, with its sign and how far its 95% interval goes either way. */
export function within(change: number, reach: number): string {
  const [value, far] = [change, reach].map((chance) => Math.round(100 * chance)) as [number, number];
  return far ? `${signed(value)} ±\u00a0${far}` : signed(value);
}

/** A change of a chance in points of a hundred, with its sign, as a language writes it. */
export function points(change: number, language: string): string {
  const value = Math.round(1000 * change) / 10;
  const sign = value > 0 ? "+" : value < 0 ? "−" : "";
  return sign + decimal(Math.abs(value), language);
}
