import type { Component } from "svelte";
import type { Controller } from "./controller.svelte";
import type { Lesson } from "../learn/lesson";
import type { SideName } from "../server/types";
import type { Session } from "../server/session.svelte";

/** A short guide for newcomers: the messages `<prefix>-<part>-title` and `<prefix>-<part>`. */
export interface GuideWords {
  prefix: string;
  parts: string[];
  /** The side that it recommends for a first game. */
  side: SideName;
}

/** What one game brings to the page; the rest is the same for all. */
export interface GameModule<T = Controller> {
  /** Its title, as on the box. */
  title: string;
  /** The lines on the spine of its box. */
  spine: [string, string];
  /** The cover of its box, a CSS background, and what is drawn on it, an SVG path on 100 by 140. */
  cover: string;
  emblem: string;
  guide: GuideWords;
  /** Its guided first turn, if it has one. */
  lesson?: Lesson<T>;
  /** The rule that says how a game ends that both sides agree to stop. */
  agreement: string;
  /** Sets the table for a seat, with what `GET /api/static/<game>` gives. */
  set: (session: Session, data: unknown) => T;
  /** The date a turn is known by. */
  date: (controller: T) => string;
  /** The map and all that lies on it. */
  Map: Component<{ controller: T }>;
  /** The choices beside the map, and the page that is open. */
  Choices: Component<{ controller: T }>;
  Page: Component<{ controller: T }>;
  /** All pieces by where they are, to be searched: its title, a key of the catalogue, and the list. */
  roll?: { title: string; List: Component<{ controller: T }> };
  /** What the signs on map and counters mean. */
  Legend?: Component<{ controller: T }>;
  /** How the game stands, for its end. */
  Score: Component<{ controller: T }>;
}

/** The same module, as the page handles all of them: a controller never meets another game's parts. */
export function moduleOf<T>(module: GameModule<T>): GameModule {
  return module as unknown as GameModule;
}

