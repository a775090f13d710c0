import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { splitAtRules, ruleKey } from "../../../kit/rules/rules";
import type { GameEvent, SideName } from "../../../kit/server/types";
import { properNames, readWords } from "../../../kit/words/words";
import type { HexAction, HexObservation, StaticData, HexUnit } from "../types";
import type { Face } from "../units/units";
import { advanceBy, atMost, battlesOf, lastAdvance } from "../battle/battles";
import { lastTurn, monthsOf, shortMonth } from "./calendar";
import { factsOf, hexOf, idOf } from "./facts";
import { sameMove, COUNTED, inOrder, lastMove, nearest, possible, rowTo, shifted, waiting } from "./moves";
import { asText, marches, standing } from "./orders";
import { stateWords, supplyWords } from "../state/state";
import { lost, timetable } from "../arrivals/timetable";

const action = (text: string, pieces: string[] = [], box: string | null = null): HexAction =>
  ({ action: text, verb: text.split(" ")[0], pieces, box, place: null, card: null, mode: null, args: {} }) as HexAction;
const unit = (id: string, hex: string | null, more: Partial<HexUnit> = {}): HexUnit => ({
  id,
  side: "republican",
  where: hex ? "map" : "waiting",
  hex,
  face: 0,
  steps: 1,
  attack: 1,
  defence: 1,
  move: 4,
  moved: false,
  fought: false,
  used: false,
  strategic: false,
  supplied: true,
  enters: null,
  leaves: null,
  ...more,
});
const event = (n: number, kind: string, args: GameEvent["args"], side: SideName | null = "nationalist"): GameEvent => ({
  n,
  kind,
  rule: "13.10-a",
  side,
  args,
  ids: [],
});
const data = {
  map: {
    hexes: [
      { id: "1607", region: "andalucia" },
      { id: "2712", region: "castilla_la_nueva", name: "Madrid" },
      { id: "3608", region: "asturias", name: "Oviedo" },
    ],
    morale: [{ hex: "2712", value: 7 }],
    final_sources: [{ hex: "1305", front: "nationalist" }],
  },
  units: {
    units: [
      { id: "r_11", entry: { how: "hex", turn: 7, hex: "2712" } },
      { id: "r_mng", entry: { how: "setup", hex: "2711" }, withdrawn: 6 },
      { id: "r_dlr", entry: { how: "setup", hex: "2813" }, conversion: { turn: 6 } },
      { id: "n_dlv", entry: { how: "hex", turn: 6, hex: "1305" }, rebuild: false },
    ],
  },
  tables: {
    calendar: [
      { turn: 4, from: "1936-10", to: "1936-10" },
      { turn: 5, from: "1936-11", to: "1936-12" },
    ],
  },
  chits: { chits: [] },
  scenarios: { scenarios: [{ id: "1936", first_turn: 1, last_turn: 7 }] },
  names: {},
} as unknown as StaticData;
const t = (key: string, args: object = {}): string => `${key}${Object.keys(args).length ? JSON.stringify(args) : ""}`;

describe("facts", () => {
  const facts = factsOf(data);
  test("regions are told from north to south, values and sources by hex", () => {
    expect(facts.regions).toEqual(["asturias", "castilla_la_nueva", "andalucia"]);
    expect(facts.morale.get("2712")).toBe(7);
    expect(facts.sources.has("1305")).toBe(true);
    expect(lastTurn(facts, "1936")).toBe(7);
  });
  test("a turn is one month or two", () => {
    expect(monthsOf(facts, 4, "en")).toBe("October 1936");
    expect(monthsOf(facts, 5, "en")).toMatch(/^November\s–\sDecember 1936$/);
    expect(monthsOf(facts, 99, "en")).toBe("");
    expect(shortMonth(facts, 5, "es")).toBe("nov");
  });
  test("an action is about its hex, else about that of its unit", () => {
    expect(hexOf(action("to 2712", ["r_11"], "2712"), () => "2711")).toBe("2712");
    expect(hexOf(action("move r_11", ["r_11"]), () => "2711")).toBe("2711");
    expect(idOf("hex:2712")).toBe("2712");
  });
});

