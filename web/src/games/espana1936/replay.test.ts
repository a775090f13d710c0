import { expect, test } from "vitest";
import type { GameEvent } from "../../kit/server/types";
import { part, tellingOf, way } from "./replay";
import type { Observation, StaticData } from "./types";

const event = (n: number, kind: string, args: GameEvent["args"] = {}): GameEvent => ({ n, kind, rule: "CBT-01", side: "nationalist", args, ids: [] });
const data = { map: { boxes: [{ id: "madrid", objective: true }, { id: "toledo", objective: false }], links: [] } } as unknown as StaticData;
const seen = (madrid: string, toledo: string): Observation =>
  ({ viewer: "republican", pieces: [], boxes: { madrid: { control: madrid }, toledo: { control: toledo } } }) as unknown as Observation;

test("where an event leads on the map", () => {
  expect(way(event(1, "moved", { piece: "troop:nationalist:legion:2", from: "box:toledo", to: "box:madrid" }), "ceuta")).toEqual(["toledo", "madrid"]);
  expect(way(event(1, "shipped", { piece: "general:franco", to: "box:sevilla" }), "ceuta")).toEqual(["ceuta", "sevilla"]);
  expect(way(event(1, "arrived", { piece: "plane:i15_1" }), "ceuta")).toEqual([]);
  expect(["drew", "moved", "attack", "roll", "hit"].map((kind) => part(event(1, kind)))).toEqual(["hidden", "scene", "battle", "dice", "joins"]);
});

test("a summary tells who holds what now, battles by place, and how much was moved", () => {
  const events = [
    event(3, "moved", { from: "box:toledo", to: "box:madrid" }),
    event(4, "attack", { piece: "troop:nationalist:legion:2", target: "troop:republican:regular:1", box: "box:madrid" }),
    event(5, "roll", { side: "side:nationalist", rolls: [6], modified: [6], hits: 1, steps: [] }),
    event(5, "roll", { side: "side:republican", rolls: [2], modified: [2], hits: 0, steps: [] }),
  ];
  const lines = tellingOf(data).summary(seen("republican", "republican"), seen("contested", "nationalist"), events);
  expect(lines.map(({ mark, key, place }) => [mark, key, place])).toEqual([
    ["lost", "page-sum-box", "box:toledo"],
    ["front", "page-sum-city", "box:madrid"],
    ["battle", "page-sum-attack", "box:madrid"],
    ["other", "page-sum-moves", null],
  ]);
  expect(lines[2]?.args).toMatchObject({ outcome: { key: "battle-outcome", args: { place: "box:madrid", own: null, foe: null } }, count: 1 });
});

test("a summary names who was destroyed, and the objective city that stands empty after it", () => {
  const guard = { kind: "troop", where: "map", side: "republican", box: "madrid" };
  const before = { ...seen("republican", "republican"), pieces: [guard] } as unknown as Observation;
  const hit = { ...event(5, "hit", { piece: "troop:republican:regular:1", hits: 1, becomes: 0 }), side: "republican" as const, toll: { hits: 1, lost: true } };
  const roll = event(5, "roll", { side: "side:nationalist", rolls: [6], modified: [6], hits: 1, steps: [] });
  const attack = event(4, "attack", { piece: "troop:nationalist:legion:2", target: "troop:republican:regular:1", box: "box:madrid" });
  const lines = tellingOf(data).summary(before, seen("republican", "republican"), [attack, roll, hit]);
  expect(lines.map(({ mark, key }) => [mark, key])).toEqual([
    ["lost", "page-sum-empty"],
    ["battle", "page-sum-attack"],
  ]);
  const mine = before.viewer === "republican";
  expect(lines[1]?.args["outcome"]).toMatchObject({ args: { [mine ? "own" : "foe"]: ["troop:republican:regular:1"], [mine ? "taken" : "dealt"]: 1 } });
});

test("a summary tells the fights at sea of a place, first what came of them", () => {
  const events = [
    event(5, "sea-battle", { place: "area:baleares", kind: "area" }),
    event(5, "sea-roll", { piece: "ship:libertad", target: "ship:canarias", with: [], rolls: [6], modified: [6], hits: 1, turned: 0 }),
    { ...event(6, "ship-destroyed", { piece: "ship:canarias", box: "area:baleares" }), toll: { hits: 1, lost: true } },
    event(8, "sea-battle", { place: "area:estrecho", kind: "area" }),
    event(8, "sea-declined", { place: "area:estrecho" }),
  ];
  const lines = tellingOf(data).summary(seen("republican", "republican"), seen("republican", "republican"), events);
  const outcome = { key: "battle-outcome", args: { place: "area:baleares", own: null, taken: 0, foe: ["ship:canarias"], dealt: 1 } };
  expect(lines).toMatchObject([{ mark: "battle", key: "page-sum-sea", place: "area:baleares", n: 5, args: { outcome, count: 1 } }]);
});
