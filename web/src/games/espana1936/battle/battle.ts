import { readRoll, type Roll } from "./dice";
import { numbers } from "../../../kit/words/numbers";
import { owned } from "../../../kit/words/owned";
import type { GameEvent, SideName, Term, Value } from "../../../kit/server/types";
import type { CardMode } from "../types";

export interface LaidCard {
  mode: CardMode;
  /** Unknown while it lies face down. */
  card: Term | null;
}

export interface AirRoll {
  piece: Value;
  foe: Value;
  rolls: number[];
  drm: number;
  result: string;
}

/** One attack as the log tells it. */
export interface AttackReport {
  n: number;
  box: Term;
  attacker: SideName;
  attacking: Term;
  defending: Term;
  supporters: Record<SideName, Term[]>;
  cards: Record<SideName, LaidCard | null>;
  noCard: Record<SideName, boolean>;
  air: AirRoll[];
  rolls: Roll[];
  /** What came of it, in the order it happened. */
  results: GameEvent[];
  over: boolean;
}

const RESULTS = new Set([
  "hit",
  "substituted",
  "uncountered",
  "tank-destroyed",
  "plane-destroyed",
  "plane-withdrawn",
  "plane-home",
  "box-taken",
]);

/** Gathers the attacks of a log, oldest first. */
export function attacksOf(log: GameEvent[]): AttackReport[] {
  const reports: AttackReport[] = [];
  let open: AttackReport | null = null;
  for (const event of log) {
    if (event.kind === "attack") {
      if (open) open.over = true;
      open = begin(event);
      reports.push(open);
    } else if (event.kind === "battle-ended" || event.kind === "phase" || event.kind === "battle-started") {
      if (open) open.over = true;
      open = null;
    } else if (open) {
      record(open, event);
    }
  }
  return reports;
}

function begin(event: GameEvent): AttackReport {
  return {
    n: event.n,
    box: term(event, "box"),
    attacker: event.side ?? "nationalist",
    attacking: term(event, "piece"),
    defending: term(event, "target"),
    supporters: { nationalist: [], republican: [] },
    cards: { nationalist: null, republican: null },
    noCard: { nationalist: false, republican: false },
    air: [],
    rolls: [],
    results: [],
    over: false,
  };
}

function record(report: AttackReport, event: GameEvent): void {
  const side = sideOf(event);
  switch (event.kind) {
    case "supported":
      if (side) report.supporters[side].push(term(event, "piece"));
      return;
    case "card-laid":
      if (side) report.cards[side] = { mode: term(event, "mode") as CardMode, card: null };
      return;
    case "card-revealed":
      if (side) report.cards[side] = { mode: term(event, "mode") as CardMode, card: term(event, "card") };
      return;
    case "no-card":
      if (side) report.noCard[side] = true;
      return;
    case "air-roll":
      report.air.push({
        piece: owned(event)["piece"] ?? "",
        foe: owned(event)["foe"] ?? "",
        rolls: numbers(event.args["rolls"]),
        drm: Number(event.args["drm"] ?? 0),
        result: term(event, "result"),
      });
      return;
    case "roll":
      report.rolls.push(readRoll(event));
      return;
    default:
      if (RESULTS.has(event.kind)) report.results.push(event);
  }
}

function term(event: GameEvent, name: string): string {
  return String(event.args[name] ?? "");
}

function sideOf(event: GameEvent): SideName | null {
  const said = event.args["side"];
  if (typeof said === "string") return said.replace("side:", "") as SideName;
  return event.side;
}
