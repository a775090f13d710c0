import type { Die, Roll } from "../battle/dice";
import { numbers } from "../../../kit/words/numbers";
import type { GameEvent, LegalAction, SideName, Term } from "../../../kit/server/types";
import type { Fight, FightKind, Observation, Piece, Plane, Ship } from "../types";

/** Dice thrown at sea: by a ship, a plane, or the batteries of a port. */
export interface SeaThrow {
  /** The choice it came with. */
  n: number;
  /** Who threw: a piece's term, or null for the batteries. */
  piece: Term | null;
  side: SideName | null;
  target: Term | null;
  with: Term[];
  rolls: number[];
  modified: number[];
  hits: number;
  turned: number;
}

/** One fight at sea as the log tells it. */
export interface SeaReport {
  n: number;
  /** The choice its latest event came with. */
  last: number;
  place: Term;
  kind: FightKind;
  throws: SeaThrow[];
  /** What came of it, in the order it happened. */
  results: GameEvent[];
  over: boolean;
}

/** Events that are dice thrown at sea. */
export const SEA_DICE = new Set(["sea-roll", "battery"]);

const RESULTS = new Set([
  "sea-declined",
  "ship-damaged",
  "ship-withdrawn",
  "ship-destroyed",
  "plane-destroyed",
  "plane-withdrawn",
  "port-blockaded",
  "berthed",
]);
const ENDS = new Set(["phase", "turn", "area-control", "sea-effect", "battle-started", "event-played"]);

/** Gathers the fights at sea of a log, oldest first. */
export function seaFightsOf(log: GameEvent[]): SeaReport[] {
  const reports: SeaReport[] = [];
  let open: SeaReport | null = null;
  for (const event of log) {
    if (event.kind === "sea-battle") {
      if (open) open.over = true;
      open = begin(event);
      reports.push(open);
    } else if (ENDS.has(event.kind)) {
      if (open) open.over = true;
      open = null;
    } else if (open) {
      if (SEA_DICE.has(event.kind) || event.kind === "air-roll") open.throws.push(thrown(event));
      else if (RESULTS.has(event.kind)) open.results.push(event);
      else continue;
      open.last = event.n;
    }
  }
  return reports;
}

function begin(event: GameEvent): SeaReport {
  return {
    n: event.n,
    last: event.n,
    place: String(event.args["place"] ?? ""),
    kind: String(event.args["kind"] ?? "area") as FightKind,
    throws: [],
    results: [],
    over: false,
  };
}

function thrown(event: GameEvent): SeaThrow {
  const { args } = event;
  const term = (value: unknown): Term | null => (typeof value === "string" ? value : null);
  const rolls = numbers(args["rolls"]);
  const drm = Number(args["drm"] ?? 0);
  return {
    n: event.n,
    piece: term(args["piece"]),
    side: event.side,
    target: term(args["target"]) ?? term(args["foe"]),
    with: Array.isArray(args["with"]) ? args["with"].map(String) : [],
    rolls,
    modified: Array.isArray(args["modified"]) ? numbers(args["modified"]) : rolls.map((roll) => roll + drm),
    hits: Number(args["hits"] ?? 0),
    turned: Number(args["turned"] ?? 0),
  };
}

export type SeaUnit = Ship | Plane;

/** True for ships, and for planes that fly over the sea. */
export function atSea(piece: Piece): piece is SeaUnit {
  return piece.kind === "ship" || (piece.kind === "plane" && (piece.where === "sea" || Boolean(piece.mission)));
}

/** The missions that fight in each kind of fight. */
const FIGHTING: Record<FightKind, (unit: SeaUnit) => boolean> = {
  area: (unit) => unit.where === "sea",
  coast: (unit) => Boolean(unit.mission),
  battery: (unit) => unit.mission === "blockade",
};

/** The ships and planes of both sides that meet in a fight, those it names among them wherever they have gone. */
export function fleets(observation: Observation, fight: Fight): Record<SideName, SeaUnit[]> {
  const named = new Set([...fight.pairs, ...fight.aims, ...fight.backing].flat());
  const units = observation.pieces
    .filter((piece): piece is SeaUnit => piece.kind === "ship" || piece.kind === "plane")
    .filter((unit) => named.has(unit.id) || (unit.place === fight.place && FIGHTING[fight.kind](unit)));
  return {
    nationalist: units.filter((unit) => unit.side === "nationalist"),
    republican: units.filter((unit) => unit.side === "republican"),
  };
}

export type BondKind = "pair" | "aim" | "back";
export interface Bond {
  kind: BondKind;
  from: string;
  to: string;
}

/** Who has to do with whom in a fight, and what a choice being looked at would add. */
export function bonds(fight: Fight, looked: LegalAction | null): { bonds: Bond[]; tried: Bond | null } {
  const all = (kind: BondKind, couples: string[][]): Bond[] =>
    couples.flatMap(([from, to]) => (from && to ? [{ kind, from, to }] : []));
  const kind = looked?.verb;
  const [from, to] = looked?.pieces ?? [];
  const tried =
    (kind === "pair" || kind === "aim" || kind === "back") && from && to ? { kind: kind as BondKind, from, to } : null;
  return { bonds: [...all("pair", fight.pairs), ...all("aim", fight.aims), ...all("back", fight.backing)], tried };
}

/** The term of a place, whichever kind it is. */
export function placeTerm(observation: Observation, place: string): Term {
  if (observation.naval && place in observation.naval.areas) return `area:${place}`;
  if (observation.naval && place in observation.naval.bases) return `base:${place}`;
  return `box:${place}`;
}

/** A throw at sea as dice to be shown: what its modifier makes of each lands in one moment. */
export function rollOf(thrown: SeaThrow): Roll {
  const source = thrown.piece ?? "";
  const dice: Die[] = thrown.rolls.map((rolled, i) => {
    const final = thrown.modified[i] ?? rolled;
    return { rolled, final, hit: false, steps: final === rolled ? [] : [{ source, drm: final - rolled, moment: 0 }] };
  });
  const best = [...dice].sort((a, b) => b.final - a.final).slice(0, thrown.hits);
  for (const die of best) die.hit = true;
  const moments = dice.some((die) => die.steps.length > 0) ? 1 : 0;
  return { side: thrown.side ?? "nationalist", dice, hits: thrown.hits, moments };
}