describe("moving", () => {
  const units = new Map([unit("a", "3608"), unit("b", "3608"), unit("c", "1607")].map((each) => [each.id, each]));
  const legal = [action("move a", ["a"]), action("march a", ["a"]), action("move b", ["b"]), action("move c", ["c"]), action("done")];
  test("units that may still move are found hex by hex, skipped regions left out", () => {
    expect([...waiting(legal, units)]).toEqual([["3608", ["a", "b"]], ["1607", ["c"]]]);
    expect([...waiting(legal, units, (hex) => hex === "3608").keys()]).toEqual(["1607"]);
  });
  test("one goes through them region by region, round and round", () => {
    const order = inOrder(["1607", "3707", "3608"], (hex) => (hex === "1607" ? 1 : 0));
    expect(order).toEqual(["3707", "3608", "1607"]);
    expect(nearest(order, null)).toBe("3707");
    expect(nearest(order, "1607")).toBe("3608");
    expect(nearest(order, "3707", new Set(["1607", "3608"]))).toBeNull();
    expect(nearest(["3701", "3709", "3706"], "3707")).toBe("3706");
    expect(nearest(["3701", "3709", "3706"], "3707", new Set(["3706"]))).toBe("3709");
    expect(nearest([], "3707")).toBeNull();
  });
  test("what is still possible counts units, not actions", () => {
    expect(possible(legal, ["move", "march", "attack"])).toEqual([
      { verb: "move", count: 3 },
      { verb: "march", count: 1 },
    ]);
  });
  test("the last move of a side is repeated: to the same hex from there, else the same way", () => {
    const log = [
      event(1, "moved", { piece: "unit:a", count: 2, from: "hex:2711", to: "hex:2713" }),
      event(2, "moved", { piece: "unit:b", count: 1, from: "hex:1607", to: "hex:1608" }, "republican"),
    ];
    const last = lastMove(log, "nationalist");
    expect(last).toEqual({ verb: "move", from: "2711", to: "2713", count: 2 });
    expect(last && sameMove("2711", last)).toBe("2713");
    expect(last && sameMove("1606", last)).toBe("1608");
    expect(lastMove(log, null)?.to).toBe("1608");
    expect(lastMove([], null)).toBeNull();
    expect(rowTo("move", ["a", "b"], "2713")).toEqual(["move a", "with b", "to 2713"]);
    expect(rowTo("rail", ["a", "b"], "2713")).toEqual(["rail a", "to 2713", "rail b", "to 2713"]);
  });
  test("the same way keeps its slant over odd and even rows", () => {
    expect(shifted("2611", { from: "2711", to: "2812" })).toBe("2711");
    expect(shifted("2612", { from: "2712", to: "2613" })).toBe("2512");
  });
});

describe("attacks", () => {
  const log = [
    event(3, "assault", { side: "side:nationalist", hex: "hex:2711", count: 2 }),
    event(3, "revealed", { hex: "hex:2711", pieces: ["unit:a"] }),
    event(4, "odds", {
      attack: 26, defence: 7, odds: "3:1", column: "2:1", shifts: [{ source: "modifier:rough", rule: "13.26-a", value: -1 }], drms: [],
    }),
    event(4, "combat-roll", { roll: 2, drm: -1, modified: 1, attacker: 2, defender: 0 }),
    event(4, "step-lost", { piece: "unit:n", hex: "hex:2811", left: 0 }),
    event(5, "assault", { side: "side:nationalist", hex: "hex:2812", count: 1 }),
    event(6, "phase", { phase: "phase:end" }),
  ];
  test("the way of the unit that advanced last is the others' too", () => {
    const went = (n: number, piece: string, from: string, to: string): GameEvent =>
      event(n, "advanced", { piece: `unit:${piece}`, from: `hex:${from}`, to: `hex:${to}` });
    const attack = event(3, "assault", { side: "side:nationalist", hex: "hex:2206", count: 2 });
    expect(lastAdvance([went(1, "a", "2207", "2208"), attack], "2206")).toBeNull();
    const told = [attack, went(4, "a", "2207", "2206"), went(5, "b", "2107", "2206"), went(6, "b", "2206", "2306"), went(7, "b", "2306", "2406")];
    expect(lastAdvance(told, "2206")).toEqual(["2306", "2406"]);
    expect(lastAdvance(told.slice(0, 2), "2206")).toEqual([]);
    expect(advanceBy(["c", "d"], ["2306", "2406"], 3)).toEqual(["advance c", "to 2306", "to 2406", "advance d", "to 2306", "to 2406"]);
    expect(advanceBy(["c"], ["2306"], 3)).toEqual(["advance c", "to 2306", "stay"]);
  });
  test("the log is gathered into attacks, told before and after the die", () => {
    const [first, second] = battlesOf(log);
    expect(first).toMatchObject({ n: 3, hex: "2711", side: "nationalist", over: true });
    expect(first?.sum).toMatchObject({ attack: 26, defence: 7, odds: "3:1", column: "2:1", shifts: [{ source: "modifier:rough", value: -1 }], drms: [] });
    expect(first?.roll).toEqual({ n: 4, roll: 2, drm: -1, modified: 1, attacker: 2, defender: 0 });
    expect(first?.before.map(({ kind }) => kind)).toEqual(["revealed"]);
    expect(first?.after.map(({ kind }) => kind)).toEqual(["step-lost"]);
    expect(second).toMatchObject({ hex: "2812", roll: null, over: true });
  });
});

test("the turns ahead tell who comes, who goes and who changes", () => {
  const facts = factsOf(data);
  const observation = {
    turn: 4,
    units: [
      unit("r_11", null, { enters: 7 }),
      unit("r_mng", "2711", { leaves: 6 }),
      unit("r_dlr", "2813"),
      unit("n_dlv", null, { side: "nationalist", where: "eliminated" }),
    ],
  } as unknown as HexObservation;
  expect(timetable(facts, observation, "republican", 7)).toEqual([
    { turn: 6, enter: [], leave: ["r_mng"], convert: ["r_dlr"] },
    { turn: 7, enter: ["r_11"], leave: [], convert: [] },
  ]);
  expect(timetable(facts, observation, "republican", 6).map(({ turn }) => turn)).toEqual([6]);
  expect(lost(facts, observation, "nationalist")).toEqual({ back: [], gone: ["n_dlv"] });
});

