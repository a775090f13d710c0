import { describe, expect, it } from "vitest";
import { sameGame, maySwap, mayRematch, mustSwap } from "./rematch";
import type { View } from "../server/types";

const view = (players: View["players"], you: View["you"], hotseat = false): View =>
  ({
    players,
    you,
    hotseat,
    name: null,
    observation: { game: "gce", scenario: "campaign", options: { open_stacks: true } },
  }) as unknown as View;

describe("the same game again", () => {
  const alone = view({ nationalist: "person", republican: "scripted" }, ["nationalist"]);

  it("keeps scenario, options and opponent, and swaps the sides", () => {
    expect(sameGame(alone, false)).toEqual({
      game: "gce",
      scenario: "campaign",
      options: { open_stacks: true },
      seats: { nationalist: "person", republican: "scripted" },
      hotseat: false,
    });
    expect(sameGame(alone, true).seats).toEqual({ nationalist: "scripted", republican: "person" });
  });

  it("is offered to whoever has a side", () => {
    expect([mayRematch(alone), maySwap(alone)]).toEqual([true, true]);
    const screen = view({ nationalist: "person", republican: "person" }, ["nationalist", "republican"], true);
    expect([mayRematch(screen), maySwap(screen)]).toEqual([true, false]);
    const friends = view({ nationalist: "person", republican: "person" }, ["nationalist"]);
    expect([mayRematch(friends), maySwap(friends)]).toEqual([true, true]);
    expect([mustSwap({ ...friends, rated: true }), mustSwap(friends), mustSwap({ ...alone, rated: true })]).toEqual([true, false, false]);
    expect(mayRematch(view(alone.players, []))).toBe(false);
    const old = { ...friends, chance: { version: 1, commitment: "", givers: [], missing: [] } };
    expect(mayRematch(old)).toBe(false);
  });
});
