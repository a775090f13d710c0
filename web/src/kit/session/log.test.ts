import { expect, test } from "vitest";
import type { GameEvent, SideName, View } from "../server/types";
import { goesOn, holding, merged, news, sections, sentenceOf, shared } from "./log";

const event = (n: number, kind: string, args: GameEvent["args"] = {}, side: SideName | null = null): GameEvent => ({
  n,
  kind,
  rule: "CBT-01",
  side,
  args,
  ids: [],
});

test("the log grows, and shrinks after an undo", () => {
  const known = [event(-1, "turn"), event(0, "drew"), event(1, "moved")];
  expect(merged(known, [event(2, "moved")], 2).fresh).toHaveLength(1);
  const undone = merged(known, [event(1, "moved")], 1);
  expect(undone.all).toHaveLength(3);
  expect(undone.fresh).toHaveLength(0);
  expect(sections([event(0, "turn"), event(0, "phase"), event(1, "moved")]).map((s) => s.events.length)).toEqual([0, 1]);
});

test("news are what the others did", () => {
  const log = [
    event(3, "moved", {}, "nationalist"),
    event(4, "phase", {}, "nationalist"),
    event(5, "moved", {}, "republican"),
    event(6, "objectives"),
  ];
  expect(news(log, 3, ["republican"]).map((item) => item.n)).toEqual([3, 6]);
  expect(news(log, 4, ["nationalist"]).map((item) => item.n)).toEqual([5, 6]);
});

test("the log is read again when other eyes come to the screen, or when moves were taken back", () => {
  const view = (choice: number, revision: number, viewer: SideName): View =>
    ({ choice, revision, observation: { viewer } }) as unknown as View;
  const old = view(7, 9, "nationalist");
  expect(goesOn(old, view(8, 10, "nationalist"))).toBe(true);
  expect(goesOn(old, view(8, 10, "republican"))).toBe(false);
  expect(goesOn(old, view(6, 10, "nationalist"))).toBe(false);
});

test("what becomes of a covered unit is not told as a question mark", () => {
  const unknown = { piece: "troop:republican:unknown:0", box: "box:madrid" };
  expect(sentenceOf(event(1, "raised", { ...unknown, to: "?" }))).toBe("page-unseen-raised");
  expect(sentenceOf(event(1, "converted", { ...unknown, by: unknown.piece }))).toBe("page-unseen-converted");
  expect(sentenceOf(event(1, "moved", unknown))).toBe("event-moved");
  expect(sentenceOf(event(1, "raised", { piece: "troop:republican:regular:2", to: 3 }))).toBe("event-raised");
});

test("a shared screen tells what all may know, and nothing that one side alone knows", () => {
  const args = { side: "side:republican", count: 2, cards: ["card:rep_1"] };
  const drew = { ...event(1, "drew", args), public: { cards: null } };
  expect(shared(drew).args).toEqual({ ...args, cards: null });
  const moved = { ...event(1, "moved", { piece: "unit:r_mng" }), public: { piece: "unit:unknown" } };
  expect(shared(moved).args).toEqual({ piece: "unit:unknown" });
  expect(shared(event(1, "moved", { piece: "unit:r_mng" })).args).toEqual({ piece: "unit:r_mng" });
});

test("the log is searched by every word, without accents", () => {
  const every = sections([event(0, "turn"), event(1, "moved"), event(2, "phase"), event(3, "drew")]);
  const said = ({ kind }: GameEvent): string => (kind === "moved" ? "Castejón moves to Madrid" : "A chit is drawn");
  expect(holding(every, "madrid castejon", said).map(({ events }) => events.map(({ n }) => n))).toEqual([[1]]);
  expect(holding(every, "madrid chit", said)).toEqual([]);
});
