import type { Change } from "./changes";

/** The server's words, as docs/contract.md tells them. */

export type SideName = "nationalist" | "republican";
/** A name with a prefix, such as `box:madrid`; the message catalogue turns it into words. */
export type Term = string;
export type Value = Term | number | boolean | null | Value[] | { [key: string]: Value };
export type Args = Record<string, Value>;

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

export interface LegalAction {
  action: string;
  verb: string;
  pieces: string[];
  box: string | null;
  /** The box, sea area or base it is about. */
  place: string | null;
  card: string | null;
  mode: string | null;
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
  /** Whether the choice goes on with an act begun before; undo puts down what is held. */
  midway: boolean;
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

/** `person`, or a computer opponent of the shelf by name. */
export type Seat = string;
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
