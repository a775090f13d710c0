import { expect, test } from "vitest";
import { attacksOf } from "./battle";
import { groups, insisted, label, notation, rows, speaksOfCards, stops } from "./choices";
import { readRoll, shown, signed } from "./dice";
import { goesOn, merged, news, sections, sentenceOf, withoutSecrets } from "./log";
import { gameAddress, readPlace } from "./place";
import { splitAtRules } from "./rules";
import type { Args, GameEvent, LegalAction, Observation, SideName, Troop, View } from "./types";

const event = (n: number, kind: string, args: Args = {}, side: SideName | null = null): GameEvent => ({
  n,
  kind,
  rule: "CBT-01",
  side,
  args,
  ids: [],
});
const action = (text: string, more: Partial<LegalAction> = {}): LegalAction => ({
  action: text,
  verb: text.split(" ")[0] ?? "",
  pieces: [],
  box: null,
  place: null,
  card: null,
  mode: null,
  args: {},
  ...more,
});
const troop: Troop = {
  id: "t57",
  kind: "troop",
  side: "republican",
  type: "communist",
  strength: 2,
  drm: -1,
  where: "map",
  box: "madrid",
  used: false,
  moved: false,
  supplied: true,
};

test("rule ids in a text are found, unknown ones left alone", () => {
  expect(splitAtRules("See MOV-04 and CRD-R05, not XYZ-99.", (id) => id !== "XYZ-99")).toEqual([
    { text: "See ", rule: false },
    { text: "MOV-04", rule: true },
    { text: " and ", rule: false },
    { text: "CRD-R05", rule: true },
    { text: ", not XYZ-99.", rule: false },
  ]);
});

test("rule ids in double brackets lose their brackets, known or not", () => {
  expect(splitAtRules("an entering enemy stops ([[MOV-04]], [[XYZ-99]]).", (id) => id === "MOV-04")).toEqual([
    { text: "an entering enemy stops (", rule: false },
    { text: "MOV-04", rule: true },
    { text: ", ", rule: false },
    { text: "XYZ-99", rule: false },
    { text: ").", rule: false },
  ]);
});

test("a roll is told die by die, as in the printed example", () => {
  const roll = readRoll(
    event(9, "roll", {
      side: "side:republican",
      rolls: [6, 3, 1],
      modified: [5, 5, 3],
      hits: 2,
      steps: [
        { source: "card:nac_1", drm: -1, die: 0 },
        { source: "general:rojo", drm: 2, die: 1 },
        { source: "tank:t26_1", drm: 2, die: 2 },
      ],
    }),
  );
  expect(roll.side).toBe("republican");
  expect(roll.dice.map((die) => die.final)).toEqual([5, 5, 3]);
  expect(roll.dice.map((die) => die.hit)).toEqual([true, true, false]);
  const second = roll.dice[1];
  expect(second && [0, 1, 2].map((moment) => shown(second, moment))).toEqual([3, 3, 5]);
  expect([signed(2), signed(-1), signed(0)]).toEqual(["+2", "−1", "0"]);
});

test("the log is gathered into attacks", () => {
  const log = [
    event(1, "battle-started", { piece: "general:varela", box: "box:madrid" }, "nationalist"),
    event(2, "attack", { piece: "a", target: "b", box: "box:madrid" }, "nationalist"),
    event(3, "supported", { side: "side:nationalist", piece: "general:varela" }),
    event(4, "card-laid", { side: "side:republican", mode: "bonus" }),
    event(5, "card-revealed", { side: "side:republican", card: "card:rep_1", mode: "bonus" }),
    event(5, "roll", { side: "side:nationalist", rolls: [5], hits: 1, steps: [] }),
    event(5, "hit", { piece: "b", hits: 1, becomes: 0 }),
    event(6, "attack", { piece: "c", target: "d", box: "box:madrid" }, "nationalist"),
    event(7, "battle-ended", { box: "box:madrid" }),
  ];
  const [first, second] = attacksOf(log);
  expect(first?.supporters.nationalist).toEqual(["general:varela"]);
  expect(first?.cards.republican).toEqual({ mode: "bonus", card: "card:rep_1" });
  expect(first?.rolls).toHaveLength(1);
  expect(first?.results.map((result) => result.kind)).toEqual(["hit"]);
  expect(first?.over).toBe(true);
  expect(second?.over).toBe(true);
});

test("choices that end something stand apart, the rest is gathered by verb", () => {
  const legal = [action("done"), action("move communist-2 madrid"), action("move t26_1"), action("play rep_9 bonus")];
  expect(stops(legal).map((stop) => stop.verb)).toEqual(["done"]);
  expect(groups(legal).map((group) => [group.verb, group.actions.length])).toEqual([
    ["move", 2],
    ["play", 1],
  ]);
  expect(speaksOfCards(legal)).toBe(true);
  expect(speaksOfCards(legal.slice(0, 3))).toBe(false);
});

