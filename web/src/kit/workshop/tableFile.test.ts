import { describe, expect, test, vi } from "vitest";
import type { DataFiles } from "../server/types";
import { guarded, readCsv, unguarded, writeCsv } from "./csv";
import { gridsOf } from "./grid";
import { csvOf, readTable, textOfFile } from "./tableFile";

vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("removeEventListener", () => undefined);
vi.mock("../words/language.svelte", () => ({
  t: (key: string, args: Record<string, unknown> = {}) => [key, ...Object.values(args)].join(" "),
  language: { now: { language: "es", has: () => false } },
}));
const { addRow } = await import("./rows");
const { Bench } = await import("./bench.svelte");

const ENTRY = {
  oneOf: [{ $ref: "#/$defs/Setup" }, { $ref: "#/$defs/Waits" }],
  discriminator: { propertyName: "how", mapping: { setup: "#/$defs/Setup", waits: "#/$defs/Waits" } },
};
const SCHEMA = {
  type: "object",
  properties: {
    units: { type: "array", items: { $ref: "#/$defs/Unit" } },
    crt: { type: "object", properties: { columns: { type: "array", items: { type: "string" } }, rows: { type: "array", items: { $ref: "#/$defs/Line" } }, cap: { type: "integer", minimum: 0, maximum: 9 } }, required: ["columns", "rows", "cap"] },
    pairs: { type: "array", items: { type: "array", items: { type: "string" } } },
  },
  required: ["units", "crt", "pairs"],
  $defs: {
    Unit: {
      type: "object",
      properties: {
        id: { type: "string" }, front: { type: "string", pattern: "^\\d+(-\\d+)*$" }, lon: { type: "number" }, steps: { type: "integer", minimum: 1, maximum: 2 },
        side: { enum: ["a", "b"] }, guard: { type: "boolean", default: false }, hexes: { type: "array", items: { type: "string" } }, entry: ENTRY, source: { type: "string" },
      },
      required: ["id", "front", "lon", "steps", "side", "hexes", "entry", "source"],
    },
    Setup: { type: "object", properties: { how: { const: "setup" }, hex: { type: "string" } }, required: ["how", "hex"] },
    Waits: { type: "object", properties: { how: { const: "waits" }, turn: { type: "integer", minimum: 1, maximum: 19 } }, required: ["how", "turn"] },
    Line: { type: "object", properties: { die: { type: "integer" }, results: { type: "array", items: { type: "string" } } }, required: ["die", "results"] },
  },
};
const UNITS = [
  { id: "one", front: "1-1-4", lon: -8.41, steps: 1, side: "a", hexes: ["1", "2"], entry: { how: "setup", hex: "1" }, source: "reconstructed" },
  { id: "two", front: "4", lon: 2, steps: 2, side: "b", guard: true, hexes: [], entry: { how: "waits", turn: 3 }, source: "rulebook" },
];
const FILE = { units: UNITS, crt: { columns: ["1:2", "1:1"], rows: [{ die: 0, results: ["4/0", "1/1"] }, { die: 1, results: ["0/1", "2/2"] }], cap: 3 }, pairs: [["1", "2"], ["2", "3"]] };

function bench() {
  const data = { game: "x", base: "0", files: { "a.json": FILE }, texts: {}, schemas: { "a.json": SCHEMA }, names: {}, openings: {} } as unknown as DataFiles;
  const module = { shelves: [], tables: [], fixed: [], nameOf: () => null, textsOf: () => [], idsFor: (_: unknown, field: string) => (field === "hex" ? ["1", "2"] : null), wordFor: () => null, rowWords: () => null, noted: {} };
  const made = new Bench(data, module, {});
  made.ask = () => undefined;
  return made;
}
const grid = (at: string) => {
  const made = bench();
  return { made, cells: gridsOf(made, at).find((one) => one.rows.length > 1) ?? gridsOf(made, at)[0]! };
};

