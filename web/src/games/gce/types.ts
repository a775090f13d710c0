/** La Guerra Civil Española: the server's words, as the last chapter of docs/contract.md tells them, and the board's props. */

import type { Args, LegalAction, Outcome, Prompt, Refusal, SideName, Term } from "../../kit/server/types";
import type { Translate } from "../../kit/words/words";

/** Four digits: row and column. */
export type HexId = string;
export type UnitId = string;
export type ChitId = string;
export type Front = SideName | "northern";
export type Pool = Front | "italian";

/* What never changes: GET /api/static/gce, the five data files as docs/data-format-gce.md tells them, and the names. */

export type Terrain = "clear" | "rough" | "mountain" | "marsh";
export interface HexFacts {
  id: HexId;
  terrain: Terrain;
  region: string;
  province: string;
  control: SideName;
  name?: string;
  also?: string[];
  settlement?: "town" | "city";
  capital?: boolean;
  coast?: "cantabrian" | "atlantic" | "mediterranean";
  port?: boolean;
}
export type Country = "portugal" | "france" | "andorra" | "gibraltar" | "tangier" | "morocco" | "sea";
export interface MapFile {
  hexes: HexFacts[];
  outside: { country: Country; hexes: HexId[] }[];
  rivers: { between: [HexId, HexId]; size: "minor" | "major"; rivers: string[] }[];
  sea_hexsides: [HexId, HexId][];
  railways: { name: string; hexes: HexId[] }[];
  morale: { hex: HexId; value: number }[];
  final_sources: { hex: HexId; front: Front }[];
  fortified_lines: {
    id: string;
    name: string;
    hexes: HexId[];
    turn: number;
    factor: number;
    cancelled_by?: ChitId;
  }[];
}

export type Faction =
  | "republican"
  | "asturian"
  | "basque"
  | "santander"
  | "nationalist"
  | "colonial"
  | "ctv"
  | "legionary_air"
  | "condor_legion";
export type UnitType =
  | "infantry"
  | "mountain"
  | "cavalry"
  | "tank"
  | "heavy_tank"
  | "antiaircraft"
  | "armoured_train"
  | "column"
  | "garrison"
  | "hq"
  | "air";
export type UnitSize = "battalion" | "regiment" | "brigade" | "division" | "corps" | "army";
export interface UnitFacts {
  id: UnitId;
  label: string;
  name: string;
  side: SideName;
  faction: Faction;
  type: UnitType;
  size?: UnitSize;
  /** Factors as printed: `7-11-5`, of an HQ `6-4`. */
  front?: string;
  back?: string;
  air?: number;
  entry: { how: string; turn?: number; hex?: HexId };
  conversion?: { turn: number; label: string; type: UnitType; size?: UnitSize; front: string };
  withdrawn?: number;
  politics?: string;
  artillery?: boolean;
  motorised?: boolean;
  special?: string[];
  rebuild?: boolean;
}
export interface UnitsFile {
  units: UnitFacts[];
  markers: { id: string; side: SideName; from_turn: number; zones: string[]; from_column: number }[];
}
export interface ChitFacts {
  id: ChitId;
  name: string;
  side: SideName;
  rule: string;
  turn: number;
  copies: number;
  when?: string;
  number?: number;
  void?: [number, number];
  optional?: boolean;
}
export interface TablesFile {
  calendar: { turn: number; from: string; to: string }[];
  crt: { columns: string[]; rows: { die: number; results: string[] }[] };
  modifiers: { id: string; shift?: number; drm?: number }[];
  [table: string]: unknown;
}
export interface HexTable {
  map: MapFile;
  units: UnitsFile;
  tables: TablesFile;
  chits: { chits: ChitFacts[] };
  scenarios: { scenarios: { id: string; first_turn: number; last_turn: number; [fact: string]: unknown }[] };
  /** Proper names by term: `unit:r_mng`, `hex:2712`. */
  names: Record<Term, string>;
}

