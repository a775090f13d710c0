import { describe, expect, it } from "vitest";
import { search } from "./search";

const TEXTS: Record<string, string> = { "10.4-a": "A línea of supply", "10.5": "Something else", "9.1": "Stacks" };
const CHAPTERS = [
  { title: "Supply", rules: ["10.4-a", "10.5"] },
  { title: "Stacking", rules: ["9.1"] },
];
const found = (wanted: string): string[] => search(CHAPTERS, wanted, (rule) => TEXTS[rule] ?? "").flatMap(({ rules }) => rules);

describe("a search in the rulebook", () => {
  it("finds words without capitals and accents, ids and chapters", () => {
    expect(found("LINEA supply")).toEqual(["10.4-a"]);
    expect(found("supply")).toEqual(["10.4-a", "10.5"]);
    expect(found("9.1")).toEqual(["9.1"]);
    expect(found("  ")).toEqual(["10.4-a", "10.5", "9.1"]);
    expect(found("nowhere")).toEqual([]);
  });
});
