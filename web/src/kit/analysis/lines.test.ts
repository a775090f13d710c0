import { expect, test } from "vitest";
import type { BoardMove, BoardTold } from "../server/types";
import { choicesTo, linesOf, parentsOf, pathTo, stepFrom } from "./lines";

const move = (n: number, after: number): BoardMove => ({
  ...{ n, after, side: "nationalist", turn: 1, phase: "movement", move: 1, dice: "none" },
  action: { action: `a${n}`, verb: "move", pieces: [], box: null, place: null, card: null, mode: null, args: {} },
});
const board = (main: number, moves: BoardMove[]): BoardTold => ({
  ...{ id: "b", name: "", game: "g", revision: 1, mine: true, reader: null, drawn: null, full: false, said: [] },
  ...{ main, moves },
});
/* A game of ten choices; from 4 on 11, 12, 13; beside 12 stands 14; beside 11 stands 15; from 2 on 16. */
const game = board(10, [move(4, 3), move(11, 4), move(12, 11), move(13, 12), move(14, 11), move(15, 4), move(16, 2)]);

test("lines stand in the order they part, each before those that part from it", () => {
  expect(linesOf(game).map(({ from, depth, moves }) => [from, depth, ...moves.map(({ n }) => n)])).toEqual([
    [2, 0, 16],
    [4, 0, 11, 12, 13],
    [11, 1, 14],
    [4, 0, 15],
  ]);
  expect(linesOf(board(0, [move(1, 0), move(2, 1), move(3, 0)])).map(({ moves }) => moves.map(({ n }) => n))).toEqual([[1, 2], [3]]);
});

test("the way to a move goes through the main line, whose moves are not all told", () => {
  expect(pathTo(parentsOf(game), 14)).toEqual([1, 2, 3, 4, 11, 14]);
  expect(choicesTo(game, 13)).toBe(7);
  expect(pathTo(parentsOf(game), 0)).toEqual([]);
  expect(parentsOf(game)(99)).toBeNull();
});

test("keys lead along a line, back, and to the line beside", () => {
  expect(stepFrom(game, 4, "ArrowRight")).toBe(5);
  expect(stepFrom(game, 11, "ArrowLeft")).toBe(4);
  expect(stepFrom(game, 5, "ArrowDown")).toBe(11);
  expect(stepFrom(game, 13, "ArrowDown")).toBe(14);
  expect(stepFrom(game, 14, "ArrowUp")).toBe(12);
  expect(stepFrom(game, 16, "ArrowDown")).toBeNull();
  expect(stepFrom(game, 10, "ArrowRight")).toBeNull();
  expect(stepFrom(game, 0, "ArrowLeft")).toBeNull();
  expect(stepFrom(game, 13, "Home")).toBe(0);
  expect(stepFrom(game, 0, "x")).toBeNull();
});
