import { expect, test } from "vitest";
import type { GameEvent } from "../../../kit/server/types";
import type { HexOdds, Plan } from "../types";
import { attacksOfPhase, battlesOf, byEverybody, chipsOf } from "./battles";

const odds = (column: string | null): HexOdds => ({ column }) as HexOdds;
const plan = (kind: string, hex: string, column: string | null, range: HexOdds[] | null = null): Plan =>
  ({ kind, hex, row: [`attack ${hex}`], odds: odds(column), range }) as Plan;

test("beside a stack stands the column of everybody's attack; of a covered one from the worst to the best", () => {
  const plans = [plan("best", "2511", "3:1"), plan("all", "2511", "3:1"), plan("best", "2611", null, [odds("2:1"), odds("1:2")]), { ...plan("best", "2612", "1:1"), row: ["join n_x"] }];
  expect(byEverybody(plans).map(({ kind, hex }) => `${kind} ${hex}`)).toEqual(["all 2511", "best 2611"]);
  expect(chipsOf(byEverybody(plans))).toEqual([{ hex: "2511", text: "3:1" }, { hex: "2611", text: "1:2–2:1" }]);
  expect(chipsOf([plan("all", "2511", null)])).toEqual([{ hex: "2511", text: "?" }]);
});

test("the attacks of a phase are those fought since it began", () => {
  const event = (n: number, kind: string, args = {}): GameEvent => ({ n, kind, args, side: "nationalist" }) as GameEvent;
  const fought = (n: number, hex: string): GameEvent[] => [event(n, "assault", { hex: `hex:${hex}` }), event(n + 1, "combat-roll", { roll: 3 })];
  const log = [event(1, "phase"), ...fought(2, "2511"), event(5, "phase"), ...fought(6, "2611"), event(8, "assault", { hex: "hex:2612" })];
  expect(attacksOfPhase(log, battlesOf(log)).map(({ hex }) => hex)).toEqual(["2611"]);
});
