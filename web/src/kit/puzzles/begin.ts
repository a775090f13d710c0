import { remember } from "../browser/remember";
import { beginPuzzle } from "../server/api";

/** Begins a game that stands at a puzzle; its id and the secret of its seat. */
export async function begin(game: string, puzzle: string, name: string): Promise<{ id: string; token: string }> {
  const made = await beginPuzzle(game, puzzle);
  const token = made.seats[made.side] ?? "";
  remember({ id: made.id, token, game, side: made.side, puzzle, name });
  return { id: made.id, token };
}
