import { expect, test } from "vitest";
import { placeBy, type Places } from "./places";

const places: Places = { all: ["madrid", "2712"], pointed: null, name: (id) => ({ madrid: "Madrid", "2712": "Alcalá (2712)" })[id] ?? id };

test("a place is found by its name, its number, or both", () => {
  expect(placeBy(places, " madrid ")).toBe("madrid");
  expect(placeBy(places, "alcalá")).toBe("2712");
  expect(placeBy(places, "Alcalá (2712)")).toBe("2712");
  expect(placeBy(places, "1312")).toBe("1312");
  expect(placeBy(places, "La Coruña")).toBe("la_coruña");
});
