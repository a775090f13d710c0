import type { BoardMove, BoardSaid, BoardTold } from "../server/types";

/** A line of moves one after the other, from where it parts from another one. */
export interface Line {
  /** The move it comes after: one of the main line, of another line, or 0 for the beginning. */
  from: number;
  moves: BoardMove[];
  /** How many lines it parts from one after the other, before the main line. */
  depth: number;
}

/** By move, which one it comes after; null for one that there is not. Those of the main line are not all told. */
export function parentsOf(board: BoardTold): (node: number) => number | null {
  const known = new Map(board.moves.map(({ n, after }) => [n, after]));
  return (node) => (node <= 0 ? null : node <= board.main ? node - 1 : (known.get(node) ?? null));
}

/** The moves from the beginning to one, by number, without the beginning. */
export function pathTo(parent: (node: number) => number | null, node: number): number[] {
  const path: number[] = [];
  for (let at: number | null = node; at !== null && at !== 0; at = parent(at)) path.push(at);
  return path.reverse();
}

/** The lines beside the main one, each before those that part from it; the latest move of a fork begins a line of its own. */
export function linesOf(board: BoardTold): Line[] {
  const after = new Map<number, BoardMove[]>();
  for (const move of board.moves) {
    if (move.n <= board.main) continue;
    const known = after.get(move.after);
    if (known) known.push(move);
    else after.set(move.after, [move]);
  }
  const found: Line[] = [];
  const begin = (move: BoardMove, depth: number): void => {
    const line: Line = { from: move.after, moves: [], depth };
    found.push(line);
    const others: BoardMove[] = [];
    for (let at: BoardMove | undefined = move; at; ) {
      line.moves.push(at);
      const [next, ...rest]: BoardMove[] = after.get(at.n) ?? [];
      others.push(...rest);
      at = next;
    }
    for (const other of others) begin(other, depth + 1);
  };
  for (const from of [...after.keys()].filter((n) => n <= board.main).sort((a, b) => a - b)) for (const move of after.get(from)!) begin(move, 0);
  return found;
}

/** Where a key leads from a move: on, back, to the line beside; null: nowhere. */
export function stepFrom(board: BoardTold, node: number, key: string): number | null {
  const parent = parentsOf(board);
  const children = (of: number): number[] => [
    ...(of < board.main ? [of + 1] : []),
    ...board.moves.filter(({ n, after }) => n > board.main && after === of).map(({ n }) => n),
  ];
  if (key === "ArrowLeft") return parent(node);
  if (key === "ArrowRight") return children(node)[0] ?? null;
  if (key === "Home") return node === 0 ? null : 0;
  if (key !== "ArrowUp" && key !== "ArrowDown") return null;
  const step = key === "ArrowUp" ? -1 : 1;
  for (let at: number | null = node; at !== null && at !== 0; at = parent(at)) {
    const beside = children(parent(at) ?? 0);
    const other = beside[beside.indexOf(at) + step];
    if (other !== undefined) return other;
  }
  return null;
}

/** What is said of a position. */
export const saidOf = (board: BoardTold, node: number): BoardSaid | undefined => board.said.find(({ n }) => n === node);

/** How many choices were made before a position. */
export const choicesTo = (board: BoardTold, node: number): number => pathTo(parentsOf(board), node).length;
