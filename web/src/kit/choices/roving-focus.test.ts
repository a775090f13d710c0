import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { guard } from "./guard.svelte";
import { RovingFocus } from "./roving-focus.svelte";

/** A choice on the screen. */
interface Button {
  dataset: { action: string; ends?: string };
  click: ReturnType<typeof vi.fn>;
}
const button = (action: string, ends = false): Button => ({ dataset: ends ? { action, ends: "true" } : { action }, click: vi.fn() });
const MOMENT = 500;
const always = (): boolean => true;

let offered: Button[] = [];
let focus = new RovingFocus();

/** Choices are drawn, in a phase. */
function drawn(phase: string, ...buttons: Button[]): void {
  offered = buttons;
  guard.drawn();
  focus.drawn(phase);
}

/** The moment after they were drawn passes, and what was kept is done. */
function passes(): void {
  vi.advanceTimersByTime(MOMENT);
  focus.goOn(always);
  vi.advanceTimersByTime(MOMENT);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { querySelector: () => offered.find(({ dataset }) => dataset.ends) ?? null, querySelectorAll: () => offered });
  focus = new RovingFocus();
  drawn("1 movement", button("done", true));
  passes();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("the key that ends, pressed in the moment after a choice, ends the phase in sight", () => {
  const done = button("done", true);
  drawn("1 movement", done);
  focus.end(true);
  expect(done.click).not.toHaveBeenCalled();
  passes();
  expect(done.click).toHaveBeenCalledOnce();
});

test("it ends no phase that has just begun, nor any other than the one it was pressed in", () => {
  const next = button("done", true);
  drawn("1 combat", next);
  focus.end(true);
  passes();
  expect(next.click).not.toHaveBeenCalled();

  guard.answered(false);
  focus.end(true);
  const later = button("done", true);
  drawn("2 movement", later);
  passes();
  expect(later.click).not.toHaveBeenCalled();
});

test("beside an end that is on its way, and right after another one, it is the same press", () => {
  guard.answered(true);
  focus.end(true);
  const same = button("done", true);
  drawn("1 movement", same);
  passes();
  expect(same.click).not.toHaveBeenCalled();

  drawn("1 movement", same);
  focus.end(true);
  focus.end(true);
  passes();
  passes();
  expect(same.click).toHaveBeenCalledOnce();
});

test("a key that acts waits for the answer on its way, and is forgotten with its phase", () => {
  const does = vi.fn();
  focus.act(does, true);
  expect(does).not.toHaveBeenCalled();
  passes();
  expect(does).toHaveBeenCalledOnce();
  focus.act(does, true);
  drawn("1 combat");
  passes();
  expect(does).toHaveBeenCalledOnce();
  focus.act(does, false);
  expect(does).toHaveBeenCalledTimes(2);
});
