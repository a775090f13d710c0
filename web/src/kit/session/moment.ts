import type { GameEvent } from "../server/types";
import { t } from "../words/language.svelte";

/** A moment of a game as people find it: the turn, the phase, and which choice of that phase it is. */
export interface Moment {
  turn: number;
  phase: string;
  move?: number | null;
  /** Where a battle is that it is about, as a term. */
  place?: string | null;
}

/** Which choice of its phase a choice is, from 1, by the events of the game; null where these do not say when the phase began. */
export function moveOf(log: GameEvent[], choice: number): number | null {
  const began = log.findLast((event) => event.kind === "phase" && event.n < choice);
  return began ? choice - began.n : null;
}

/** The moment in which a choice was made, by the events before it; null where these do not say. */
export function momentOf(log: GameEvent[], choice: number): Moment | null {
  const last = (kind: string): GameEvent | undefined => log.findLast((event) => event.kind === kind && event.n < choice);
  const turn = last("turn")?.args["turn"];
  const phase = last("phase")?.args["phase"];
  return typeof turn === "number" && typeof phase === "string" ? { turn, phase: phase.replace(/^phase:/, ""), move: moveOf(log, choice) } : null;
}

/** A moment in words: "Turn 3 · Movement · move 12". */
export const when = ({ turn, phase, move = null, place = null }: Moment): string =>
  t(place ? "moment-at" : "moment", { turn, phase: `phase:${phase}`, move, place });
