import type { Message, SideName, Term } from "../../kit/server/types";
import type { BattleSide, Box, EspanaObservation, SeaFight, Ship } from "./schema";

/** What the server says of this game: made from the game's `shapes`, see schema.d.ts. */

export type {
  Area,
  Base,
  Battle,
  BattleSide as AttackSide,
  Box as BoxState,
  DeclaredAttack as Attack,
  DiceModifier as Modifier,
  Dummy,
  EspanaObservation as Observation,
  Fog,
  General,
  Hand,
  LandOdds as Odds,
  LandPlan as Plan,
  LandPrice as Price,
  Naval,
  Plane,
  Proposal,
  SeaFight as Fight,
  SeaOdds,
  SeaShot as SeaRoll,
  Ship,
  Tank,
  Troop,
} from "./schema";
export type Piece = EspanaObservation["pieces"][number];
export type Control = Box["control"];
export type Where = Piece["where"];
export type ShipClass = Ship["cls"];
export type FightKind = SeaFight["kind"];
export type FightStep = SeaFight["step"];
export type CardMode = NonNullable<BattleSide["mode"]>;

export interface RollStep {
  source: Term;
  drm: number;
  /** Which die, as numbered in `rolls`. */
  die: number;
}

/* What never changes: GET /api/static/espana1936 */
export interface StaticBox {
  id: string;
  name: string;
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
  /** What it needs and does as an event. */
  event: Message[];
  emblem: "troops" | "arms" | "general" | "politics" | "sea";
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
    /** The box from which units are shipped over. */
    transport: { from: string; [key: string]: unknown };
    [key: string]: unknown;
  };
  /** Where everything is drawn: see `map/data.ts`. */
  board: { start: string; [key: string]: unknown };
  cards: StaticCard[];
  pieces: Record<string, unknown>;
  naval: Record<string, unknown>;
  [key: string]: unknown;
}
