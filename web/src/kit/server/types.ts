import type { Change } from "./changes";
import type { Advice as AnyAdvice, Aid as AnyAid, AidStep, BoardPiece, BoardPieceKind, BoardRolled, BoardTold, Changed as AnyChanged, Denial, ErrorBody as AnyErrorBody, Happening as GameEvent, LegalAction, NewGame as AnyNew, NewSeats, Observed, OrderAnswer as AnyOrderAnswer, OrderForm as AnyOrderForm, OrderOffer as AnyOffer, OrderSheet as AnyOrderSheet, OrderView as AnyOrder, PlayerNames, Proof as AnyProof, Review as AnyReview, TalkAnswer as AnyTalk, OpponentReason as AnyTold, ViewGathering } from "./schema";

/**
 * The server's words. They are told in one place, the `shapes` of the engine, and `schema.d.ts` is made from them
 * (`tools/openapi.py`, `npm run types`); here they have the names the page knows them by.
 */

export type { Chapter, ChanceView as Chance, Film, Story, Happening as GameEvent, LegalAction } from "./schema";
export type { Checked, DataFiles, Finding } from "./schema";
export type { Corrections, CorrectionsTold, Guest, Invitation, Invited, ListedGame } from "./schema";
export type { Idea, WayToWin } from "./schema";
/** Each step of the turn in a sentence, and the main tables. */
export type Aid = Omit<AnyAid, "steps"> & { steps: (Omit<AidStep, "args"> & { args: Args })[] };
export type { Option as ShelfOption, Origin, Shelf, ShelfGame } from "./schema";

/** A game to begin; two persons may write to each other unless it says otherwise. */
export type NewGame = Omit<AnyNew, "chat" | "late"> & Partial<Pick<AnyNew, "chat" | "late">>;

export type SideName = keyof PlayerNames;
export const sideNames = ["nationalist", "republican"] as const;
/** A name with a prefix, such as `box:madrid`; the message catalogue turns it into words. */
export type Term = string;
/** What a message may be told beside its key; the page tells some itself. */
export type Value = Term | number | boolean | null | Value[] | { [key: string]: Value };
export type Args = Record<string, Value>;
export type ErrorBody = Omit<AnyErrorBody, "args"> & { args: Args };
/** What every game's observation tells: where the game stands, and who chooses what. */
export type BaseObservation = Observed & { game: string };
/** A sentence by its key in the catalogue (`words.say`); an argument may be a sentence itself, or several of them. */
export interface Message {
  key: string;
  args: Args;
}
/** What a computer opponent would play, and why. */
export type Advice = Omit<AnyAdvice, "reason" | "best" | "phase"> & {
  reason: Message | null;
  /** What the whole phase is about, and moves of it that belong together. */
  phase: { idea: Message | null; acts: LegalAction[][]; more: number | null } | null;
  /** The best choices with the chance to win, the best first. */
  best: (Omit<AnyAdvice["best"][number], "reason"> & { reason: Message | null })[];
};
/** What a computer opponent wanted with a choice, told afterwards. */
export type Told = Omit<AnyTold, "reason"> & { reason: Message };
/** The review of a finished game. */
export type Review = Omit<AnyReview, "turning_points"> & {
  turning_points: (Omit<AnyReview["turning_points"][number], "reason"> & { reason: Message | null })[];
};
/** A review, or how far it has come, from 0 to 1. */
export interface ReviewAnswer {
  share: number;
  review: Review | null;
  /** What is known of it until then. */
  draft: Review | null;
}
/** Why something is refused, by the server or by the page itself. */
/** Why something may not be done, or would be regretted: `grave`, where the war may be lost by it at once. */
export type Refusal = Omit<Denial, "args"> & { args: Args; text?: string; grave?: boolean };

/** One thing that came of a seed: a die, one of some items, or items in a new order. */
export type Draw = { choice: number; rule: string; at: number } & (
  | { die: number }
  | { items: string[]; pick: number }
  | { items: string[]; order: string[] }
);

/** What the seed of a finished game was made of, and all that came of it; see `docs/fair-play.md`. */
export type Proof = Omit<AnyProof, "draws"> & { draws: Draw[] };

/** A game that begins when every person has added a number to its chance. */
export type Gathering = ViewGathering;

/** What a seat sees of a game now. */
export type View<O extends BaseObservation = BaseObservation> = Omit<AnyChanged, "since" | "changes" | "log" | "legal" | "orders"> & {
  observation: O;
  /** What has happened since an earlier view, where the server told that with it. */
  news?: { since: number; log: GameEvent[] };
  /** Null unless the choice is this seat's. */
  legal: LegalAction[] | null;
  /** What is told of standing orders; null for a spectator. */
  orders: (Omit<NonNullable<AnyChanged["orders"]>, "offers"> & { offers: OrderOffer[] }) | null;
};

/** A view told by what has changed since one the page has. */
export type Changed = Omit<AnyChanged, "changes" | "legal" | "orders"> & Pick<View, "legal" | "orders"> & { changes: Change[] };

/** `person`, or a computer opponent of the shelf by name. */
export type Seat = string;
export type Created = NewSeats;

/** What a seat hears at a table; a message; a mark on a place of the map, and one to be put there. */
export type { MapMark, NewMark, PresenceAnswer, TalkAnswer } from "./schema";
/** How a game would end if both sides stopped here. */
export type { Counted } from "./schema";
export type TalkMessage = AnyTalk["messages"][number];
export type MarkShape = AnyTalk["marks"][number]["shape"];

type Worded<W> = Omit<W, "words"> & { words: Message[] };
/** An order that may be set now. */
export type OrderOffer = Worded<AnyOffer>;
/** An order of this seat. */
export type OrderView = Omit<Worded<AnyOrder>, "ended"> & { ended: Message | null };
export type OrderForm = Omit<AnyOrderForm, "choices" | "first" | "row" | "then"> & {
  choices: OrderOffer[];
  first: OrderAnswer[];
  row: OrderAnswer[];
  then: Record<string, OrderAnswer[]>;
};
/** An answer that an order may name. */
export type OrderAnswer = Omit<AnyOrderAnswer, "words"> & { words: Message };
/** All the orders that this seat may build now. */
export type OrderSheet = Omit<AnyOrderSheet, "forms"> & { forms: OrderForm[] };
export type { OrderRule, OrderThing } from "./schema";

/** Which options of a game are on, by name; what is not named has its default. */
export type Chosen = Record<string, boolean>;

/** A board to think on: its lines, a move of them, what is said of a position, dice, two lines side by side. */
export type { BoardMade, BoardMove, BoardPiece, BoardPieceKind, BoardRoll, BoardRolled, BoardSaid, BoardTold, Compared, ComparedLine } from "./schema";
/** A position that is being set up by hand. */
export interface Arranged<O extends BaseObservation = BaseObservation> {
  position: Record<string, unknown>;
  observation: O;
  pieces: BoardPiece[];
  /** Where these may be put, by kind. */
  kinds: Record<string, BoardPieceKind>;
}

/** A position on a board, and the lines unless the page has them. */
export interface BoardView<O extends BaseObservation = BaseObservation> {
  node: number;
  board: BoardTold | null;
  rolled: BoardRolled | null;
  done: boolean;
  view: View<O>;
}