test("a unit's state and its line of supply are told in words", () => {
  const face = { unit: unit("a", "2711", { moved: true, supplied: false }), reduced: true } as Face;
  expect(stateWords(face, t)).toEqual(["page-gce-map-reduced", "page-gce-map-unsupplied", "page-gce-map-moved"]);
  const from = (path: string[], source: string): string => supplyWords({ supplied: true, path, source, why: null }, "2612", t);
  expect(from([], "2612")).toBe('page-gce-supply-from{"hex":"hex:2612","count":0}');
  expect(from([], "2611")).toBe('page-gce-supply-from{"hex":"hex:2611","count":1}');
  expect(from(["2611", "2610"], "2609")).toBe('page-gce-supply-from{"hex":"hex:2609","count":3}');
  const why = { key: "refusal-far", args: {}, rule: "10.4-a" };
  expect(supplyWords({ supplied: false, path: [], source: null, why }, "2711", t)).toBe('page-gce-supply-none-why{"why":"refusal-far"}');
});

test("every verb that is counted or stands on a button has its words", () => {
  const ftl = readFileSync(join(import.meta.dirname, "../../../../../src/dosespanas/locale/en/page-gce.ftl"), "utf8");
  const words = readWords("en", ftl);
  expect(COUNTED.filter((verb) => !words.has(`page-gce-left-${verb}`) || !words.has(`page-gce-do-${verb}`))).toEqual(["attack"]);
  expect(["with", "drop", "disband", "turn"].filter((verb) => !words.has(`page-gce-do-${verb}`))).toEqual([]);
});

test("proper names go before words, and a hex keeps its number", () => {
  const names = properNames({ "unit:r_mng": "Columna Mangada", "hex:2712": "Madrid" });
  const words = readWords("en", "event-moved = { $piece } to { $hex }.\nunit-unknown = a covered unit", undefined, names);
  expect(words.t("event-moved", { piece: "unit:r_mng", hex: "hex:2712" })).toBe("Columna Mangada to Madrid (2712).");
  expect(words.t("event-moved", { piece: "unit:unknown", hex: "hex:2711" })).toBe("a covered unit to 2711.");
});

test("rule ids with dots are found in a text, and looked up with underlines", () => {
  expect(splitAtRules("See ([[13.12-e]]) and [[A07]].", (id) => id === "13.12-e")).toEqual([
    { text: "See (", rule: false },
    { text: "13.12-e", rule: true },
    { text: ") and ", rule: false },
    { text: "A07", rule: false },
    { text: ".", rule: false },
  ]);
  expect(ruleKey("15.7.1-a")).toBe("rule-15_7_1-a");
});

test("a chance to empty a hex is said to be the most there is as long as the enemy has aircraft to send", () => {
  const seen = (side: string, where: string, used: boolean) => ({ viewer: "nationalist", units: [{ side, where, used }] }) as never;
  expect(atMost(seen("republican", "air", false), "67%")).toBe("≤67%");
  expect(atMost(seen("republican", "air", true), "67%")).toBe("67%");
  expect(atMost(seen("republican", "waiting", false), "67%")).toBe("67%");
  expect(atMost(seen("nationalist", "air", false), "67%")).toBe("67%");
  expect(atMost(seen("republican", "air", false), "0%")).toBe("0%");
});

describe("orders that this browser keeps", () => {
  const units = [unit("n_cst", "1607"), unit("n_rdn", "1607"), unit("n_bz", "1608"), unit("n_arz", null), unit("r_mng", null)].map((each) =>
    each.id.startsWith("n_") ? { ...each, side: "nationalist" as const } : each,
  );

  test("a march ends at its goal, and all orders of a unit when it has left the map", () => {
    const orders = { watch: ["n_cst", "n_arz"], goals: { n_cst: "2206", n_bz: "1608", n_arz: "2206", r_mng: "2712" } };
    const seen = { units, viewer: "nationalist" } as unknown as HexObservation;
    expect(standing(orders, seen)).toEqual({ watch: ["n_cst"], goals: { n_cst: "2206", r_mng: "2712" } });
  });

  test("who stands with those who march, or marches elsewhere, is not taken along", () => {
    const at = new Map(units.map((each) => [each.id, each]));
    const choices = ["n_cst", "n_rdn", "n_bz"].map((id) => action(`move ${id}`, [id]));
    expect(marches({ n_cst: "2206" }, choices, at)).toEqual([{ hex: "1607", units: ["n_cst"], goal: "2206" }]);
    const apart = marches({ n_cst: "2206", n_rdn: "1809", n_bz: "1608" }, choices, at);
    expect(asText(apart)).toBe("1607:n_cst-2206,1607:n_rdn-1809");
    expect(asText([{ hex: "1607", units: [], goal: "2206" }, { hex: "1608", units: [], goal: "1608" }])).toBe("1607-2206");
  });
});
