import { expect, test } from "vitest";
import { signed } from "./numbers";

test("a modifier has its sign, with a true minus", () => {
  expect([signed(2), signed(-1), signed(0)]).toEqual(["+2", "−1", "0"]);
});
