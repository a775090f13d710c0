import { expect, test } from "vitest";
import type { GameEvent } from "../../kit/server/types";
import fixture from "./fixture/fixture.json";
import { part, tellingOf, way } from "./replay";
import { factsOf } from "./panels/facts";
import type { HexObservation, StaticData } from "./types";

const facts = factsOf((fixture as unknown as { data: StaticData }).data);
const event = (n: number, kind: string, args: GameEvent["args"] = {}): GameEvent => ({ n, kind, rule: "13.1", side: "nationalist", args, ids: [] });
const seen = (held: string[], morale: number): HexObservation =>
  ({ viewer: "nationalist", control: { nationalist: held, republican: [] }, morale, victory: { morale_at_most: 30 }, stacks: {} }) as unknown as HexObservation;

test("where an event leads on the map", () => {
  expect(way(event(1, "moved", { from: "hex:2711", to: "hex:2712", path: ["hex:2711", "hex:2811", "hex:2712"] }))).toEqual(["2711", "2811", "2712"]);
  expect(way(event(1, "advanced", { from: "hex:2711", to: "hex:2712" }))).toEqual(["2711", "2712"]);
  expect(way(event(1, "entered", { piece: "unit:n_x", hex: null }))).toEqual([]);
  expect(["income", "assault", "combat-roll", "captured", "moved"].map((kind) => part(event(1, kind)))).toEqual(["hidden", "battle", "dice", "joins", "scene"]);
});

test("a summary tells places that fell, Morale, and the front by region", () => {
  const open = facts.data.map.hexes.find(({ id }) => !facts.data.names[`hex:${id}`] && !facts.morale.has(id))!.id;
  const lines = tellingOf(facts).summary(seen([], 72), seen(["2712", open], 70), [event(1, "moved"), event(2, "moved")]);
  expect(lines.map(({ mark, key }) => [mark, key])).toEqual([
    ["won", "page-sum-hex"],
    ["front", "page-sum-front"],
    ["won", "page-sum-morale"],
  ]);
});

test("a summary tells what the cups brought", () => {
  const drawn = [event(1, "chit-drawn", { chit: "chit:none" }), event(2, "no-event"), event(3, "chit-declined"), event(4, "chit-discarded")];
  const lines = tellingOf(facts).summary(seen([], 72), seen([], 72), drawn);
  expect(lines.map(({ mark, key, n }) => [mark, key, n])).toEqual([
    ["other", "event-chit-drawn", 1],
    ["other", "event-no-event", 2],
  ]);
});

test("a summary begins with one's own losses, and names by hex whom want of supply took from the enemy", () => {
  const theirs = (n: number, kind: string, args: object) => ({ ...event(n, kind, { ...args }), side: "republican" as const });
  const lost = [
    event(1, "starved", { piece: "unit:n_crb", hex: "hex:1709" }),
    theirs(2, "starved", { piece: "unit:r_x", hex: "hex:2711" }),
    theirs(2, "starved", { piece: "unit:r_y", hex: "hex:2711" }),
    theirs(3, "withdrawn", { piece: "unit:r_z" }),
  ];
  const lines = tellingOf(facts).summary(seen([], 72), seen(["2712"], 72), lost);
  expect(lines.map(({ mark, key, place }) => [mark, key, place])).toEqual([
    ["lost", "event-starved", "hex:1709"],
    ["won", "page-sum-starved", "hex:2711"],
    ["won", "page-sum-hex", "hex:2712"],
    ["other", "page-sum-lost", null],
  ]);
  expect(lines[1]?.args["pieces"]).toEqual(["unit:r_x", "unit:r_y"]);
});

test("a summary names who fell, and the place that stands empty after it", () => {
  const fell = { ...event(4, "step-lost", { piece: "unit:n_bz", hex: "hex:1607", left: 0 }), ids: ["n_bz"], toll: { hits: 1, lost: true } };
  const hurt = { ...event(4, "step-lost", { piece: "unit:r_x", hex: "hex:1607", left: 1 }), side: "republican" as const, toll: { hits: 1, lost: false } };
  const before = { ...seen(["1607", "2712"], 72), stacks: { "1607": { side: "nationalist" }, "2712": { side: "nationalist" } } } as unknown as HexObservation;
  const lines = tellingOf(facts).summary(before, seen(["1607", "2712"], 72), [fell, hurt]);
  const told = (found: typeof lines): unknown => found.map(({ mark, key, place }) => [mark, key, place]);
  expect(told(lines)).toEqual([
    ["lost", "page-sum-fallen", "hex:1607"],
    ["lost", "page-sum-empty", "hex:2712"],
    ["lost", "page-sum-empty", "hex:1607"],
  ]);
  const assault = event(3, "assault", { side: "side:republican", hex: "hex:1607", count: 1 });
  const roll = event(4, "combat-roll", { hex: "hex:1607", roll: 2, drm: 0, modified: 2, attacker: 1, defender: 1 });
  const [battle, ...rest] = tellingOf(facts).summary(before, seen(["1607", "2712"], 72), [assault, roll, fell, hurt]);
  expect(told(rest)).toEqual([
    ["lost", "page-sum-empty", "hex:2712"],
    ["lost", "page-sum-empty", "hex:1607"],
  ]);
  expect(battle).toMatchObject({ mark: "lost", key: "page-sum-assault", place: "hex:1607", n: 3, args: { side: "side:republican", taken: "no" } });
  const outcome = { place: "hex:1607", own: ["unit:n_bz"], taken: 1, foe: null, dealt: 1 };
  expect(battle?.args["outcome"]).toMatchObject({ key: "battle-outcome", args: outcome });
});
