import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeStorage } from "./fake-storage";
import { forgets } from "./storing.svelte";
import { find, games, keepWish, kept, lastWish, remember } from "./remember";

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

const BAD = [undefined, null, 0, 1.5, -1, true, false, "", "x", [], {}, [null], [1], { id: 1 }, { x: null }, 1e300];

test("one bad field of a kept entry spoils neither the others nor other entries", () => {
  const good = { id: "a", token: "t", game: "gce", name: "Ana", side: "republican", invitations: [], when: 5, over: false, turn: 3 };
  const full = {
    ...good,
    ...{ won: null, scenario: "1936", givers: ["republican"], chain: { choice: 1, value: "f" }, opponent: "tuned" },
    ...{ summed: { from: 1, until: 2 }, board: { id: "b", secret: "s" }, commitment: "f", read: 1, lesson: true },
  };
  for (const field of Object.keys(full)) {
    for (const bad of BAD) {
      localStorage.setItem("dosespanas.games", JSON.stringify([{ ...full, [field]: bad }, bad, { ...good, id: "c" }]));
      const known = games();
      expect(known.find(({ id }) => id === "c")).toEqual({ ...good, id: "c" });
      for (const game of known) {
        expect([game.id, game.token, game.game, game.name, game.side].map((one) => typeof one)).toEqual(Array(5).fill("string"));
        expect(game.invitations.every(({ token }) => typeof token === "string")).toBe(true);
        expect(new Date(game.when).toISOString()).toBeTruthy();
        expect(game.chain === undefined || typeof game.chain.choice === "number").toBe(true);
        expect(game.board === undefined || typeof game.board.secret === "string").toBe(true);
      }
    }
  }
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

test("what is known of seats of an account, which have no secret, is kept", () => {
  remember({ id: "one", token: "", number: "ab".repeat(32), side: "republican" });
  remember({ id: "two", token: "", number: "cd".repeat(32) });
  expect(kept("one", "")).toMatchObject({ number: "ab".repeat(32), side: "republican" });
  expect(kept("two", "")?.number).toBe("cd".repeat(32));
  localStorage.setItem("dosespanas.games", JSON.stringify([{ id: "a" }, { id: "b", token: 7 }, { id: "c", token: "" }]));
  expect(games().map(({ id }) => id)).toEqual(["c"]);
});
