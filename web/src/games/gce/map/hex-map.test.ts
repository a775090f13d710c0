import { beforeEach, expect, test, vi } from "vitest";
import fixture from "../fixture/fixture.json";
import type { HexAction, HexBoardHost, HexObservation, StaticData } from "../types";
import { centre } from "./grid";
import { HexMap } from "./hex-map.svelte";

const { data, observations } = fixture as unknown as { data: StaticData; observations: Record<string, HexObservation> };
const observation = Object.values(observations)[0] as HexObservation;
const map = (legal: HexAction[], more: Partial<HexBoardHost> = {}): HexMap =>
  new HexMap({
    data,
    observation,
    legal,
    t: (key: string) => key,
    onact: ({ action }: HexAction) => void done.push(action),
    onrefused: ({ pieces, box }) => void done.push(`refused ${box ?? ""} ${pieces ?? ""}`),
    ...more,
  } as HexBoardHost);
const action = (verb: string, pieces: string[], box: string | null, more: Partial<HexAction> = {}): HexAction =>
  ({ action: `${verb} ${pieces[0] ?? box ?? ""}`, verb, pieces, box, place: box, card: null, mode: null, args: {}, ...more });

const stacks = map([]).stacks.filter(({ covered, side }) => !covered && side === observation.viewer);
const single = stacks.find(({ count }) => count === 1)!;
const stack = stacks.find(({ count }) => count > 1)!;
const press = new Event("click");
let done: string[];
beforeEach(() => void (done = []));

test("one begins to look at Madrid, as the data have it", () => {
  expect(map([]).pointer.cursor).toBe("2712");
});

test("a press takes the only choice of a hex or of a unit alone, and a stack together", async () => {
  await map([action("to", [], "2611")]).press("2611", press);
  await map([action("move", [single.units[0]!.id], null)]).press(single.hex, press);
  expect(done).toEqual(["to 2611", `move ${single.units[0]!.id}`]);
  const take = vi.fn(() => Promise.resolve());
  await map(stack.units.map(({ id }) => action("move", [id], null)), { ontake: take }).press(stack.hex, press);
  expect(take.mock.calls[0]?.map((begin: HexAction[]) => begin.length)).toEqual([stack.units.length]);
});

test("a stack without a choice is spread out, a unit alone is refused", async () => {
  const looked = map([action("move", ["nobody"], null)]);
  await looked.press(stack.hex, press);
  expect(looked.fan.now).toMatchObject({ place: stack.hex, pinned: true });
  await looked.press(single.hex, press);
  expect(done).toEqual([`refused ${single.hex} ${single.units[0]!.id}`]);
});

test("the hex pointed at shows the way and its cost, and is said aloud once the keys point", () => {
  const aiming = map([action("to", [], "2611", { path: ["2712", "2611"], cost: 3 })]);
  expect([aiming.aimed, aiming.cost, aiming.spoken]).toEqual([null, null, ""]);
  aiming.pointer.step("2611");
  expect([aiming.way.at(-1), aiming.cost, aiming.taking]).toEqual(["2611", 3, true]);
  expect(aiming.spoken).toContain("page-gce-map-choices");
});

test("a drag of another stack of one's own puts down what is in hand and takes that one", async () => {
  const selected = { hex: single.hex, units: [single.units[0]!.id], march: false, left: 4, strategic: null };
  const take = vi.fn(() => Promise.resolve());
  const down = vi.fn(() => Promise.resolve(true));
  const held = map(stack.units.map(({ id }) => action("move", [id], null)), {
    observation: { ...observation, selected } as unknown as HexObservation, held: true, onputdown: down, ontake: take,
  });
  held.view.frame = { contains: () => true } as unknown as HTMLElement;
  held.view.pointAt = () => centre(stack.hex);
  const pointer = (clientX: number): PointerEvent =>
    ({ button: 0, buttons: 1, isPrimary: true, pointerType: "mouse", clientX, clientY: 0, target: { closest: () => null } }) as unknown as PointerEvent;
  held.drag.down(pointer(0));
  held.drag.move(pointer(12));
  await vi.waitFor(() => expect(take).toHaveBeenCalled());
  expect(down).toHaveBeenCalledOnce();
  expect(take.mock.calls[0]?.map((begin: HexAction[]) => begin.length)).toEqual([stack.units.length]);
});
