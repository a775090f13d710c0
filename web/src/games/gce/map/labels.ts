/** Which names the map shows at a scale, and where: the weightier first, none over another. */

import type { Point, Rect } from "../../../kit/map/geometry";
import { overlap } from "../../../kit/map/geometry";
import { centre, RADIUS, round } from "./grid";
import type { HexId, StaticData } from "../types";
import type { Pile } from "../units/units";
import type { Words } from "../../../kit/words/words";

export type Rank = "capital" | "city" | "town" | "place";
export interface Name {
  hex: HexId;
  text: string;
  rank: Rank;
  /** Higher goes first. */
  weight: number;
}
export interface Label extends Name, Point {
  /** In sheet units. */
  size: number;
}

/** Scales at which the choice of names changes; each holds up to the next. */
export const STEPS = [0.2, 0.28, 0.38, 0.5, 0.66, 0.88, 1.15, 1.5, 2, 2.8] as const;

/** From this step on the hexes show their numbers. */
export const NUMBERED = STEPS.indexOf(1.5);

/** From this step on stacks are spread out in their hexes. */
export const SPREAD = NUMBERED;

/** The step a scale belongs to. */
export function stepOf(scale: number): number {
  let step = 0;
  STEPS.forEach((from, i) => {
    if (scale >= from) step = i;
  });
  return step;
}

/** In window pixels at the step's own scale; between two steps names grow with the map. */
const PIXELS: Record<Rank, number> = { capital: 13, city: 12.5, town: 12, place: 11.5 };
/** From which scale on a rank is worth its room. */
const FROM: Record<Rank, number> = { capital: 0, city: 0, town: 0.6, place: 1.1 };
const WIDEST = 0.53;
const GAP = 1.5;

/** The map with its places as a language calls them, where it calls them otherwise. */
export function inWords(data: StaticData, { has, t }: Pick<Words, "has" | "t">): StaticData {
  const hexes = data.map.hexes.map((hex) => (has(`place-gce-${hex.id}`) ? { ...hex, name: t(`place-gce-${hex.id}`) } : hex));
  return { ...data, map: { ...data.map, hexes } };
}

/** All names of the map with their weight: morale first, then what the place is. */
export function names(data: StaticData): Name[] {
  const morale = new Map(data.map.morale.map(({ hex, value }) => [hex, value]));
  const sources = new Set(data.map.final_sources.map(({ hex }) => hex));
  return data.map.hexes.flatMap((hex) => {
    const text = hex.name ?? hex.also?.[0];
    if (!text) return [];
    const rank: Rank = hex.settlement === "city" ? (hex.capital ? "capital" : "city") : (hex.settlement ?? "place");
    const weight =
      10 * (morale.get(hex.id) ?? 0) +
      { capital: 20, city: 14, town: 6, place: 0 }[rank] +
      (sources.has(hex.id) ? 12 : 0) +
      (hex.port ? 2 : 0) -
      text.length / 10;
    return [{ hex: hex.id, text, rank, weight }];
  });
}

/** How wide a text is set, in its own size: enough for every letter of the sans. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (/[ilIjft.,'´ ]/.test(letter) ? 0.3 : /[mwMWÑÁÓ]/.test(letter) ? 0.82 : /[A-Z]/.test(letter) ? 0.64 : WIDEST), 0);

/** The room a label takes on the sheet. */
export function roomOf({ x, y, text, size }: Point & { text: string; size: number }): Rect {
  const width = widthOf(text) * size;
  return { x: x - width / 2 - GAP, y: y - size * 0.78 - GAP, width: width + 2 * GAP, height: size + 2 * GAP };
}

/** From this size on, in sheet units, a name is so large that it may also stand beside its counter. */
const LARGE = 19;

/** Where a name may stand, seen from its usual place under the counter: a little aside, lower, over it, beside it. */
function spots(size: number, width: number): [right: number, down: number][] {
  const over = -2 * (RADIUS * 0.62) - 0.8 * size + 2;
  const near: [number, number][] = [[0, 0], [-13, 0], [13, 0], [0, 0.4 * size], [-24, 0], [24, 0], [0, 0.75 * size], [0, 1.05 * size], [0, over]];
  const beside = width / 2 + 25;
  const level = -RADIUS * 0.62 - size * 0.4;
  return size < LARGE ? near : [...near, [beside, level], [-beside, level]];
}

/** A name that hides part of a counter is set so much smaller. */
const SMALLER = 0.8;

/** From this weight on a name is shown even over a counter. */
const WEIGHTY = 40;

/** Of several offers the one that hides least of the counters. */
function leastOver(offers: readonly Label[], counters: readonly Rect[]): Label | undefined {
  const hides = (offer: Label): number => counters.reduce((sum, counter) => sum + shared(roomOf(offer), counter), 0);
  return offers.reduce<Label | undefined>((best, offer) => (best && hides(best) <= hides(offer) ? best : offer), undefined);
}

/** How much of two rooms is the same. */
function shared(a: Rect, b: Rect): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(wide, 0) * Math.max(high, 0);
}

/** The names for a step: none over another or over `keep`, and over `counters` only what matters much. */
export function labels(all: readonly Name[], step: number, keep: readonly Rect[] = [], counters: readonly Rect[] = []): Label[] {
  const scale = STEPS[step] ?? 1;
  const taken: Rect[] = [...keep];
  const chosen: Label[] = [];
  const fits = (room: Rect, others: readonly Rect[]): boolean => !others.some((other) => overlap(room, other));
  for (const name of [...all].sort((a, b) => b.weight - a.weight)) {
    if (scale < FROM[name.rank]) continue;
    const at = centre(name.hex);
    const full = Number(round(PIXELS[name.rank] / Math.max(scale, 0.3) ** 0.97));
    const offers = (size: number): Label[] => {
      const under = at.y + RADIUS * 0.62 + size * 0.72;
      const all = spots(size, widthOf(name.text) * size).map(([dx, dy]) => ({ ...name, x: at.x + dx, y: under + dy, size }));
      return all.filter((label) => fits(roomOf(label), taken));
    };
    const free = offers(full);
    const least = (): Label | undefined => (counters.length ? leastOver(offers(Number(round(SMALLER * full))), counters) : free[0]);
    const label = free.find((offer) => fits(roomOf(offer), counters)) ?? (name.weight >= WEIGHTY || !counters.length ? least() : undefined);
    if (!label) continue;
    taken.push(roomOf(label));
    chosen.push(label);
  }
  return chosen;
}

/** The room of the morale badges, which names leave free. */
export const badgeRooms = (data: StaticData): Rect[] =>
  data.map.morale.map(({ hex }) => {
    const { x, y } = centre(hex);
    return { x: x - 9, y: y - 40, width: 18, height: 18 };
  });

/** The rooms of the sums that stand under stacks, which names leave free. */
export const sumRooms = (stacks: readonly Pick<Pile, "hex" | "count" | "covered">[]): Rect[] =>
  stacks.flatMap(({ hex, count, covered }) => {
    const { x, y } = centre(hex);
    return count > 1 && !covered ? [{ x: x - 22, y: y + 19, width: 44, height: 13.5 }] : [];
  });

/** The room of a stack. */
export function counterRoom(hex: HexId): Rect {
  const { x, y } = centre(hex);
  return { x: x - 22, y: y - 20, width: 44, height: 42 };
}
