import { describe, expect, it } from "vitest";
import type { Idea, SideName } from "../server/types";
import { Ideas, numbered } from "./ideas.svelte";

const idea = (side: SideName, place: string): Idea => ({ side, rule: "VIC-04", key: "idea-walk", args: {}, places: [place], ways: [] });

describe("ideas on the map", () => {
  it("are numbered through, those of a side together, and so many that one can read them", () => {
    const found = numbered([idea("nationalist", "a"), idea("republican", "b"), ...["c", "d", "e", "f"].map((place) => idea("nationalist", place))]);
    expect(found.map(({ number, side, places }) => [number, side, places[0]])).toEqual([
      [1, "nationalist", "a"],
      [2, "nationalist", "c"],
      [3, "nationalist", "d"],
      [4, "nationalist", "e"],
      [5, "republican", "b"],
    ]);
  });

  it("show the gravest of each side until others are asked for, and nothing once they are put away", () => {
    const ideas = new Ideas();
    ideas.show([idea("republican", "a"), idea("republican", "b"), idea("nationalist", "c")], 7);
    expect(ideas.sides).toEqual(["republican", "nationalist"]);
    expect(ideas.drawn.map(({ places }) => places[0])).toEqual(["a", "c"]);
    ideas.toggle(ideas.list[1]!);
    ideas.toggle(ideas.list[0]!);
    expect(ideas.drawn.map(({ places }) => places[0])).toEqual(["b", "c"]);
    ideas.clear();
    expect([ideas.at, ideas.drawn]).toEqual([null, []]);
  });
});
