import { expect, test } from "vitest";
import { changed, conflict, grouped, helpOf, isOn, isPreset, preset, settled } from "./options";
import type { Chosen, ShelfGame, ShelfOption } from "../server/types";

const option = (name: string, group: string, on = false): ShelfOption => ({ name, rule: "OPT-01", default: on, group });
const game: ShelfGame = {
  id: "espana1936",
  scenarios: ["1936", "1938"],
  scenario: "1936",
  options: [
    option("overstack", "edition"),
    option("naval", "advanced"),
    option("historical", "variant"),
    option("no_intervention", "variant"),
    option("rep_card", "handicap"),
    option("both_win_draw", "comfort", true),
  ],
  presets: { "first-edition": { overstack: true } },
  exclude: [["no_intervention", "historical"]],
  bids: [],
  opponents: ["random"],
  grades: [],
  commanders: [],
  strengths: [],
  handicaps: [],
  recommended: "",
  lesson: null,
};
const named = (name: string): ShelfOption => game.options.find((each) => each.name === name) as ShelfOption;

test("options are told group by group, in one order", () => {
  expect(grouped(game.options).map(({ title }) => title)).toEqual([
    "advanced",
    "variant",
    "edition",
    "handicap-republican",
    "comfort",
  ]);
  expect(helpOf(named("rep_card"))).toEqual({ side: "republican", help: "page-help-card" });
  expect(helpOf(named("naval"))).toBeNull();
});

test("what is not chosen has its default", () => {
  expect(isOn(named("both_win_draw"), {})).toBe(true);
  expect(settled(game, { naval: true })).toEqual({
    overstack: false,
    naval: true,
    historical: false,
    no_intervention: false,
    rep_card: false,
    both_win_draw: true,
  });
});

test("what is in force is told in short: a whole preset by its name", () => {
  const told = (chosen: Chosen): string[] => {
    const { presets, options } = changed(game, chosen);
    return [...presets, ...options.map(({ name }) => name)];
  };
  expect(told({})).toEqual([]);
  expect(told({ naval: true, both_win_draw: false, overstack: false })).toEqual(["naval", "both_win_draw"]);
  expect(told({ naval: true, overstack: true })).toEqual(["first-edition", "naval"]);
});

test("options that exclude each other say which one forbids them", () => {
  expect(conflict(game, named("historical"), {})).toBeNull();
  expect(conflict(game, named("historical"), { no_intervention: true })?.name).toBe("no_intervention");
  expect(conflict(game, named("no_intervention"), { historical: true })?.name).toBe("historical");
  expect(conflict(game, named("naval"), { historical: true })).toBeNull();
});

test("an option that several others exclude is forbidden by any of them", () => {
  const cards = option("cards_45", "optional");
  const more: ShelfGame = {
    ...game,
    options: [...game.options, cards],
    exclude: [...game.exclude, ["cards_45", "no_intervention"], ["cards_45", "historical"]],
  };
  expect(conflict(more, cards, { historical: true })?.name).toBe("historical");
  expect(conflict(more, cards, { no_intervention: true })?.name).toBe("no_intervention");
  expect(conflict(more, named("historical"), { cards_45: true })?.name).toBe("cards_45");
});

test("a preset sets its options, clears the others and leaves conveniences alone", () => {
  const chosen = preset(game, "first-edition", { naval: true, rep_card: true, both_win_draw: false });
  expect(settled(game, chosen)).toEqual({
    overstack: true,
    naval: false,
    historical: false,
    no_intervention: false,
    rep_card: true,
    both_win_draw: false,
  });
  expect(isPreset(game, "first-edition", chosen)).toBe(true);
  expect(isPreset(game, "first-edition", { ...chosen, naval: true })).toBe(false);
});
