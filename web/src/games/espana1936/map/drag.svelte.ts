/** What a pressed mouse does with counters: it carries one, or a whole stack, to a place. */

import { plain, Press } from "../../../kit/map/press";
import type { LegalAction } from "../../../kit/server/types";

/** Verbs that take something in hand, to be put down at a place. */
const LIFTS = new Set(["move", "assign", "ship", "recruit", "sail"]);
/** Verbs that take effect only where they are let go: a card is played there, or not at all. */
const PLAYS = new Set(["event"]);
/** What bears counters on the map, by their ids; the plate below a stack stands for all of them. */
const COUNTERS = "[data-pieces]";
const WHOLE = ".sum";
const BUTTON = "button.choice[data-action]";

/** What the map does for the drag. */
export interface DragHost {
  legal: () => readonly LegalAction[];
  /** Whether something is in hand that gives way to what is pressed now: to an own counter. */
  swaps: (ids: readonly string[]) => boolean;
  putDown: () => Promise<boolean>;
  take: (action: LegalAction) => Promise<void>;
  /** What is in hand is put down at a place, and others that were taken up with it after it; null: nowhere. */
  drop: (place: string | null, others: LegalAction[]) => Promise<void>;
  /** A card is let go over a place. */
  play: (card: LegalAction, place: string) => void;
}

export interface Spot {
  x: number;
  y: number;
}

/** What is pressed: a button, or counters, all of them or the first that can be carried. */
interface Grip {
  button: string | undefined;
  ids: string[];
  whole: boolean;
}

export function gripOf(target: Element | null): Grip {
  return {
    button: target?.closest<HTMLElement>(BUTTON)?.dataset["action"],
    ids: target?.closest<HTMLElement>(COUNTERS)?.dataset["pieces"]?.split(" ") ?? [],
    whole: target?.closest(WHOLE) != null,
  };
}

/** The choices that take up what is pressed, one for each counter; none where there is nothing to be carried. */
export function lifted({ button, ids, whole }: Grip, legal: readonly LegalAction[]): LegalAction[] {
  const lifting = legal.filter(({ verb }) => LIFTS.has(verb) || (button && PLAYS.has(verb)));
  if (button) return lifting.filter(({ action }) => action === button);
  const each = ids.flatMap((id) => {
    const actions = lifting.filter(({ pieces }) => pieces.includes(id));
    return actions.length === 1 ? [{ id, action: actions[0] as LegalAction }] : [];
  });
  return each.slice(0, whole ? each.length : 1).map(({ action }) => action);
}

export class Drag {
  /** Where the hand is, in the window, while it carries something. */
  at = $state.raw<Spot | null>(null);
  /** What it carries. */
  load = $state.raw<LegalAction[]>([]);
  readonly #press = new Press();
  #grip: Grip = gripOf(null);
  /** What comes after the first that is carried. */
  #others: LegalAction[] = [];
  #taking: Promise<void> | null = null;

  constructor(private readonly map: DragHost) {}

  /** Whether a press takes hold of something on the sheet rather than of the sheet. */
  grabs = (event: MouseEvent): boolean => {
    if (!plain(event)) return false;
    const grip = gripOf(event.target as Element);
    return lifted(grip, this.map.legal()).length > 0 || this.map.swaps(grip.ids);
  };

  down = (event: PointerEvent): void => {
    this.#press.begin();
    if (event.pointerType !== "mouse" || !event.isPrimary || !this.grabs(event)) return;
    this.#press.begin(event);
    this.#grip = gripOf(event.target as Element);
    this.load = lifted(this.#grip, this.map.legal());
  };

  /** Takes up what is pressed; what was in hand before is put down. */
  async #lift(): Promise<void> {
    if (!this.load.length && (await this.map.putDown())) this.load = lifted(this.#grip, this.map.legal());
    this.#others = this.load.slice(1);
    if (this.load[0] && !PLAYS.has(this.load[0].verb)) await this.map.take(this.load[0]);
  }

  move = (event: PointerEvent): void => {
    if (!this.#press.drags(event)) return;
    if (!this.#press.acted) this.#taking = this.#lift();
    this.#press.acted = true;
    this.at = { x: event.clientX, y: event.clientY };
    document.documentElement.dataset["dragging"] = "";
  };

  up = (event: PointerEvent): void => {
    delete document.documentElement.dataset["dragging"];
    if (this.#press.end()) {
      const below = document.elementFromPoint(event.clientX, event.clientY);
      const place = below?.closest<SVGElement>("[data-box]")?.dataset["box"] ?? null;
      const [card] = this.load;
      if (!card || !PLAYS.has(card.verb)) void this.#taking?.then(() => this.map.drop(place, this.#others));
      else if (place) this.map.play(card, place);
    }
    this.#taking = null;
    this.at = null;
    this.load = [];
  };

  /** A click that only ends what the hand has done is nobody's. */
  click = (event: MouseEvent): void => {
    if (this.#press.swallows()) event.stopPropagation();
  };
}
