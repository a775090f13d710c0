import { expect, test } from "vitest";
import type { LegalAction } from "../server/types";
import { acts, groups, label, rows, stops } from "./choices";

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

test("choices that end something stand apart, the rest is gathered by verb", () => {
  const legal = [action("done", { ends: "phase" }), action("move communist-2 madrid"), action("move t26_1"), action("play rep_9 bonus")];
  expect(stops(legal).map((stop) => stop.verb)).toEqual(["done"]);
  expect(groups(legal).map((group) => [group.verb, group.actions.length])).toEqual([
    ["move", 2],
    ["play", 1],
  ]);
});

test("a choice is named with its place, once", () => {
  const say = (key: string): string => ({ "action-move": "Move the militia", "box:madrid": "Madrid", "action-to": "To Madrid" })[key] ?? key;
  expect(label(action("move x", { box: "madrid", args: { box: "box:madrid" } }), say)).toBe("Move the militia · Madrid");
  expect(label(action("move x", { box: "madrid", args: { box: "box:madrid" } }), say, "madrid")).toBe("Move the militia");
  expect(label(action("to madrid", { box: "madrid", args: { box: "box:madrid" } }), say)).toBe("To Madrid");
  expect(label(action("to madrid", { box: "madrid", args: { box: "box:madrid" }, cost: 3 }), say)).toBe("To Madrid · action-cost");
});

test("several acts are told in one line, each whole", () => {
  const say = (key: string, args?: Record<string, unknown>): string => (key === "act" ? `${String(args?.["first"])} to ${String(args?.["box"])}` : key);
  const march = (piece: string, box: string): LegalAction[] => [action(`move ${piece}`), action(`to ${box}`, { args: { box } })];
  expect(acts([march("a", "box:x"), [action("done")], march("b", "box:y")], say)).toBe("action-move to box:x; action-done; action-move to box:y");
  expect(acts([], say)).toBe("");
});

test("choices that stand alone share a row", () => {
  const found = rows(groups([action("aim a b"), action("aim a c"), action("engage"), action("withdraw"), action("back a"), action("back b")]));
  expect(found.map((row) => row.map(({ verb }) => verb))).toEqual([["aim", "aim"], ["engage", "withdraw"], ["back", "back"]]);
});

test("a label tells the sea area or base unless the words or the fight do", () => {
  const t = (key: string): string => ({ "action-assign": "Assign Libertad", "base:cartagena": "Cartagena base" })[key] ?? key;
  const assign = action("assign libertad", { place: "cartagena", args: { box: "base:cartagena" } });
  expect(label(assign, t)).toBe("Assign Libertad · Cartagena base");
  expect(label(assign, t, "cartagena")).toBe("Assign Libertad");
});
