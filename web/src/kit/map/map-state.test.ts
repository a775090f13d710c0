import { expect, test } from "vitest";
import { CounterAnimation } from "./counter-animation.svelte";
import { MapPointer } from "./pointer.svelte";

test("the mouse points until the keys do, and again when it comes to another place", () => {
  const pointer = new MapPointer("madrid");
  expect(pointer.at).toBeNull();
  expect(pointer.hover("toledo")).toBe(true);
  expect(pointer.hover("toledo")).toBe(false);
  pointer.step("burgos");
  expect([pointer.at, pointer.over]).toEqual(["burgos", "toledo"]);
  expect(pointer.hover("toledo")).toBe(false);
  expect(pointer.at).toBe("toledo");
  pointer.leave("burgos");
  expect(pointer.at).toBe("toledo");
  pointer.leave();
  expect(pointer.at).toBeNull();
});

test("a finger points at what offers something first, and reads where it lies", () => {
  const pointer = new MapPointer("madrid");
  pointer.touched = "soria";
  expect([pointer.read, pointer.at]).toEqual(["soria", null]);
  expect(pointer.press("toledo", true, true)).toBe(true);
  expect(pointer.press("toledo", true, true)).toBe(false);
  expect(pointer.press("burgos", true, false)).toBe(false);
  expect(pointer.press("toledo", false, true)).toBe(false);
  expect([pointer.over, pointer.byFinger]).toEqual(["burgos", false]);
  pointer.drag("avila");
  expect(pointer.at).toBe("avila");
});

test("counters travel, unless they are so many that another position is shown", () => {
  const animation = new CounterAnimation<string>();
  const travels = (count: number) => Array.from({ length: count }, (_, i) => ({ counter: `c${i}`, points: [{ x: 0, y: 0 }, { x: 1, y: i }] }));
  animation.begin([...travels(2), { counter: "stays", points: [{ x: 0, y: 0 }] }]);
  expect(animation.now.map(({ counter }) => counter)).toEqual(["c0", "c1"]);
  animation.land(animation.now[0]!);
  expect(animation.now.map(({ counter }) => counter)).toEqual(["c1"]);
  animation.begin(travels(13));
  expect(animation.now).toEqual([]);
});
