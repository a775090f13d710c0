import type { GameModule } from "./module";
import type { WorkshopModule } from "../workshop/bench.svelte";
import type { SideName } from "../server/types";

/** A short guide for newcomers: the messages `<prefix>-<part>-title` and `<prefix>-<part>`. */
export interface GuideWords {
  prefix: string;
  parts: string[];
  /** The side that it recommends for a first game. */
  side: SideName;
}

/** How even a game is: which side won how often among equals (`studies/balance.py --page`). */
export interface Balance {
  recipe: string;
  rows: { between: string; level: string; scenario: string; options: string[]; games: number; nationalist: number; republican: number }[];
}

/** What is shown of a game before it is opened, and how to fetch the rest of it: a chunk of its own. */
export interface GameEntry {
  /** Its title, as on the box. */
  title: string;
  guide: GuideWords;
  /** Rejects where the chunk cannot be had: the server is away, or has a newer page than this one. */
  load: () => Promise<GameModule>;
  /** How even it is, counted; a chunk of its own, for who chooses a side. */
  balance: () => Promise<Balance>;
  /** Its workshop, a chunk of its own too. */
  workshop: () => Promise<WorkshopModule>;
}

/** Fetches the screen on which a game is played, the same for all. */
export const loadScreen = () => import("./GameLoader.svelte");

/** Fetches the pages of what was played: a server without accounts has none. */
export const loadMemberPages = () => import("../meeting/MemberPages.svelte");

/** Fetches the list of the games that somebody signed in plays. */
export const loadRunning = () => import("../results/RunningGames.svelte");

/** Fetches the workshop, the same for all games. */
export const loadWorkshop = () => import("../workshop/Workshop.svelte");

/** Fetches what opening a game takes, before it is opened; whether that can be had shows when it is. */
export function preload(entry: GameEntry | undefined): void {
  for (const load of [loadScreen, entry?.load]) load?.().catch(() => undefined);
}