/* What a side sees. */

export type UnitPlace = "map" | "due" | "waiting" | "air" | "returning" | "eliminated" | "removed";
export interface HexUnit {
  id: UnitId;
  side: SideName;
  where: UnitPlace;
  hex: HexId | null;
  /** 0 front, 1 reverse. */
  face: 0 | 1;
  steps: number;
  attack: number;
  defence: number;
  move: number;
  moved: boolean;
  fought: boolean;
  /** HQ support given, aircraft flown. */
  used: boolean;
  strategic: boolean;
  /** Null for units not on the map and for enemies. */
  supplied: boolean | null;
  /** The turn of its return. */
  returns: number | null;
}
export type Zoc = "full" | "column" | "none";
export interface HexStack {
  side: SideName;
  count: number;
  top: UnitId;
  zoc: Zoc;
}
export interface ChitCup {
  cup: number;
  /** Null if secret. */
  held: ChitId[] | null;
  count: number;
  played: ChitId[];
}
export interface Duty {
  side: SideName;
  rule: string;
  key: string;
  args: Args;
  /** Own units that it still asks for. */
  units: UnitId[];
}
export interface Selected {
  units: UnitId[];
  hex: HexId | null;
  left: number;
  march: boolean;
  strategic: "rail" | "sail" | "land" | string | null;
}
export type HexBattleStep = "join" | "support" | "train" | "air" | "naval" | "chit" | "losses" | "advance";
export type LineState = "incomplete" | "intact" | "aborted" | "cancelled";

export interface OddsPart {
  source: Term;
  rule: string;
  value: number;
}
export interface OddsRow {
  die: number;
  modified: number;
  attacker: number;
  defender: number;
}
/** The arithmetic of a battle up to its row of the table. */
export interface BattleSum {
  attack: number;
  /** Null while the defenders are covered, and so is all that follows from it. */
  defence: number | null;
  odds: string | null;
  base: string | null;
  column: string | null;
  shifts: OddsPart[];
  drms: OddsPart[];
  known: boolean;
  table: OddsRow[] | null;
}
export interface HexOdds extends BattleSum {
  attacker_steps: number;
  defender_steps: number | null;
  expect: { attacker: number; defender: number } | null;
  /** The chance that the hex is emptied. */
  takes: number | null;
}
export interface HexBattle {
  hex: HexId;
  attacker: SideName;
  casado: boolean;
  step: HexBattleStep;
  attackers: UnitId[];
  /** Null before the attack is committed, as far as they are covered. */
  defenders: UnitId[] | null;
  support: Record<SideName, UnitId | null>;
  air: Record<SideName, UnitId[]>;
  naval: Record<SideName, boolean>;
  chits: Record<SideName, ChitId[]>;
  sum: BattleSum | null;
  die: number | null;
  modified: number | null;
  result: { attacker: number; defender: number } | null;
  /** Hexes the victors may still advance. */
  advance: number;
}

export interface HexObservation {
  game: "gce" | string;
  scenario: string;
  options: Record<string, boolean>;
  viewer: SideName | null;
  choice: number;
  turn: number;
  /** The month: `1936-07`. */
  year: string;
  phase: string;
  phase_side: SideName | null;
  stations: string[];
  station: number;
  actor: SideName | null;
  prompt: Prompt | null;
  outcome: Outcome | null;
  control: Record<SideName, HexId[]>;
  units: HexUnit[];
  stacks: Record<HexId, HexStack>;
  morale: number;
  points: Record<Pool, number>;
  points_next: Record<Pool, number>;
  soviet_points: number;
  chits: Record<SideName, ChitCup>;
  duties: Duty[];
  rail: Record<Front, { used: number; limit: number }>;
  sea: Record<SideName, { used: number; limit: number }>;
  lines: Record<string, LineState>;
  destroyed: HexId[];
  alcazar: "holds" | "relieved" | "fallen" | null;
  naval: Record<SideName, boolean>;
  declared: { mobilisation: boolean; biberon: boolean; evacuation: boolean };
  victory: { captured: HexId[]; value: number; madrid_neighbours: number };
  selected: Selected | null;
  losses: Record<SideName, number>;
  battle: HexBattle | null;
}

