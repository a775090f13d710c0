import { expect, test } from "vitest";
import { settings } from "./settings.svelte";

test("a new game does not open on the battle that the last one ended with, but on any other page it was left on", () => {
  settings.tab = "battle";
  settings.leaveBattle();
  expect(settings.tab).toBe("now");
  settings.tab = "state";
  settings.leaveBattle();
  expect(settings.tab).toBe("state");
});
