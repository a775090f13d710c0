/** La Guerra Civil Española: the server's words, and the board's props. */

import type { Snippet } from "svelte";
import type { Point } from "../../kit/map/geometry";
import type { MapHost } from "../../kit/map/map-state.svelte";
import type { LegalAction as HexAction, SideName, Term } from "../../kit/server/types";
import type { Arrival, Denial, GceObservation as HexObservation, ReachOverlay, SupplyOverlay, ZocOverlay as AnyZoc } from "./schema";

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
export interface StaticData {
  map: MapFile;
  units: UnitsFile;
  tables: TablesFile;
  chits: { chits: ChitFacts[] };
  scenarios: { scenarios: { id: string; first_turn: number; last_turn: number; [fact: string]: unknown }[] };
  /** Proper names by term: `unit:r_mng`, `hex:2712`. */
  names: Record<Term, string>;
  /** Units that are columns though another arm is printed on them. */
  columns: UnitId[];
}

/* What a side sees, and what is told of a battle and of the map: made from the game's `shapes`, see schema.d.ts. */

export type {
  Arrival,
  AttackProspect as Prospect,
  Cup as ChitCup,
  DutyOf as Duty,
  InHand as Selected,
  GceObservation as HexObservation,
  GceOdds as HexOdds,
  Plan,
  Assault as HexBattle,
  Change as OddsPart,
  Reached,
  ReachOverlay,
  Roll as OddsRow,
  Stack as HexStack,
  Sum as BattleSum,
  SupplyLine,
  SupplyOverlay,
  GoalMoves as Sending,
  Unit as HexUnit,
} from "./schema";
/** Zones of control, and the pairs of hexes with the front between them. */
export type ZocOverlay = Omit<AnyZoc, "front"> & { front: [HexId, HexId][] };
export type ArrivalsOverlay = Arrival[];
/** By unit why it has nowhere to go. */
export type StuckOverlay = Readonly<Record<UnitId, Denial>>;
export type { HexAction };

/** What lies over the map; what is left out or null is not drawn. */
export interface Overlays {
  supply?: SupplyOverlay | null;
  /** The other side’s, as far as it may be known. */
  foes?: SupplyOverlay | null;
  zoc?: ZocOverlay | null;
  reach?: ReachOverlay | null;
  arrivals?: ArrivalsOverlay | null;
  /** Who holds each hex, as a wash, and the line between the two. */
  control?: boolean;
  /** Morale hexes stand out with their value. */
  morale?: boolean;
}

/* The board. */

/** What lies under the pointer or the hex cursor. */
export interface Looked {
  hex: HexId;
  /** One's own or open units of the hex, the top one first; of a covered stack only the top one. */
  units: UnitId[];
}
/** The column of an attack, to stand beside the stack that would be attacked. */
export interface OddsChip {
  hex: HexId;
  text: string;
}
/** The attacks that may be made, or that a move prepares; `from`: from where one would go. */
export interface OddsChips {
  from: HexId | null;
  chips: readonly OddsChip[];
}
/** What the map is given besides what any map is. */
export interface HexBoardHost extends MapHost<HexObservation, HexAction> {
  data: StaticData;
  /** A choice is taken. */
  onact: (action: HexAction) => void;
  /** The pointer or the hex cursor came to another hex, or left the map (null). */
  onlook?: (looked: Looked | null) => void;
  /** A choice is pointed at but not taken (for its odds), or none any more. */
  onaim?: (action: HexAction | null) => void;
  overlays?: Overlays;
  /** A unit chosen in a panel: its hex is ringed, it lies on top of its stack. Else the observation's `selected`. */
  selectedUnit?: UnitId | null;
  /** Shown as special: what a log line or a panel speaks of. */
  highlight?: { hexes?: HexId[]; units?: UnitId[] };
  /** The hexes of one's own stacks that are wanted; all the others are drawn faintly. Null: none is. */
  wanted?: ReadonlySet<HexId> | null;
  /** Where one's own units march turn by turn: from their hex to the goal. */
  marches?: readonly (readonly [HexId, HexId])[];
  /** The odds beside the enemy’s stacks. */
  odds?: OddsChips | null;
  /** Hexes about which the player has written something. */
  noted?: readonly HexId[];
  /** A stack was dropped where it cannot go. */
  onmissed?: (hex: HexId) => void;
  /** A press beside the hexes: what was chosen to be read about is left. */
  onfree?: () => void;
  /** A unit of those in hand is left behind. */
  onleave?: (unit: UnitId) => void;
  /** Units of a stack are taken up together, by the actions that would take each of them. */
  ontake?: (begin: HexAction[]) => Promise<void>;
  /** A box has been drawn around the stacks of some hexes. */
  onbox?: (hexes: HexId[]) => void;
  /** Set while a hex is wanted that is no choice: the next one pressed, and where, if by a pointer. */
  onaimed?: ((hex: HexId, point?: Point) => void) | undefined;
  /** Hexes beyond Spain, and beyond the printed grid, are pressed too. */
  beyond?: boolean;
  /** What lies over the ground and under everything else, as large as the sheet. */
  under?: Snippet;
  /** The hexes of the stacks in the last box. */
  boxed?: HexId[];
  /** The ways that several stacks would go. */
  ways?: HexId[][] | undefined;
}
/** What the board lets others do: `bind:this`. */
export interface HexBoardHandle {
  /** Brings a hex to the middle, near enough to read; gently: unless it can be read where it is. */
  zoomTo: (hex: HexId, gently?: boolean) => void;
  /** Brings a hex into sight at the present scale. */
  reveal: (hex: HexId) => void;
  /** Shows the whole map; from there, what was looked at before. */
  whole: () => void;
  /** Shows the whole map, wherever one was. */
  fit: () => void;
  /** Takes hold of a unit that is shown beside the map, to be led to a hex. */
  grab: (unit: UnitId, event: PointerEvent) => void;
  /** Puts the keyboard into the map, at a hex if given. */
  focus: (hex?: HexId) => void;
}