test("a choice is named with its place, once", () => {
  const say = (key: string): string => ({ "action-move": "Move the militia", "box:madrid": "Madrid", "action-to": "To Madrid" })[key] ?? key;
  expect(label(action("move x", { box: "madrid" }), say)).toBe("Move the militia · Madrid");
  expect(label(action("move x", { box: "madrid" }), say, "madrid")).toBe("Move the militia");
  expect(label(action("to madrid", { box: "madrid" }), say)).toBe("To Madrid");
});

test("insisting on a counter or a place asks in the game's own words", () => {
  const observation = { pieces: [troop] } as unknown as Observation;
  const legal = [action("done"), action("move x"), action("to toledo")];
  expect(notation(troop)).toBe("communist-2 madrid");
  expect(notation({ ...troop, used: true })).toBe("communist-2* madrid");
  expect(insisted(legal, observation, { pieces: ["t57"] })).toEqual(["move communist-2 madrid", "to madrid"]);
  expect(insisted(legal, observation, { box: "cuenca" })).toEqual(["to cuenca"]);
});

test("the log grows, and shrinks after an undo", () => {
  const known = [event(-1, "turn"), event(0, "drew"), event(1, "moved")];
  expect(merged(known, [event(2, "moved")], 2).fresh).toHaveLength(1);
  const undone = merged(known, [event(1, "moved")], 1);
  expect(undone.all).toHaveLength(3);
  expect(undone.fresh).toHaveLength(0);
  expect(sections([event(0, "turn"), event(0, "phase"), event(1, "moved")]).map((s) => s.events.length)).toEqual([0, 1]);
});

test("news are what the others did", () => {
  const log = [
    event(3, "moved", {}, "nationalist"),
    event(4, "phase", {}, "nationalist"),
    event(5, "moved", {}, "republican"),
    event(6, "objectives"),
  ];
  expect(news(log, 3, ["republican"]).map((item) => item.n)).toEqual([3, 6]);
  expect(news(log, 4, ["nationalist"]).map((item) => item.n)).toEqual([5, 6]);
});

test("a shared screen names no card that one side alone may know", () => {
  const drew = event(1, "drew", { side: "side:republican", count: 2, cards: ["card:rep_1"] });
  expect(withoutSecrets(drew).args).toEqual({ side: "side:republican", count: 2, cards: null });
});

test("addresses are read and written", () => {
  expect(readPlace(new URL("http://x/"))).toEqual({ at: "start" });
  expect(readPlace(new URL(`http://x${gameAddress("ab12", "s3cret_-")}`))).toEqual({
    at: "game",
    id: "ab12",
    seat: "s3cret_-",
  });
  expect(readPlace(new URL("http://x/g/ab12"))).toEqual({ at: "game", id: "ab12", seat: null });
});

test("choices that stand alone share a row", () => {
  const found = rows(groups([action("aim a b"), action("aim a c"), action("engage"), action("withdraw"), action("back a"), action("back b")]));
  expect(found.map((row) => row.map(({ verb }) => verb))).toEqual([["aim", "aim"], ["engage", "withdraw"], ["back", "back"]]);
});

test("a label tells the sea area or base unless the words or the fight do", () => {
  const t = (key: string): string => ({ "action-assign": "Assign Libertad", "base:cartagena": "Cartagena base" })[key] ?? key;
  const assign = action("assign libertad", { place: "cartagena", args: { box: "base:cartagena" } });
  expect(label(assign, t)).toBe("Assign Libertad · Cartagena base");
  expect(label(assign, t, "cartagena")).toBe("Assign Libertad");
});

test("insisting on a place asks by the words that are spoken with a place", () => {
  const legal = [action("to baleares"), action("blockade cadiz")];
  expect(insisted(legal, { pieces: [] } as unknown as Observation, { box: "murcia" })).toEqual(["to murcia", "blockade murcia"]);
});

test("the log is read again when other eyes come to the screen, or when moves were taken back", () => {
  const view = (choice: number, revision: number, viewer: SideName): View =>
    ({ choice, revision, observation: { viewer } }) as unknown as View;
  const old = view(7, 9, "nationalist");
  expect(goesOn(old, view(8, 10, "nationalist"))).toBe(true);
  expect(goesOn(old, view(8, 10, "republican"))).toBe(false);
  expect(goesOn(old, view(6, 10, "nationalist"))).toBe(false);
});

test("what becomes of a covered unit is not told as a question mark", () => {
  const unknown = { piece: "troop:republican:unknown:0", box: "box:madrid" };
  expect(sentenceOf(event(1, "raised", { ...unknown, to: "?" }))).toBe("page-unseen-raised");
  expect(sentenceOf(event(1, "converted", { ...unknown, by: unknown.piece }))).toBe("page-unseen-converted");
  expect(sentenceOf(event(1, "moved", unknown))).toBe("event-moved");
  expect(sentenceOf(event(1, "raised", { piece: "troop:republican:regular:2", to: 3 }))).toBe("event-raised");
});
