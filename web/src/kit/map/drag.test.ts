import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Drag, plain, type Hold } from "./drag";

const at = (clientX: number, clientY: number, more: object = {}): PointerEvent =>
  ({ clientX, clientY, buttons: 1, isPrimary: true, pointerType: "mouse", ...more }) as PointerEvent;

/** A drag that has hold of something at once, and what it does. */
function led(): { drag: Drag; done: string[] } {
  const done: string[] = [];
  const hold: Hold = {
    take: () => void done.push("take"),
    over: ({ clientX }) => done.push(`over ${clientX}`),
    drop: () => done.push("drop"),
    end: () => done.push("end"),
  };
  return { drag: new Drag(({ clientY }) => (clientY > 100 ? null : hold)), done };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a press leads something when it has gone far enough, and its click is nobody's", () => {
  const { drag, done } = led();
  drag.move(at(50, 50));
  drag.down(at(10, 10));
  drag.move(at(13, 14));
  drag.move(at(16, 10, { buttons: 0 }));
  expect(done).toEqual([]);
  drag.move(at(16, 10));
  drag.move(at(15, 10));
  drag.up(at(15, 10));
  expect(done).toEqual(["take", "over 16", "over 15", "drop", "end"]);
  expect([drag.swallows(), drag.swallows()]).toEqual([true, false]);
});

test("a press that stays, or that takes hold of nothing, leads nothing", () => {
  const { drag, done } = led();
  drag.down(at(10, 10));
  drag.up(at(11, 10));
  drag.down(at(10, 110));
  drag.move(at(90, 110));
  drag.up(at(90, 110));
  expect(done).toEqual(["end"]);
  expect(drag.swallows()).toBe(false);
  expect([drag.grabs(at(0, 0)), drag.grabs(at(0, 110)), drag.grabs(at(0, 0, { pointerType: "touch" }))]).toEqual([true, false, false]);
});

test("a finger takes hold once it rests; one that does not moves the map", () => {
  const { drag, done } = led();
  const finger = { pointerType: "touch" };
  drag.down(at(10, 10, finger));
  drag.move(at(30, 10, finger));
  vi.advanceTimersByTime(1000);
  drag.move(at(40, 10, finger));
  expect(done).toEqual(["end"]);
  drag.down(at(10, 10, finger));
  vi.advanceTimersByTime(400);
  expect([drag.holds, done.at(-1)]).toEqual([true, "take"]);
  drag.move(at(11, 10, finger));
  drag.up(at(11, 10, finger));
  expect(done.slice(1)).toEqual(["take", "over 11", "drop", "end"]);
  expect(drag.holds).toBe(false);
});

test("keys that mean something else make no plain press", () => {
  const event = { button: 0, ctrlKey: false, altKey: false, metaKey: false };
  expect([plain(event), plain({ ...event, ctrlKey: true }), plain({ ...event, button: 2 })]).toEqual([true, false, false]);
});
