import type { BaseObservation, SideName, Term, Value } from "../../kit/server/types";

/** What the server says of this game, as docs/contract.md tells it. */

export type Control = SideName | "contested" | "nobody";
export interface BoxState {
  control: Control | null;
  marker: SideName | null;
}

export type Where = "map" | "sea" | "base" | "returning" | "mat" | "reserve" | "eliminated" | "out";
export type Mission = "gunfire" | "blockade" | "protect" | "patrol";
export type ShipClass = "battleship" | "heavy_cruiser" | "light_cruiser" | "destroyer" | "submarine";
interface PieceBase {
  id: string;
  side: SideName;
  where: Where;
  box: string | null;
  used: boolean;
}
export interface Troop extends PieceBase {
  kind: "troop";
  type: string;
  strength: number;
  drm: number;
  moved: boolean;
  supplied: boolean;
}
export interface General extends PieceBase {
  kind: "general";
  drm: number;
}
export interface Plane extends PieceBase {
  kind: "plane";
  dice: number;
  drm: number;
  /** The box or sea area it is at. */
  place?: string | null;
  mission?: Mission | null;
}
export interface Tank extends PieceBase {
  kind: "tank";
  drm: number;
  moved: boolean;
  supplied?: boolean;
}
export interface Ship extends PieceBase {
  kind: "ship";
  cls: ShipClass;
  dice: number;
  drm: number;
  gun_dice: number;
  gun_drm: number;
  /** The box, sea area or base it is at. */
  place: string | null;
  mission: Mission | null;
  damaged: boolean;
  moved: boolean;
}
/** A counter that only pretends (fog of war). */
export interface Dummy extends PieceBase {
  kind: "dummy";
  moved?: boolean;
}
export type Piece = Troop | General | Plane | Tank | Ship | Dummy;

export interface Area {
  control: Control;
  marker: SideName | null;
}
export interface Base {
  side: SideName;
  open: boolean;
}
export type FightKind = "area" | "coast" | "battery";
export type FightStep = "consent" | "air" | "planes" | "submarines" | "pairs" | "battery" | "hits" | "end";
export interface Fight {
  place: string;
  kind: FightKind;
  step: FightStep;
  /** The unit that is asked about. */
  asked: string | null;
  pairs: string[][];
  /** Planes and submarines, each with its target. */
  aims: string[][];
  /** Supporters, each with whom it supports. */
  backing: string[][];
  hits: { by: SideName; on: SideName; damage: number; withdraw: number } | null;
}
export interface Naval {
  areas: Record<string, Area>;
  bases: Record<string, Base>;
  /** Ports that receive nothing of that side. */
  blockaded: Record<SideName, string[]>;
  bonus: Record<SideName, { cards: number; events: number }>;
  fight: Fight | null;
}
export interface Fog {
  /** Counters under the top unit of a stack, dummies included, by side and box. */
  covered: Record<SideName, Record<string, number>>;
  /** Dummies still in hand; null where the viewer may not know. */
  dummies: Record<SideName, number | null>;
}

export type CardMode = "bonus" | "penalty";

export type BattleStep = "attacker" | "target" | "support" | "card" | "air" | "dice" | "drm" | "substitute";
export interface Modifier {
  source: Term;
  drm: number;
  /** How many dice it touches. */
  dice: number;
}
export interface AttackSide {
  supporters: string[];
  card: string | null;
  mode: CardMode | null;
  dice: number;
  modifiers: Modifier[];
  /** The dice as they lie now, while modifiers are placed by hand. */
  rolls?: number[];
}
export interface Attack {
  attacking: string;
  defending: string;
  nationalist: AttackSide;
  republican: AttackSide;
}
export interface Battle {
  box: string;
  attacker: SideName;
  general: string | null;
  step: BattleStep;
  attack: Attack | null;
}

export interface Hand {
  count: number;
  cards: string[] | null;
}
/** España 1936 as a side sees it. */
export interface Observation extends BaseObservation {
  boxes: Record<string, BoxState>;
  pieces: Piece[];
  pool: Record<SideName, Record<string, { small: number; large: number }> | null>;
  hands: Record<SideName, Hand>;
  decks: Record<SideName, Record<string, number>>;
  used: Record<SideName, string[]>;
  discarded: Record<SideName, number>;
  table: { card: string; side: SideName }[];
  events_left: Record<SideName, number>;
  replacement: Record<SideName, number>;
  objectives: { nationalist: number; republican: number; contested: number };
  selected: string | null;
  event_card: string | null;
  battle: Battle | null;
  naval: Naval | null;
  fog?: Fog | null;
}

export interface RollStep {
  source: Term;
  drm: number;
  /** Which die, as numbered in `rolls`. */
  die: number;
}

export interface Odds {
  attacker: SideName;
  dice: number[];
  hits: number[][];
  left: { attacker: Record<string, number>; defender: Record<string, number> };
  win: number;
  trade: number;
  lose: number;
  nothing: number;
  attrition: number;
  planes: Record<string, { destroyed: number; withdrawn: number }>;
  clears: number;
}

/** One roll at sea that is known to come. */
export interface SeaRoll {
  by: string;
  at: string | null;
  dice: number;
  none: number;
  withdrawn: number;
  damaged: number;
  destroyed: number;
}
export interface SeaOdds {
  sea: SeaRoll[];
}

/* What never changes: GET /api/static/espana1936 */
export interface StaticBox {
  id: string;
  x: number;
  y: number;
  name?: string;
  objective: boolean;
  port: boolean;
}
export interface StaticCard {
  id: string;
  side: SideName;
  /** `N1` and on for the cards of the naval war. */
  number: number | string;
  deck: string;
  date: string;
  what_if: boolean;
  naval?: boolean;
  requires?: { [key: string]: Value }[];
  effect: { op: string; [key: string]: Value }[];
  bonus: CardNumbers | null;
  penalty: CardNumbers | null;
}
export interface CardNumbers {
  dice?: number;
  drm?: number;
  dice_affected?: number;
}
export interface StaticData {
  map: {
    boxes: StaticBox[];
    links: [string, string][];
    [key: string]: unknown;
  };
  cards: StaticCard[];
  pieces: Record<string, unknown>;
  naval: Record<string, unknown>;
  [key: string]: unknown;
}
