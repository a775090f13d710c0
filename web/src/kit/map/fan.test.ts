import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Fan } from "./fan.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a pointer that rests on a stack opens it, and it closes when the pointer has gone, unless into the fan", () => {
  const fan = new Fan<string>();
  fan.peek("toledo", ["t1", "t2"]);
  vi.advanceTimersByTime(300);
  expect(fan.now).toBeNull();
  vi.advanceTimersByTime(100);
  expect(fan.now).toMatchObject({ place: "toledo", pieces: ["t1", "t2"], pinned: false });
  fan.peek("avila", ["t3"]);
  vi.advanceTimersByTime(100);
  expect(fan.now?.place).toBe("avila");
  fan.peek(null);
  fan.hold(true);
  vi.advanceTimersByTime(1000);
  expect(fan.now?.place).toBe("avila");
  fan.hold(false);
  vi.advanceTimersByTime(1000);
  expect(fan.now).toBeNull();
});

test("what a press has opened stays until it is folded", () => {
  const fan = new Fan<string>();
  fan.ask(["nobody is asked"]);
  fan.unfold("toledo", ["t1"]);
  fan.peek("avila", ["t3"]);
  fan.hold(false);
  fan.ask(["move", "march"]);
  vi.advanceTimersByTime(1000);
  expect(fan.now).toEqual({ place: "toledo", pieces: ["t1"], asking: ["move", "march"], pinned: true });
  fan.fold();
  expect(fan.now).toBeNull();
});
