import { expect, test } from "vitest";
import { clock, minutes, packed } from "./notices";

test("minutes after midnight are what a field of a time shows", () => {
  for (const minute of [0, 5, 425, 1439]) expect(minutes(clock(minute))).toBe(minute);
  expect(clock(425)).toBe("07:05");
});

test("a key is written as the server writes it", () => {
  expect(packed(new Uint8Array([251, 255, 254, 1]).buffer)).toBe("-__-AQ");
  expect(packed(null)).toBe("");
});
