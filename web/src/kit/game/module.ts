import type { Component } from "svelte";
import type { Controller } from "./controller.svelte";
import type { Lesson } from "../learn/lesson";
import type { Session } from "../session/session.svelte";

/** What one game brings to the screen on which it is played; the rest is the same for all. */
export interface GameModule<T = Controller> {
  /** Its guided first turn, if it has one. */
  lesson?: Lesson<T>;
  /** The rule that says how a game ends that both sides agree to stop. */
  agreement: string;
  /** Makes the controller of a seat, with what `GET /api/static/<game>` gives. */
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
