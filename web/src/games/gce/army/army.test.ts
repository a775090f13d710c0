import { describe, expect, test } from "vitest";
import type { GameEvent } from "../../../kit/server/types";
import type { Facts } from "../panels/facts";
import { moralePace, paceOf } from "../state/tempo";
import type { HexObservation, HexUnit } from "../types";
import type { Face } from "../units/units";
import { keepNotes, keptNotes, LONGEST, noted } from "./notes";
import { historyOf, rollOf } from "./roll";

const event = (n: number, kind: string, args: GameEvent["args"], ids: string[] = []): GameEvent => ({ n, kind, rule: "12.1-a", side: null, args, ids });
const unit = (id: string, where: HexUnit["where"], hex: string | null = null): HexUnit => ({ id, side: "nationalist", where, hex, attack: 1, defence: 1, enters: null, leaves: null }) as HexUnit;
const face = (unit: HexUnit, name: string): Face => ({ id: unit.id, unit, name, label: "", factors: "1-1-4" }) as Face;
const facts = { regions: ["galicia", "andalucia"], hexes: new Map([["3702", { region: "galicia" }], ["1607", { region: "andalucia" }]]), units: new Map() } as unknown as Facts;

describe("the order of battle", () => {
  const units = [unit("n_a", "eliminated"), unit("n_b", "map", "1607"), unit("n_c", "map", "3702")];
  const faces = new Map([["n_a", face(units[0]!, "Columna Castejón")], ["n_b", face(units[1]!, "Tercio")], ["n_c", face(units[2]!, "Columna Ceano")]]);
  const observation = { units } as unknown as HexObservation;
  const roll = (wanted: string): [string, string[]][] =>
    rollOf(observation, faces, facts, "nationalist", wanted, ({ name }) => name).map(({ where, faces }) => [where, faces.map(({ id }) => id)]);

  test("lists a side by where its units are, those on the map from north to south", () => {
    expect(roll("")).toEqual([["map", ["n_c", "n_b"]], ["eliminated", ["n_a"]]]);
    expect(rollOf(observation, faces, facts, "republican", "", () => "")).toEqual([]);
  });

  test("finds by every word, without accents", () => {
    expect(roll("COLUMNA castejon")).toEqual([["eliminated", ["n_a"]]]);
    expect(roll("columna tercio")).toEqual([]);
  });

  test("tells what befell a unit turn by turn, also where it went with others", () => {
    const log = [
      event(0, "turn", { turn: 1 }),
      event(1, "moved", { piece: "unit:n_a", count: 2 }, ["n_a", "n_b"]),
      event(2, "turn", { turn: 2 }),
      event(3, "revealed", { pieces: ["unit:n_x", "unit:n_b"] }),
      event(4, "moved", { piece: "unit:n_c" }, ["n_c"]),
    ];
    expect(historyOf(log, "n_b").map(({ turn, events }) => [turn, events.map(({ n }) => n)])).toEqual([[1, [1]], [2, [3]]]);
    expect(historyOf(log, "n_none")).toEqual([]);
  });
});

describe("notes beside hexes", () => {
  test("are kept game by game, go when emptied, and are no longer than they may be", () => {
    const notes = noted(noted({}, "2712", " hold "), "1607", "x".repeat(LONGEST + 50));
    keepNotes("g1", notes);
    expect(keptNotes("g1")["2712"]).toBe("hold");
    expect(keptNotes("g1")["1607"]).toHaveLength(LONGEST);
    expect(keptNotes("g2")).toEqual({});
    expect(Object.keys(noted(notes, "2712", "  "))).toEqual(["1607"]);
  });
});

describe("the tempo", () => {
  const data = { map: { hexes: [{ id: "2712", name: "Madrid" }] } } as unknown as Facts["data"];

  test("tells how far Madrid is from the nearest Nationalist stack", () => {
    const observation = { turn: 3, morale: 90, control: { nationalist: ["1607"], republican: [] }, stacks: { "2712": { side: "republican" }, "2714": { side: "nationalist" }, "1607": { side: "nationalist" } } };
    expect(paceOf(observation as unknown as HexObservation, { data })).toEqual({ turn: 3, morale: 90, held: 1, nearest: { hex: "2714", away: 2 } });
  });

  test("tells the pace of late and the one that is needed", () => {
    const at = (turn: number, morale: number) => ({ turn, morale, held: 0, nearest: null });
    expect(moralePace([at(4, 80), at(8, 72)], 30, 28)).toEqual({ late: 2, needed: 2 });
    expect(moralePace([at(4, 80)], 30, 28)?.late).toBeNull();
    expect(moralePace([at(28, 20)], 30, 28)?.needed).toBe(0);
  });
});
