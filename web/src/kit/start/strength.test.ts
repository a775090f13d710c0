import { expect, test } from "vitest";
import type { Remembered } from "../browser/remember";
import type { ShelfGame } from "../server/types";
import { nearest, performance } from "./strength";

const game = {
  id: "espana1936",
  grades: ["grade1", "grade2", "learned", "unmeasured"],
  strengths: [
    { name: "grade1", points: 700 },
    { name: "grade2", points: 1100 },
    { name: "learned", points: 2000 },
  ].map((one) => ({ ...one, low: 0, high: 0 })),
} as unknown as ShelfGame;
const played = (opponent: string, won: boolean | null, more: Partial<Remembered> = {}): Remembered =>
  ({ game: "espana1936", over: true, opponent, won, ...more }) as Remembered;

/** Somebody's strength, to the nearest point. */
const points = (known: Remembered[]): number => Math.round(performance(game, known) ?? NaN);

test("the last results say how strong one is: above whom one beats, below whom one loses to", () => {
  expect(points([played("grade1", true)])).toBe(891);
  expect(points([played("grade2", true), played("grade2", false)])).toBe(1100);
  expect(points([played("grade2", null)])).toBe(1100);
  expect(points(Array<Remembered>(8).fill(played("grade1", false)))).toBe(208);
});

test("to beat a weak one says little of who holds a strong one, and to lose to a strong one little of who loses to a weak one", () => {
  const even = [played("learned", true), played("learned", false)];
  expect(points([...even, played("grade1", true)])).toBeGreaterThan(1700);
  expect(points([played("grade1", false), played("learned", false)])).toBeLessThan(700);
});

test("games of others, with others, unfinished or taught do not count", () => {
  const none = [
    played("grade1", true, { game: "gce" }),
    played("person", true),
    played("grade1", true, { over: false }),
    played("grade1", true, { lesson: true }),
    { ...played("grade1", true), won: undefined } as unknown as Remembered,
  ];
  expect(performance(game, none)).toBeNull();
});

test("only the last eight count", () => {
  const long = [...Array<Remembered>(8).fill(played("grade1", true)), played("learned", true)];
  expect(points(long)).toBe(points(Array<Remembered>(8).fill(played("grade1", true))));
});

test("the nearest stop is taken, of those that were measured", () => {
  expect([300, 950, 1600, 9000].map((points) => nearest(game, points))).toEqual(["grade1", "grade2", "learned", "learned"]);
  expect(nearest({ ...game, strengths: [] }, 1000)).toBeNull();
});
