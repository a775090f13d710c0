import { expect, test } from "vitest";
import { plain, signed } from "./numbers";

test("a modifier has its sign, with a true minus", () => {
  expect([signed(2), signed(-1), signed(0)]).toEqual(["+2", "−1", "0"]);
});

test("a number below nothing has a true minus", () => {
  expect([plain(2), plain(-59), plain(0)]).toEqual(["2", "−59", "0"]);
});
