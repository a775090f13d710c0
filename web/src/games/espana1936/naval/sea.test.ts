import { expect, test } from "vitest";
import { atSea, bonds, fleets, placeTerm, rollOf, seaFightsOf } from "./sea";
import type { GameEvent, LegalAction } from "../../../kit/server/types";
import type { Fight, Observation, Piece, Plane, Ship } from "../types";

const event = (n: number, kind: string, args: GameEvent["args"] = {}): GameEvent => ({ n, kind, rule: "NAV-50", side: "republican", args, ids: [] });
const ship = (id: string, more: Partial<Ship> = {}): Ship => ({
  id,
  kind: "ship",
  side: "republican",
  cls: "light_cruiser",
  dice: 1,
  drm: 0,
  gun_dice: 1,
  gun_drm: 0,
  where: "sea",
  box: null,
  place: "baleares",
  mission: null,
  damaged: false,
  used: false,
  moved: false,
  ...more,
});
const plane = (more: Partial<Plane>): Plane => ({
  id: "i15_1",
  kind: "plane",
  side: "republican",
  dice: 1,
  drm: 0,
  where: "map",
  box: "madrid",
  place: "madrid",
  mission: null,
  used: false,
  moved: false,
  ...more,
});
const fight = (more: Partial<Fight> = {}): Fight => ({
  place: "baleares",
  kind: "area",
  step: "pairs",
  asked: null,
  pairs: [],
  aims: [],
  backing: [],
  hits: null,
  ...more,
});
const seen = (pieces: Piece[]): Observation =>
  ({
    pieces,
    naval: { areas: { baleares: {} }, bases: { ferrol: {} } },
  }) as unknown as Observation;

test("a log tells its fights at sea one by one, with dice and results", () => {
  const [first, second, ...none] = seaFightsOf([
    event(3, "sailed"),
    event(5, "sea-battle", { place: "area:baleares", kind: "area" }),
    event(5, "sea-roll", { piece: "ship:libertad", target: "ship:canarias", with: [], rolls: [6, 2], modified: [6, 3], hits: 1, turned: 0 }),
    event(6, "ship-damaged", { piece: "ship:canarias" }),
    event(6, "area-control", { place: "area:baleares", state: "contested" }),
    event(7, "ship-repaired", { piece: "ship:canarias" }),
    event(9, "sea-battle", { place: "box:murcia", kind: "battery" }),
    event(9, "battery", { box: "box:murcia", rolls: [4], modified: [5], hits: 1, turned: 0 }),
  ]);
  expect(none).toEqual([]);
  expect(first).toMatchObject({ n: 5, last: 6, place: "area:baleares", kind: "area" });
  expect(first?.throws[0]).toMatchObject({ piece: "ship:libertad", target: "ship:canarias", hits: 1 });
  expect(first?.results.map(({ kind }) => kind)).toEqual(["ship-damaged"]);
  expect([first?.over, second?.over]).toEqual([true, false]);
  expect(second?.throws[0]).toMatchObject({ piece: null, rolls: [4] });
});

test("a throw becomes dice whose modifiers land together", () => {
  const [report] = seaFightsOf([
    event(5, "sea-battle", { place: "area:baleares", kind: "area" }),
    event(5, "sea-roll", { piece: "ship:libertad", target: "ship:canarias", with: [], rolls: [6, 4], modified: [6, 5], hits: 2, turned: 0 }),
  ]);
  const roll = rollOf(report?.throws[0] as never);
  expect(roll).toMatchObject({ side: "republican", hits: 2, moments: 1 });
  expect(roll.dice.map(({ rolled, final, hit }) => [rolled, final, hit])).toEqual([
    [6, 6, true],
    [4, 5, true],
  ]);
});

test("ships are at sea, planes only over the water", () => {
  expect(atSea(ship("libertad", { where: "base", place: "cartagena" }))).toBe(true);
  expect(atSea(plane({}))).toBe(false);
  expect(atSea(plane({ where: "sea", box: null, place: "baleares" }))).toBe(true);
  expect(atSea(plane({ mission: "protect", place: "cadiz", box: "cadiz" }))).toBe(true);
});

test("who meets in a fight: those at the place for it, and those it names", () => {
  const pieces = [
    ship("libertad"),
    ship("canarias", { side: "nationalist" }),
    ship("cervera", { side: "nationalist", place: "estrecho" }),
    ship("espana", { side: "nationalist", where: "returning", place: null }),
    plane({}),
  ];
  const ids = (found: Fight): string[][] =>
    Object.values(fleets(seen(pieces), found)).map((units) => units.map(({ id }) => id));
  expect(ids(fight())).toEqual([["canarias"], ["libertad"]]);
  expect(ids(fight({ pairs: [["libertad", "espana"]] }))).toEqual([["canarias", "espana"], ["libertad"]]);
  const ashore = ["gunfire", "blockade", null].map((mission, i) =>
    ship(`s${i}`, { where: "map", place: "cadiz", box: "cadiz", mission: mission as Ship["mission"] }),
  );
  const off = (kind: Fight["kind"]): string[] => fleets(seen(ashore), fight({ kind, place: "cadiz" })).republican.map(({ id }) => id);
  expect(off("coast")).toEqual(["s0", "s1"]);
  expect(off("battery")).toEqual(["s1"]);
});

test("a choice that is looked at is a bond that is tried", () => {
  const action = { verb: "aim", pieces: ["sub_rep_1", "canarias"] } as unknown as LegalAction;
  const found = bonds(fight({ pairs: [["libertad", "canarias"]], backing: [["dd_rep_1", "libertad"]] }), action);
  expect(found.bonds.map(({ kind }) => kind)).toEqual(["pair", "back"]);
  expect(found.tried).toEqual({ kind: "aim", from: "sub_rep_1", to: "canarias" });
  expect(bonds(fight(), { verb: "suffer", pieces: ["libertad"] } as unknown as LegalAction).tried).toBeNull();
});

test("places have their terms", () => {
  expect(["baleares", "ferrol", "cadiz"].map((place) => placeTerm(seen([]), place))).toEqual([
    "area:baleares",
    "base:ferrol",
    "box:cadiz",
  ]);
});
