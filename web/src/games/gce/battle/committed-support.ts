/** What was settled about an attack's support when it was committed: it is not asked for again when the other side has answered. */

import type { HexAction, HexId, HexObservation } from "../types";

export interface CommittedSupport {
  hex: HexId;
  turn: number;
  /** The support that goes along; none of it: the attack goes without. */
  actions: ReadonlySet<string>;
}

const ASKED = new Set(["support", "train", "air", "naval"]);

/** What a row of actions settles behind the word that commits an attack; null where nothing is settled by it. */
export function committedBy(row: readonly string[], { battle, turn }: HexObservation): CommittedSupport | null {
  const settled = row.slice(row.indexOf("commit") + 1);
  return battle && row.includes("commit") && settled.length ? { hex: battle.hex, turn, actions: new Set(settled) } : null;
}

/** The answer to what the attacker is asked now, if it was settled before. */
export function settledBy(committed: CommittedSupport | null, { battle, turn, actor }: HexObservation, legal: readonly HexAction[]): HexAction | undefined {
  if (!committed || !battle || battle.hex !== committed.hex || turn !== committed.turn || battle.attacker !== actor) return undefined;
  if (battle.die !== null || !ASKED.has(battle.step ?? "")) return undefined;
  const ends = (verb: string): boolean => verb === "none" || verb === "done";
  return legal.find(({ action, verb }) => !ends(verb) && committed.actions.has(action)) ?? legal.find(({ verb }) => ends(verb));
}
