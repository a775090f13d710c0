import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { countOf, differences, inverse, laid, readCorrections, rowNames, valueAt, withValue, type Corrections, type Files } from "./corrections";

const ROOT = join(import.meta.dirname, "../../../..");

/** The data files of a game as they are shipped. */
function shipped(game: string): Files {
  const folder = join(ROOT, "src/dosespanas", game, "data");
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return Object.fromEntries(names.map((name) => [name, JSON.parse(readFileSync(join(folder, name), "utf8"))]));
}
const GALLERY = readdirSync(join(ROOT, "corrections")).map((name) => readFileSync(join(ROOT, "corrections", name), "utf8"));

const BASE: Files = {
  "map.json": {
    boxes: [{ id: "leon", side: "a", list: [1, 2] }, { id: "soria", side: "b", list: [] }],
    links: [["leon", "soria"], ["leon", "leon"], ["leon", "leon"]],
    source: "reconstructed: so",
  },
  "turns.json": { turns: [{ turn: 1, new: 0 }, { turn: 2, new: 1 }], "a/b": { "~": 1 } },
};

describe("corrections", () => {
  test.each(GALLERY)("what the gallery corrects is found again in what it makes", (text) => {
    const given = readCorrections(text) as Corrections;
    const { files, conflicts } = laid(shipped(given.game), given.changes);
    expect(conflicts).toEqual([]);
    expect(differences(files, shipped(given.game))).toEqual(given.changes);
  });

  test("places are named by ids, else by numbers; signs of a path are written otherwise", () => {
    expect(valueAt(BASE, "map.json/boxes/soria/side")).toBe("b");
    expect(valueAt(BASE, "map.json/boxes/leon/list/1")).toBe(2);
    expect(valueAt(BASE, "turns.json/turns/2/new")).toBe(1);
    expect(valueAt(BASE, "turns.json/a~1b/~0")).toBe(1);
    expect(valueAt(BASE, "map.json/boxes/avila")).toBeUndefined();
    expect(valueAt(BASE, "map.json/constructor")).toBeUndefined();
    expect(rowNames([["a"], ["b"]])).toEqual(["0", "1"]);
  });

  test("a value, a row, a new row and one that is gone", () => {
    let mine = withValue(BASE, "map.json/boxes/leon/side", "b");
    mine = withValue(mine, "map.json/boxes/avila", { id: "avila", side: "a", list: [] });
    mine = withValue(mine, "turns.json/turns/1", undefined);
    mine = withValue(mine, "map.json/source", "own copy: other words");
    mine = withValue(mine, "map.json/links", [["soria", "soria"], ["leon", "leon"]]);
    const found = differences(mine, BASE);
    expect(found).toEqual([
      { at: "map.json/boxes/leon/side", was: "a", now: "b" },
      { at: "map.json/boxes/avila", now: { id: "avila", side: "a", list: [] } },
      { at: "map.json/links", remove: [["leon", "soria"], ["leon", "leon"]], add: [["soria", "soria"]] },
      { at: "turns.json/turns/1", was: { turn: 1, new: 0 } },
    ]);
    expect(countOf(found)).toBe(6);
    const again = laid(BASE, found);
    expect(again.conflicts).toEqual([]);
    expect(differences(again.files, mine)).toEqual([]);
  });

  test("each change can be taken back by itself", () => {
    let mine = withValue(BASE, "map.json/boxes/leon/list", [1]);
    mine = withValue(mine, "map.json/links", [["leon", "leon"]]);
    mine = withValue(mine, "turns.json/turns/3", { turn: 3, new: 5 });
    const found = differences(mine, BASE);
    expect(found).toHaveLength(3);
    for (const change of found) {
      const { files, conflicts } = laid(mine, [inverse(change)]);
      expect(conflicts).toEqual([]);
      expect(differences(files, BASE)).toEqual(found.filter((one) => one !== change));
    }
  });

  test("what stands otherwise than a change says is left, and told", () => {
    const other = withValue(BASE, "map.json/boxes/leon/side", "c");
    const changes = [{ at: "map.json/boxes/leon/side", was: "a", now: "b" }, { at: "map.json/links", remove: [["a", "b"]], add: [] }, { at: "map.json/nowhere/x/y", was: 1, now: 2 }];
    expect(laid(other, changes)).toEqual({ files: other, conflicts: changes });
    expect(laid(other, [{ at: "map.json/boxes/leon/side", was: "a", now: "c" }]).conflicts).toEqual([]);
  });

  test("what is no file of corrections is not read", () => {
    for (const text of ["", "[]", "{", '{"format":"dosespanas-corrections 1"}', '{"format":"dosespanas-corrections 1","game":"x","changes":[1]}', '{"format":"dosespanas-corrections 1","game":"x","changes":[{"at":"a/b","add":3}]}'])
      expect(readCorrections(text)).toBeNull();
  });
});
