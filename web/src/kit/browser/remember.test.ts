import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeStorage } from "./fake-storage";
import { forgets } from "./storing.svelte";
import { find, games, keepWish, lastWish, remember } from "./remember";

beforeEach(() => {
  vi.stubGlobal("localStorage", fakeStorage());
  vi.stubGlobal("sessionStorage", fakeStorage());
});
afterEach(() => vi.unstubAllGlobals());

test("what was asked for last is asked for again", () => {
  expect(lastWish()).toEqual({});
  const wish = { game: "espana1936", side: "nationalist", opponent: "here", scenario: "1938", chosen: { naval: true } } as const;
  keepWish(wish);
  expect(lastWish()).toEqual(wish);
  localStorage.setItem("dosespanas.wish", "no JSON");
  expect(lastWish()).toEqual({});
});

test("a damaged date is no date", () => {
  localStorage.setItem("dosespanas.games", JSON.stringify([{ id: "a", token: "t", when: "x" }, { id: "b", token: "u", when: 1e99 }, { id: "c", token: "v", when: 7 }]));
  expect(games().map(({ when }) => when)).toEqual([7, 0, 0]);
});

test("a game keeps its opponent and scenario when it is looked at again", () => {
  remember({ id: "a", token: "t", side: "republican", opponent: "scripted", scenario: "1938" });
  remember({ id: "a", token: "t", turn: 7 });
  expect(games()).toHaveLength(1);
  expect(games()[0]).toMatchObject({ opponent: "scripted", scenario: "1938", turn: 7 });
});

test("where nothing can be kept, this page remembers", () => {
  const refuse = (): never => {
    throw new DOMException("QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: refuse });
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: refuse });
  expect(forgets()).toBe(false);
  remember({ id: "z", token: "t", side: "republican" });
  expect(games()).toMatchObject([{ id: "z", side: "republican" }]);
  expect(find("z")?.token).toBe("t");
  expect(forgets()).toBe(true);
});
