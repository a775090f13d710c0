import { tick } from "svelte";
import type { MapMark } from "../server/types";
import type { Numbered } from "../ideas/ideas.svelte";
import type { Trail } from "../replay/frames";
import type { Translate } from "../words/words";
import { CounterAnimation, type Travel } from "./counter-animation.svelte";
import { Drag, type Hold } from "./drag";
import { Fan } from "./fan.svelte";
import { byKey } from "./keys";
import { MapPointer } from "./pointer.svelte";
import { MapView } from "./view.svelte";
import type { Level } from "./zoom-pan";

/** What somebody points at without being offered a choice there. */
export interface Tried {
  pieces?: string[];
  /** A place, by its id. */
  box?: string;
}

/** What the map of any game is given, and to whom it hands back what is chosen. */
export interface MapHost<Observation, Action> {
  observation: Observation;
  legal: Action[];
  t: Translate;
  /** Somebody insists on what is not offered: why not comes back as `note`. */
  onrefused: (tried: Tried) => void;
  /** Words beside a place or a counter. */
  note?: (Tried & { text: string; rule?: string | null; passing?: boolean }) | null;
  onrule?: (rule: string) => void;
  /** Marks of the two persons on places. */
  marks?: MapMark[];
  /** The ways counters have gone, to be drawn. */
  trails?: Trail[];
  /** What either side could do next, to be drawn. */
  ideas?: Numbered[];
  /** Whether a replay is shown: where the map was before is where it is after. */
  watching?: boolean;
  /** No animation at all. */
  fast?: boolean;
  /** Whether something is held that can be put down. */
  held?: boolean;
  /** Puts down what is held; tells whether it is done. */
  onputdown?: () => Promise<boolean>;
}

/**
 * All that the map of a game keeps, in groups: what is pointed at, what is spread out beside a place, what the hand
 * leads, the counters on their way, the window. What it does with them are functions that need no browser; a game adds
 * what it makes of its host's observation and legal actions, and what a press means.
 */
export abstract class MapState<Observation, Action, Counter, Host extends MapHost<Observation, Action>> {
  readonly pointer: MapPointer;
  readonly fan = new Fan<Action>();
  readonly drag = new Drag((event) => this.holdAt(event));
  readonly animation = new CounterAnimation<Counter>();
  readonly view = new MapView();
  /** How near the map is, which its details follow. */
  level = $state<Level>("mid");
  #last: Observation | null = null;

  /** `start`: where the keys begin. */
  constructor(
    readonly host: Host,
    start: string,
  ) {
    this.pointer = new MapPointer(start);
  }

  /** What a press takes hold of, to lead it somewhere. */
  protected abstract holdAt(event: MouseEvent): Hold | null;
  /** The counters that travel from one observation to the next; null: none is elsewhere. */
  protected abstract travels(before: Observation, after: Observation): Travel<Counter>[] | null;
  /** The window rests at a scale. */
  abstract rested(scale: number): void;

  /** Whether everything is where it belongs at once. */
  get still(): boolean {
    return (this.host.fast ?? false) || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Another observation is shown. */
  follow(now: Observation): void {
    const travels = this.#last && this.travels(this.#last, now);
    this.#last = now;
    if (!travels) return;
    this.fold();
    this.animation.begin(this.still ? [] : travels);
  }

  /** Folds what is spread out. */
  fold(): void {
    this.fan.fold();
  }

  /** Whoever has opened the fan with a key goes on inside it. */
  protected async enterFan(event: Event): Promise<void> {
    if (!this.fan.now || !byKey(event)) return;
    await tick();
    this.view.frame?.querySelector<HTMLButtonElement>(".fan button")?.focus();
  }

  /** Puts down what is held; tells whether it is done. */
  protected async putDown(): Promise<boolean> {
    return (await this.host.onputdown?.()) ?? false;
  }
}
