import { describe, expect, test } from "vitest";
import { centre, neighbour } from "../map/grid";
import { railBetween, sideAt, waterBetween, withRail, withRiver, withSea, withWater } from "./hexsides";

describe("two hexes pressed", () => {
  const rivers = [{ between: ["2711", "2712"], size: "minor", rivers: ["Jarama"] }];

  test("a river is put there, made greater, and taken away", () => {
    expect(withRiver(rivers, "2712", "2713", "major")).toEqual([...rivers, { between: ["2712", "2713"], size: "major", rivers: ["–"] }]);
    expect(withRiver(rivers, "2712", "2711", "major")).toEqual([{ ...rivers[0], size: "major" }]);
    expect(withRiver(rivers, "2712", "2711", "minor")).toEqual([]);
  });

  test("a sea hexside is put there and taken away, whichever hex was pressed first", () => {
    expect(withSea([["1206", "1207"]], "1207", "1206")).toEqual([]);
    expect(withSea([], "1206", "1207")).toEqual([["1206", "1207"]]);
  });

  test("of a side it is told what lies there, and that is put in its place", () => {
    const seas = [["2712", "2713"]];
    let now: [typeof rivers, string[][]] = [rivers, seas];
    for (const water of ["major", "sea", "minor", "", "sea", "major", "major", ""] as const) {
      now = withWater(...now, "2712", "2711", water) as typeof now;
      expect(waterBetween(...now, "2711", "2712")).toBe(water);
      expect(waterBetween(...now, "2713", "2712")).toBe("sea");
    }
    expect(now).toEqual([[], seas]);
    expect(waterBetween(rivers, seas, "2711", "2712")).toBe("minor");
  });

  test("a press near a side means it, one in the middle means the hex", () => {
    const [{ x, y }, other] = [centre("2712"), centre(neighbour("2712", 1))];
    expect(sideAt({ x, y })).toBeNull();
    expect(sideAt({ x: (x + other.x) / 2 - 3, y: y + 4 })?.sort()).toEqual(["2712", neighbour("2712", 1)].sort());
    expect(sideAt({ x: (x + other.x) / 2 + 3, y })?.sort()).toEqual(["2712", neighbour("2712", 1)].sort());
  });

  const lines = [{ name: "Norte", hexes: ["1", "2", "3", "4", "5"] }, { name: "Ramal", hexes: ["3", "9"] }];

  test("a line that is cut is two, each with its name; what is one hex long is none", () => {
    expect(withRail(lines, "4", "3")).toEqual([{ name: "Norte", hexes: ["1", "2", "3"] }, { name: "Norte (4)", hexes: ["4", "5"] }, lines[1]]);
    expect(withRail(lines, "1", "2")).toEqual([{ name: "Norte", hexes: ["2", "3", "4", "5"] }, lines[1]]);
    expect(withRail(lines, "4", "5")).toEqual([{ name: "Norte", hexes: ["1", "2", "3", "4"] }, lines[1]]);
    expect(withRail(lines, "9", "3")).toEqual([lines[0]]);
  });

  test("whether a line runs between two hexes, told from either", () => {
    expect([railBetween(lines, "4", "3"), railBetween(lines, "9", "3"), railBetween(lines, "3", "5"), railBetween([], "3", "4")]).toEqual([true, true, false, false]);
  });

  test("a new piece lengthens a line that ends there, else it is one of its own", () => {
    expect(withRail(lines, "5", "6")).toEqual([{ name: "Norte", hexes: ["1", "2", "3", "4", "5", "6"] }, lines[1]]);
    expect(withRail(lines, "0", "1")).toEqual([{ name: "Norte", hexes: ["0", "1", "2", "3", "4", "5"] }, lines[1]]);
    expect(withRail(lines, "7", "8")).toEqual([...lines, { name: "7-8", hexes: ["7", "8"] }]);
  });
});
