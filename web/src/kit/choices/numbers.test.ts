import { expect, test } from "vitest";
import { digitOf, Numbers } from "./numbers";

test("a number that cannot become another is taken at once", () => {
  const numbers = new Numbers();
  expect(numbers.typed("3", 4, 0)).toEqual({ at: 2, whole: true });
  expect(numbers.typed("7", 4, 10)).toBeNull();
  expect(numbers.typed("2", 12, 20)).toEqual({ at: 1, whole: true });
});

test("one that can waits for a second digit, for a while", () => {
  const numbers = new Numbers();
  expect(numbers.typed("1", 12, 0)).toEqual({ at: 0, whole: false });
  expect(numbers.typed("2", 12, 500)).toEqual({ at: 11, whole: true });
  expect(numbers.typed("1", 12, 1000)).toEqual({ at: 0, whole: false });
  expect(numbers.typed("2", 12, 9000)).toEqual({ at: 1, whole: true });
  expect(numbers.typed("0", 12, 9100)).toBeNull();
});

test("the row of digits gives digits on every keyboard", () => {
  const key = (key: string, code: string, shiftKey = false) => digitOf({ key, code, shiftKey });
  expect([key("2", "Digit2"), key("é", "Digit2"), key("7", "Numpad7")]).toEqual(["2", "2", "7"]);
  expect([key("2", "Digit2", true), key("!", "Digit1", true), key("n", "KeyN")]).toEqual(["2", null, null]);
});
