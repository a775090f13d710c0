import { beforeEach, expect, test, vi } from "vitest";
import type { Hold } from "../../../kit/map/drag";
import type { LegalAction } from "../../../kit/server/types";
import { data } from "../fixture/data";
import fixture from "../fixture/fixture.json";
import type { Observation, Piece } from "../types";
import { BoardState, type BoardHost } from "./board-state.svelte";

const observation = fixture.scenes.start.observation as unknown as Observation;
const [troop, other] = observation.pieces.filter(({ kind, where, box }) => kind === "troop" && where === "map" && box === "madrid") as [Piece, Piece];
const press = { stopPropagation: () => undefined } as Event;
const action = (verb: string, pieces: string[], box: string | null): LegalAction =>
  ({ action: `${verb} ${pieces[0] ?? box ?? ""}`, verb, pieces, box, place: box, card: null, mode: null, args: {} });

let done: string[];
/** The board at the start of a game with these choices. */
function board(legal: LegalAction[], more: Partial<BoardHost> = {}): BoardState {
  return new BoardState({
    data,
    observation,
    legal,
    t: (key: string) => key,
    onact: ({ action }, then) => void done.push([action, ...then].join(", ")),
    onrefused: ({ pieces, box }) => void done.push(`refused ${pieces ?? ""} ${box ?? ""}`),
    ...more,
  } as BoardHost);
}

beforeEach(() => void (done = []));

test("a press on a counter takes its only choice, asks which where there are several, and is refused where there is none", async () => {
  await board([action("move", [troop.id], "madrid")]).press([troop], press);
  expect(done).toEqual([`move ${troop.id}`]);
  const two = board([action("move", [troop.id], "madrid"), action("assign", [troop.id], "madrid")]);
  await two.press([troop], press);
  expect(two.fan.now).toMatchObject({ place: "madrid", pieces: [troop.id], pinned: true });
  expect(two.fan.now?.asking.map(({ verb }) => verb)).toEqual(["move", "assign"]);
  await board([]).press([troop], press);
  expect(done.slice(1)).toEqual([`refused ${troop.id} madrid`]);
});

test("a press on a place takes what leads there, or spreads out who may be taken there", () => {
  board([action("to", [troop.id], "toledo")]).pressPlace("toledo", press);
  expect(done).toEqual(["to " + troop.id]);
  const stack = board([action("move", [troop.id], "madrid"), action("move", [other.id], "madrid")]);
  stack.pressPlace("madrid", press);
  expect(stack.fan.now?.pieces.sort()).toEqual([troop.id, other.id].sort());
  expect(stack.fanRoom).toMatchObject({ width: 138 });
});

test("what is held is put down by a second press, and gives way to another counter", async () => {
  const putDown = vi.fn(() => Promise.resolve(true));
  await board([action("to", [troop.id], "toledo")], { held: true, selectedPiece: troop.id, onputdown: putDown }).press([troop], press);
  expect([putDown.mock.calls.length, done.length]).toEqual([1, 0]);
});

test("a counter that is dragged is taken up and put down where it is let go", async () => {
  const legal = [action("move", [troop.id], "madrid")];
  const held = board(legal);
  const target = { closest: (selector: string) => (selector === "[data-pieces]" ? { dataset: { pieces: troop.id } } : null) };
  const event = { target, button: 0, pointerType: "mouse" } as unknown as MouseEvent;
  expect(held.drag.grabs(event)).toBe(true);
  await (held as unknown as { holdAt: (event: MouseEvent) => Hold }).holdAt(event).take();
  expect(done).toEqual([`move ${troop.id}`]);
  expect(board([]).drag.grabs(event)).toBe(false);
});

test("what is pointed at shows the way there, and a place is told in words", () => {
  const aiming = board([action("to", [troop.id], "toledo")], { selectedPiece: troop.id });
  expect(aiming.preview.points).toEqual([]);
  aiming.aimAt("toledo", true);
  expect(aiming.preview.points).toEqual([aiming.at.get("madrid"), aiming.at.get("toledo")]);
  aiming.aimAt("toledo", false);
  expect(aiming.aimed).toBeNull();
  expect(aiming.wordsOf("madrid")).toContain("box:madrid, board-objective");
  expect(aiming.wordsOf("atlantis")).toBe("");
});
