import { expect, test } from "vitest";
import type { ShelfGame, ShelfOption } from "../server/types";
import { ahead, evened, evening, rowFor, rowsOf, type BalanceRow } from "./balance";

const option = (name: string, group: string): ShelfOption => ({ name, rule: "OPT-01", default: false, group });
const game = {
  id: "espana1936",
  options: [option("naval", "advanced"), option("rep_card", "handicap"), option("rep_pip", "handicap"), option("nat_pip", "handicap"), option("sure", "comfort")],
  strengths: [{ name: "novice3", points: 300 }, { name: "tuned", points: 1700 }, { name: "novice2", points: 200 }],
  handicaps: [{ name: "rep_card", points: 90 }, { name: "rep_pip", points: 151 }, { name: "nat_pip", points: 252 }],
} as unknown as ShelfGame;
const row = (between: string, level: string, nationalist: number, republican: number, options: string[] = []): BalanceRow =>
  ({ between, level, scenario: "1936", options, games: nationalist + republican, nationalist, republican });
const balance = { recipe: "", rows: [row("beginners", "novice3", 20, 80), row("experienced", "tuned", 64, 36), row("experienced", "tuned", 78, 22, ["naval"])] };

test("what was counted of just this scenario and these options is told, whatever helps and comforts", () => {
  expect(rowsOf(balance, game, "1936", { rep_card: true, sure: true })).toEqual(balance.rows.slice(0, 2));
  expect(rowsOf(balance, game, "1936", { naval: true })).toEqual([balance.rows[2]]);
  expect(rowsOf(balance, game, "1938", {})).toEqual([]);
});

test("a share has Wilson's interval, and is that of the side that won more", () => {
  expect(ahead(row("", "", 64, 36))).toEqual({ side: "nationalist", won: 64, low: 54, high: 73 });
  expect(ahead(row("", "", 0, 100))).toEqual({ side: "republican", won: 100, low: 96, high: 100 });
});

test("players are those most like the opponent, and experienced where that is a person", () => {
  const rows = rowsOf(balance, game, "1936", {});
  expect(rowFor(rows, game, "novice2")?.between).toBe("beginners");
  expect(rowFor(rows, game, "tuned")?.between).toBe("experienced");
  expect(rowFor(rows, game, "here")?.between).toBe("experienced");
  expect(rowFor([], game, "here")).toBeUndefined();
});

test("the weaker side gets the one handicap that comes nearest to even, and none where it is even enough", () => {
  expect(evening(game, row("", "", 64, 36))?.name).toBe("rep_card");
  expect(evening(game, row("", "", 78, 22))?.name).toBe("rep_pip");
  expect(evening(game, row("", "", 20, 80))?.name).toBe("nat_pip");
  expect(evening(game, row("", "", 55, 45))).toBeNull();
  expect(evening({ ...game, handicaps: [] }, row("", "", 90, 10))).toBeNull();
  expect(evened(game, { naval: true, nat_pip: true }, option("rep_pip", "handicap"))).toEqual({ naval: true, nat_pip: false, rep_card: false, rep_pip: true });
});
