import { expect, test } from "vitest";
import type { GameEvent, SideName } from "../../../kit/server/types";
import { withoutSecrets } from "./secrets";

const event = (n: number, kind: string, args: GameEvent["args"] = {}, side: SideName | null = null): GameEvent => ({
  n,
  kind,
  rule: "CBT-01",
  side,
  args,
  ids: [],
});

test("a shared screen names no card that one side alone may know", () => {
  const drew = event(1, "drew", { side: "side:republican", count: 2, cards: ["card:rep_1"] });
  expect(withoutSecrets(drew).args).toEqual({ side: "side:republican", count: 2, cards: null });
});
