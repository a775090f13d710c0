/** The attacks of the hex game, gathered from the log. */

import type { GameEvent, SideName, Term, Value } from "../../../kit/server/types";
import type { HexId, HexObservation, HexOdds, OddsPart, Plan, Prospect, UnitId } from "../types";
import { idOf } from "../panels/facts";

/** The choices that attacks consist of. */
export const OF_BATTLE: ReadonlySet<string> = new Set([
  "attack", "join", "join-all", "commit", "support", "fly", "naval", "play", "lose", "advance", "turn", "pick",
]);

export interface BattleRoll {
  /** The choice it came with. */
  n: number;
  roll: number;
  drm: number;
  modified: number;
  attacker: number;
  defender: number;
}

/** One attack as the log tells it. */
export interface BattleReport {
  n: number;
  hex: string;
  side: SideName;
  /** `26`, `7`, `3:1`, the column of the table and what changed it and the die; null before the sum is known. */
  sum: { attack: number; defence: number; odds: string; column: string; shifts: OddsPart[]; drms: OddsPart[]; rule: string | null } | null;
  roll: BattleRoll | null;
  /** Who opened, who helped: told before the die. */
  before: GameEvent[];
  /** What came of it: told after the die. */
  after: GameEvent[];
  over: boolean;
}

/** Whether all its steps are lost: nothing is to be chosen that would change what came of it. */
export const settled = (report: BattleReport): boolean => report.over || report.after.some(({ kind }) => kind === "advanced" || kind === "captured");

const ENDS = new Set(["phase", "turn", "game-over"]);

/** Gathers the attacks of a log, oldest first. */
export function battlesOf(log: readonly GameEvent[]): BattleReport[] {
  const reports: BattleReport[] = [];
  let open: BattleReport | null = null;
  for (const event of log) {
    if (event.kind === "assault") {
      if (open) open.over = true;
      open = { n: event.n, hex: idOf(event.args["hex"]), side: sideOf(event), sum: null, roll: null, before: [], after: [], over: false };
      reports.push(open);
    } else if (ENDS.has(event.kind)) {
      if (open) open.over = true;
      open = null;
    } else if (open) record(open, event);
  }
  return reports;
}

function record(report: BattleReport, event: GameEvent): void {
  const { args } = event;
  if (event.kind === "odds") {
    report.sum = {
      attack: Number(args["attack"]),
      defence: Number(args["defence"]),
      odds: String(args["odds"]),
      column: String(args["column"]),
      shifts: partsOf(args["shifts"]),
      drms: partsOf(args["drms"]),
      rule: event.rule,
    };
  } else if (event.kind === "combat-roll") {
    report.roll = {
      n: event.n,
      roll: Number(args["roll"]),
      drm: Number(args["drm"]),
      modified: Number(args["modified"]),
      attacker: Number(args["attacker"]),
      defender: Number(args["defender"]),
    };
  } else if (report.roll) report.after.push(event);
  else report.before.push(event);
}

/** Modifiers as the log tells them; none in games whose log was written before it did. */
const partsOf = (told: Value | undefined): OddsPart[] => (told ?? []) as unknown as OddsPart[];

function sideOf(event: GameEvent): SideName {
  const told: Term = String(event.args["side"] ?? event.side ?? "");
  return told.endsWith("republican") ? "republican" : "nationalist";
}

/** The way that the unit which advanced last in the attack in hand went on from the emptied hex; null: none has. */
export function lastAdvance(log: readonly GameEvent[], emptied: HexId): HexId[] | null {
  const told = log.slice(log.findLastIndex(({ kind }) => kind === "assault") + 1).filter(({ kind }) => kind === "advanced");
  const way = told.filter(({ args }) => args["piece"] === told.at(-1)?.args["piece"]).map(({ args }) => idOf(args["to"]));
  return way.length ? way.slice(way.indexOf(emptied) + 1) : null;
}

/** Units that go the same way one after the other, as a row of actions; they stay at its end where they could go on. */
export const advanceBy = (units: readonly UnitId[], way: readonly HexId[], most: number): string[] =>
  units.flatMap((id) => [`advance ${id}`, ...way.map((hex) => `to ${hex}`), ...(way.length + 1 < most ? ["stay"] : [])]);

/** What may only become less: the other side has aircraft left to send, and odds leave them out. */
export function atMost({ viewer, units }: Pick<HexObservation, "viewer" | "units">, share: string): string {
  const answered = units.some(({ side, where, used }) => side !== viewer && where === "air" && !used);
  return answered && share !== "?" && parseFloat(share) > 0 ? `≤${share}` : share;
}

/** The column of an attack; of one on a covered stack from the worst to the best that it may be. */
export function columnOf({ odds, range }: { odds: HexOdds | null; range: HexOdds[] | null }): string {
  const [weak, strong] = range ?? [];
  const ends = weak && strong ? [strong.column, weak.column] : [odds?.column];
  return [...new Set(ends.map((column) => column ?? "?"))].join("–");
}

/** Attacks with all who may join them, each hex once. */
export const byEverybody = (plans: readonly Plan[]): Plan[] => {
  const attacks = plans.filter(({ row }) => row[0]?.startsWith("attack "));
  return attacks.filter(({ kind, hex }) => kind === "all" || !attacks.some((other) => other.hex === hex && other.kind === "all"));
};

/** What stands beside each stack that would be attacked. */
export const chipsOf = (attacks: readonly (Plan | Prospect)[]): { hex: HexId; text: string }[] =>
  attacks.map((attack) => ({ hex: attack.hex, text: columnOf(attack) }));

/** The attacks of the phase in hand, oldest first, as far as they were fought. */
export function attacksOfPhase(log: readonly GameEvent[], reports: readonly BattleReport[]): BattleReport[] {
  const begun = log.findLast(({ kind }) => kind === "phase" || kind === "turn")?.n ?? 0;
  return reports.filter(({ n, roll }) => n >= begun && roll !== null);
}
