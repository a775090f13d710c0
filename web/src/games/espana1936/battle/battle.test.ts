import { expect, test } from "vitest";
import type { GameEvent, SideName } from "../../../kit/server/types";
import { attacksOf } from "./battle";
import { readRoll, shown } from "./dice";

const event = (n: number, kind: string, args: GameEvent["args"] = {}, side: SideName | null = null): GameEvent => ({
  n,
  kind,
  rule: "CBT-01",
  side,
  args,
  ids: [],
});

test("a roll is told die by die, as in the printed example", () => {
  const roll = readRoll(
    event(9, "roll", {
      side: "side:republican",
      rolls: [6, 3, 1],
      modified: [5, 5, 3],
      hits: 2,
      steps: [
        { source: "card:nac_1", drm: -1, die: 0 },
        { source: "general:rojo", drm: 2, die: 1 },
        { source: "tank:t26_1", drm: 2, die: 2 },
      ],
    }),
  );
  expect(roll.side).toBe("republican");
  expect(roll.dice.map((die) => die.final)).toEqual([5, 5, 3]);
  expect(roll.dice.map((die) => die.hit)).toEqual([true, true, false]);
  const second = roll.dice[1];
  expect(second && [0, 1, 2].map((moment) => shown(second, moment))).toEqual([3, 3, 5]);
});

test("the log is gathered into attacks", () => {
  const log = [
    event(1, "battle-started", { piece: "general:varela", box: "box:madrid" }, "nationalist"),
    event(2, "attack", { piece: "a", target: "b", box: "box:madrid" }, "nationalist"),
    event(3, "supported", { side: "side:nationalist", piece: "general:varela" }),
    event(4, "card-laid", { side: "side:republican", mode: "bonus" }),
    event(5, "card-revealed", { side: "side:republican", card: "card:rep_1", mode: "bonus" }),
    event(5, "roll", { side: "side:nationalist", rolls: [5], hits: 1, steps: [] }),
    event(5, "hit", { piece: "b", hits: 1, becomes: 0 }),
    event(6, "attack", { piece: "c", target: "d", box: "box:madrid" }, "nationalist"),
    event(7, "battle-ended", { box: "box:madrid" }),
  ];
  const [first, second] = attacksOf(log);
  expect(first?.supporters.nationalist).toEqual(["general:varela"]);
  expect(first?.cards.republican).toEqual({ mode: "bonus", card: "card:rep_1" });
  expect(first?.rolls).toHaveLength(1);
  expect(first?.results.map((result) => result.kind)).toEqual(["hit"]);
  expect(first?.over).toBe(true);
  expect(second?.over).toBe(true);
});