describe("CSV", () => {
  test("is read with every separator, end of line and quote", () => {
    expect(readCsv('\uFEFFa;b\r\n"1;""2""";3\r\n\r\n').lines).toEqual([{ line: 1, cells: ["a", "b"] }, { line: 2, cells: ['1;"2"', "3"] }]);
    expect(readCsv('"a,b",c\r1,"x\ny"\r2,3').lines).toEqual([{ line: 1, cells: ["a,b", "c"] }, { line: 2, cells: ["1", "x\ny"] }, { line: 4, cells: ["2", "3"] }]);
    expect(readCsv("a\tb\n1,5\t2").lines[1]).toEqual({ line: 2, cells: ["1,5", "2"] });
    expect(readCsv('a;b\n1;"2').open).toBe(2);
  });

  test("what a spreadsheet would misread is guarded, and read as it was", () => {
    for (const text of ["=1+1", "1/1", "1-1-4", "3-4", "1:2", "007", "@x", "'x", "+x", "-x"]) expect([guarded(text), unguarded(guarded(text))]).toEqual([`'${text}`, text]);
    for (const text of ["4", "-3", "-8,41", "Madrid", "1305"]) expect(guarded(text)).toBe(text);
    expect(writeCsv([["a;b", 'c"d', "e"]], ";")).toBe('\uFEFF"a;b";"c""d";e\r\n');
  });

  test("a file that nobody changed changes nothing", () => {
    for (const at of ["a.json/units", "a.json/crt", "a.json/pairs"]) {
      const { made } = grid(at);
      for (const one of gridsOf(made, at)) expect(readTable(made, one, csvOf(made, one))).toEqual({ values: [], changed: 0, added: 0, faults: [] });
    }
  });

  test("what was filled in is taken: decimal commas, another way to enter, a new row", () => {
    const { made, cells } = grid("a.json/units");
    const text = "id;front;lon;steps;guard;hexes;entry/how;entry/hex;entry/turn;side\r\none;'2-1-4;-8,5;1;VERDADERO;1 | 3;waits;;7;b\r\nthree;5;1.5;2;;;setup;2;;a\r\n";
    const read = readTable(made, cells, text);
    expect(read.faults).toEqual([]);
    expect([read.changed, read.added]).toEqual([1, 1]);
    made.setAll(read.values);
    expect(made.at("a.json/units/one")).toEqual({ ...UNITS[0], front: "2-1-4", lon: -8.5, guard: true, hexes: ["1", "3"], entry: { how: "waits", turn: 7 }, side: "b" });
    expect(made.at("a.json/units/two")).toEqual(UNITS[1]);
    expect(made.at("a.json/units/three")).toMatchObject({ id: "three", front: "5", lon: 1.5, entry: { how: "setup", hex: "2" } });
  });

  test("each fault is told by its line and field, and the right lines are taken without it", () => {
    const { made, cells } = grid("a.json/units");
    const text = "id,front,steps,side,entry/how,entry/hex\none,=CMD(),9,c,setup,77\ntwo,01/01/2004,2,b,waits,1\ntwo,4,2,b,waits,\n,4,2,b,waits,\n";
    const read = readTable(made, cells, text);
    expect(read.faults.map(({ line, field, stands }) => [line, field, stands])).toEqual([
      [2, "front", "=CMD()"], [2, "steps", "9"], [2, "side", "c"], [2, "entry/hex", "77"],
      [3, "front", "01/01/2004"], [3, "entry/hex", "1"], [4, "id", "two"], [5, "id", ""],
    ]);
    expect(read.faults[1]?.right).toBe("workshop-csv-between 1 2");
    expect(read.values).toEqual([]);
    expect(readTable(made, cells, "id;nonsense\none;1").faults[0]).toMatchObject({ line: 1, field: "nonsense" });
    expect(readTable(made, cells, 'id;front\none;"1').faults[0]).toMatchObject({ line: 2 });
    expect(readTable(made, cells, "").faults).toHaveLength(1);
  });

  test("a combat table is a grid with its own heads; a table without names is read whole", () => {
    const { made, cells } = grid("a.json/crt");
    const crt = gridsOf(made, "a.json/crt").find(({ at }) => at === "a.json/crt/rows")!;
    expect(crt.heads).toEqual(["die", "1:2", "1:1"]);
    const read = readTable(made, crt, "die;1:2;1:1\n0;'4/0;'1/2\n1;'0/1;'2/2");
    expect(read.values).toEqual([["a.json/crt/rows/0", { die: 0, results: ["4/0", "1/2"] }]]);
    expect(cells.at).toBe("a.json/crt");
    const pairs = gridsOf(made, "a.json/pairs")[0]!;
    expect(readTable(made, pairs, "0;1\n1;2").values).toEqual([["a.json/pairs", [["1", "2"]]]]);
  });

  test("a new row has what it needs and a name that no other has", () => {
    const { made } = grid("a.json/units");
    made.takeAllBack();
    expect([addRow(made, "a.json/units"), addRow(made, "a.json/units"), addRow(made, "a.json/crt/rows"), addRow(made, "a.json/pairs")]).toEqual(["a.json/units/own_1", "a.json/units/own_2", "a.json/crt/rows/2", "a.json/pairs"]);
    expect(made.at("a.json/units/own_2")).toMatchObject({ id: "own_2", side: "a", steps: 1, entry: { how: "setup", hex: "1" }, source: "own copy: added" });
    expect(made.listAt("a.json/pairs")).toHaveLength(3);
    made.set("a.json/units/own_1", undefined);
    expect(made.changes.map(({ at }) => at)).toEqual(["a.json/units/own_2", "a.json/crt/rows/2", "a.json/pairs"]);
  });

  test("a file in the signs of a country is read", async () => {
    expect(await textOfFile(new Blob([new Uint8Array([0xd1, 0x61])]), "es")).toBe("Ña");
    expect(await textOfFile(new Blob([new Uint8Array([0xff, 0xfe, 0x61, 0])]), "es")).toBe("a");
    expect(await textOfFile(new Blob(["Ña"]), "es")).toBe("Ña");
  });
});
