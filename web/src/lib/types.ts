import type { Change } from "./changes";

/** The server's words, as docs/contract.md tells them. */

export type SideName = "nationalist" | "republican";
/** A name with a prefix, such as `box:madrid`; the message catalogue turns it into words. */
export type Term = string;
export type Value = Term | number | boolean | null | Value[] | { [key: string]: Value };
export type Args = Record<string, Value>;

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

export interface Prompt {
  key: string;
  args: Args;
  rule: string;
}
export interface Outcome {
  winner: SideName | null;
  reason: string;
  rule: string;
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
/** What every game's observation tells: where the game stands, and who chooses what. */
export interface BaseObservation {
  game: string;
  scenario: string;
  options: Record<string, boolean>;
  viewer: SideName | null;
  choice: number;
  turn: number;
  year: string;
  phase: string;
  phase_side: SideName | null;
  stations: string[];
  station: number;
  actor: SideName | null;
  prompt: Prompt | null;
  outcome: Outcome | null;
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

export interface LegalAction {
  action: string;
  verb: string;
  pieces: string[];
  box: string | null;
  /** The box, sea area or base it is about. */
  place: string | null;
  card: string | null;
  mode: CardMode | null;
  /** The way a moved piece would take, ends included; for `to` in movement. */
  path?: string[];
  /** What that way costs, where a game counts it. */
  cost?: number;
  args: Args;
}

export interface GameEvent {
  n: number;
  kind: string;
  rule: string | null;
  side: SideName | null;
  args: Args;
  ids: string[];
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

/** The record a game was taken up from. */
export interface Origin {
  /** How many choices the record had. */
  choice: number;
  /** Whether the hidden hands were dealt anew. */
  redealt: boolean;
}

/** What everybody may know of where dice and cards come from. */
export interface Chance {
  /** SHA-256 that binds the server to its secret. */
  commitment: string;
  /** The sides whose person has still to add a number. */
  missing: SideName[];
}

/** One thing that came of a seed: a die, one of some items, or items in a new order. */
export type Draw = { choice: number; rule: string; at: number } & (
  | { die: number }
  | { items: string[]; pick: number }
  | { items: string[]; order: string[] }
);

/** What the seed of a finished game was made of, and all that came of it; see `docs/fair-play.md`. */
export interface Proof {
  format: string;
  game: string;
  fair: {
    construction: string;
    id: string;
    commitment: string;
    secret: string;
    numbers: Record<string, string>;
  } | null;
  seed: string;
  begins: number;
  used: number;
  draws: Draw[];
}

/** A game that begins when every person has added a number to its chance. */
export interface Gathering {
  id: string;
  game: string;
  players: Record<SideName, Seat>;
  hotseat: boolean;
  origin: Origin | null;
  chance: Chance | null;
  you: SideName[];
  observation: null;
}

/** What a seat sees of a game now. */
export interface View<O extends BaseObservation = BaseObservation> {
  id: string;
  name: string | null;
  players: Record<SideName, Seat>;
  hotseat: boolean;
  /** Null for a game that began here. */
  origin: Origin | null;
  /** Null for a game that nobody added a number to. */
  chance: Chance | null;
  choice: number;
  /** Grows with whatever happens, undo too. */
  revision: number;
  you: SideName[];
  observation: O;
  /** Null unless the choice is this seat's. */
  legal: LegalAction[] | null;
  undo: boolean;
  /** The sides that offer to stop here and count. */
  agree: SideName[];
  /** Whether the game knows an end by agreement, and two persons play. */
  may_agree: boolean;
  thinking: boolean;
  over: boolean;
  seen: number;
}

/** A view told by what has changed since one the page has. */
export interface Changed extends Omit<View, "observation"> {
  /** The revision of that view. */
  since: number;
  changes: Change[];
}

export interface ErrorBody {
  key: string;
  args: Args;
  text: string;
  rule: string | null;
}
export interface Refusal {
  key: string;
  args: Args;
  rule: string;
  text?: string;
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

export type Seat = "person" | "random" | "scripted";
export interface ShelfOption {
  name: string;
  rule: string;
  default: boolean;
  /** Options of one group stand together; the group's name is in the catalogue. */
  group: string;
}
export interface ShelfGame {
  id: string;
  /** Who can play it, where that differs from the whole shelf. */
  opponents?: string[];
  scenarios: string[];
  /** The one to begin with. */
  scenario?: string;
  options: ShelfOption[];
  /** Sets of options chosen together. */
  presets: Record<string, Record<string, boolean>>;
  /** Pairs of options that contradict each other. */
  exclude: string[][];
}
export interface Shelf {
  games: ShelfGame[];
  opponents: string[];
  languages: string[];
  version: string;
  /** Where others reach this server; null where it does not know or nobody does. */
  address: string | null;
}
export interface NewGame {
  game: string;
  scenario: string;
  options: Record<string, boolean>;
  seats: Record<SideName, Seat>;
  hotseat: boolean;
  name?: string;
}
export interface Created {
  id: string;
  seats: Record<SideName, string | null>;
  spectator: string;
  commitment: string | null;
}
