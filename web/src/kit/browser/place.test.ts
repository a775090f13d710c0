import { expect, test } from "vitest";
import { gameAddress, readPlace } from "./place";

test("addresses are read and written", () => {
  expect(readPlace(new URL("http://x/"))).toEqual({ at: "start" });
  expect(readPlace(new URL(`http://x${gameAddress("ab12", "s3cret_-")}`))).toEqual({
    at: "game",
    id: "ab12",
    seat: "s3cret_-",
  });
  expect(readPlace(new URL("http://x/g/ab12"))).toEqual({ at: "game", id: "ab12", seat: null });
  expect(readPlace(new URL("http://x/nowhere"))).toEqual({ at: "nowhere" });
});
