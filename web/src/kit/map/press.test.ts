import { expect, test } from "vitest";
import { plain, Press } from "./press";

const at = (clientX: number, clientY: number, buttons = 1) => ({ clientX, clientY, buttons });

test("a press becomes a drag when it has gone far enough, and its click is nobody's", () => {
  const press = new Press();
  expect(press.drags(at(50, 50))).toBe(false);
  press.begin(at(10, 10));
  expect(press.drags(at(13, 14))).toBe(false);
  expect(press.drags(at(16, 10, 0))).toBe(false);
  expect(press.drags(at(16, 10))).toBe(true);
  expect(press.end()).toBe(false);
  expect(press.swallows()).toBe(false);
  press.begin(at(10, 10));
  press.acted = true;
  expect(press.drags(at(11, 10))).toBe(true);
  expect([press.end(), press.end()]).toEqual([true, false]);
  expect([press.swallows(), press.swallows()]).toEqual([true, false]);
});

test("keys that mean something else make no plain press", () => {
  const event = { button: 0, ctrlKey: false, altKey: false, metaKey: false };
  expect([plain(event), plain({ ...event, ctrlKey: true }), plain({ ...event, button: 2 })]).toEqual([true, false, false]);
});
