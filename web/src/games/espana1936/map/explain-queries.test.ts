import { expect, test } from "vitest";
import type { LegalAction } from "../../../kit/server/types";
import type { Observation, Troop } from "../types";
import { explainQueries, notation } from "./explain-queries";

const action = (text: string, more: Partial<LegalAction> = {}): LegalAction => ({
  action: text,
  verb: text.split(" ")[0] ?? "",
  pieces: [],
  box: null,
  place: null,
  card: null,
  mode: null,
  args: {},
  ...more,
});
const troop: Troop = {
  id: "t57",
  kind: "troop",
  side: "republican",
  type: "communist",
  strength: 2,
  drm: -1,
  where: "map",
  box: "madrid",
  used: false,
  moved: false,
  supplied: true,
};

test("insisting on a counter or a place asks in the game's own words", () => {
  const observation = { pieces: [troop] } as unknown as Observation;
  const legal = [action("done", { ends: "phase" }), action("move x"), action("to toledo")];
  expect(notation(troop)).toBe("communist-2 madrid");
  expect(notation({ ...troop, used: true })).toBe("communist-2* madrid");
  expect(explainQueries(legal, observation, { pieces: ["t57"] })).toEqual(["move communist-2 madrid", "to madrid"]);
  expect(explainQueries(legal, observation, { box: "cuenca" })).toEqual(["to cuenca"]);
});

test("insisting on a place asks by the words that are spoken with a place", () => {
  const legal = [action("to baleares"), action("blockade cadiz")];
  expect(explainQueries(legal, { pieces: [] } as unknown as Observation, { box: "murcia" })).toEqual(["to murcia", "blockade murcia"]);
});

test("insisting on a box where units are to be chosen asks about one's own units in it", () => {
  const pieces = [troop, { ...troop, id: "t3", side: "nationalist" }, { ...troop, id: "t4", box: "toledo" }];
  const observation = { pieces, viewer: "republican" } as unknown as Observation;
  expect(explainQueries([action("done", { ends: "phase" }), action("move x")], observation, { box: "madrid" })).toEqual(["move communist-2 madrid"]);
});