/** A legal action; `box` is the hex it is about, `card` a chit, `pieces` units. */
export interface HexAction extends LegalAction {
  /** Movement points of `to` and `step`. */
  cost?: number;
}

/* Overlays: GET /api/games/{id}/overlay/{name} */

export interface SupplyLine {
  supplied: boolean;
  path: HexId[];
  source: HexId | null;
  why: Refusal | null;
}
export interface SupplyOverlay {
  units: Record<UnitId, SupplyLine>;
  /** Where a unit of the side would be in supply. */
  hexes: HexId[];
  /** The sources that reach a final one. */
  network: HexId[];
}
export interface ZocOverlay extends Record<SideName, { full: HexId[]; column: HexId[] }> {
  /** Pairs of hexes between the two sides. */
  front: [HexId, HexId][];
}
export interface Reached {
  cost: number;
  path: HexId[];
  /** The move ends here. */
  halt?: boolean;
}
export interface ReachOverlay {
  hexes: Record<HexId, Reached>;
  /** The same by a forced march: only what plain movement does not reach. */
  march?: Record<HexId, Reached>;
}
export type ArrivalsOverlay = { unit: UnitId; turn: number; hexes: HexId[] }[];

/** What lies over the map; what is left out or null is not drawn. */
export interface Overlays {
  supply?: SupplyOverlay | null;
  zoc?: ZocOverlay | null;
  reach?: ReachOverlay | null;
  arrivals?: ArrivalsOverlay | null;
  /** Who holds each hex, as a wash, and the line between the two. */
  control?: boolean;
  /** Morale hexes stand out with their value. */
  morale?: boolean;
}

/* The board. */

/** What somebody points at without being offered a choice there. */
export interface Tried {
  pieces?: UnitId[];
  box?: HexId;
}
/** What lies under the pointer or the hex cursor. */
export interface Looked {
  hex: HexId;
  /** One's own or open units of the hex, the top one first; of a covered stack only the top one. */
  units: UnitId[];
}
export interface HexBoardProps {
  table: HexTable;
  observation: HexObservation;
  legal: HexAction[];
  t: Translate;
  /** A choice is taken. */
  onact: (action: HexAction) => void;
  /** Somebody insists on what is not offered: ask `explain` and pass the answer back as `note`. */
  onrefused: (tried: Tried) => void;
  /** The pointer or the hex cursor came to another hex, or left the map (null). */
  onlook?: (looked: Looked | null) => void;
  /** A choice is pointed at but not taken (for its odds), or none any more. */
  onaim?: (action: HexAction | null) => void;
  overlays?: Overlays;
  /** A unit chosen in a panel: its hex is ringed, it lies on top of its stack. Else the observation's `selected`. */
  selectedUnit?: UnitId | null;
  /** Shown as special: what a log line or a panel speaks of. */
  highlight?: { hexes?: HexId[]; units?: UnitId[] };
  /** Words beside a hex or a unit, such as why something is refused. */
  note?: (Tried & { text: string; rule?: string | null }) | null;
  onrule?: (rule: string) => void;
  /** No animation at all. */
  fast?: boolean;
  /** Whether something is held that can be put down. */
  held?: boolean;
  /** Puts down what is held; tells whether it is done. */
  onputdown?: () => Promise<boolean>;
}
/** What the board lets others do: `bind:this`. */
export interface HexBoardHandle {
  /** Brings a hex to the middle, near enough to read. */
  zoomTo: (hex: HexId) => void;
  /** Shows the whole map. */
  fit: () => void;
  /** Puts the keyboard into the map, at a hex if given. */
  focus: (hex?: HexId) => void;
}
