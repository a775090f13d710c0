/** What a pressed mouse does with counters: it carries one, or a whole stack, to a place. */

import type { LegalAction } from "../../../kit/server/types";

/** So far, in pixels, a pressed hand moves before it means more than a click. */
const FAR = 6;
/** Verbs that take something in hand, to be put down at a place. */
const LIFTS = new Set(["move", "assign", "ship", "recruit", "sail"]);
/** What bears counters on the map, by their ids; the plate below a stack stands for all of them. */
const COUNTERS = "[data-pieces]";
const WHOLE = ".sum";
const BUTTON = "button.choice[data-action]";

/** What the map does for the hand. */
export interface Carried {
  legal: () => readonly LegalAction[];
  take: (action: LegalAction) => Promise<void>;
  /** What is in hand is put down at a place, and others that were taken up with it after it; null: nowhere. */
  drop: (place: string | null, others: LegalAction[]) => Promise<void>;
}

export interface Spot {
  x: number;
  y: number;
}

/** The choices that take up what is pressed, one for each counter; none where there is nothing to be carried. */
export function lifted(target: Element | null, legal: readonly LegalAction[]): LegalAction[] {
  const lifting = legal.filter(({ verb }) => LIFTS.has(verb));
  const button = target?.closest<HTMLElement>(BUTTON)?.dataset["action"];
  if (button) return lifting.filter(({ action }) => action === button);
  const ids = target?.closest<HTMLElement>(COUNTERS)?.dataset["pieces"]?.split(" ") ?? [];
  const each = ids.flatMap((id) => {
    const actions = lifting.filter(({ pieces }) => pieces.includes(id));
    return actions.length === 1 ? [{ id, action: actions[0] as LegalAction }] : [];
  });
  return each.slice(0, target?.closest(WHOLE) ? each.length : 1).map(({ action }) => action);
}

export class Carry {
  /** Where the hand is, in the window, while it carries something. */
  at = $state.raw<Spot | null>(null);
  /** What it carries. */
  load = $state.raw<LegalAction[]>([]);
  #pressed: Spot | null = null;
  #taking: Promise<void> | null = null;
  #acted = false;

  constructor(private readonly map: Carried) {}

  /** Whether a press takes hold of something on the sheet rather than of the sheet. */
  grabs = (event: MouseEvent): boolean =>
    !event.button && !event.ctrlKey && !event.altKey && !event.metaKey && lifted(event.target as Element, this.map.legal()).length > 0;

  down = (event: PointerEvent): void => {
    this.#acted = false;
    this.#pressed = null;
    if (event.pointerType !== "mouse" || !event.isPrimary || !this.grabs(event)) return;
    this.#pressed = { x: event.clientX, y: event.clientY };
    this.load = lifted(event.target as Element, this.map.legal());
  };

  move = (event: PointerEvent): void => {
    if (!this.#pressed || !event.buttons) return;
    const { clientX: x, clientY: y } = event;
    if (!this.#acted && Math.hypot(x - this.#pressed.x, y - this.#pressed.y) < FAR) return;
    if (!this.#acted && this.load[0]) this.#taking = this.map.take(this.load[0]);
    this.#acted = true;
    this.at = { x, y };
    document.documentElement.dataset["carrying"] = "";
  };

  up = (event: PointerEvent): void => {
    const { load } = this;
    delete document.documentElement.dataset["carrying"];
    if (this.#pressed && this.#acted) {
      const below = document.elementFromPoint(event.clientX, event.clientY);
      const place = below?.closest<SVGElement>("[data-box]")?.dataset["box"] ?? null;
      void this.#taking?.then(() => this.map.drop(place, load.slice(1)));
    }
    this.#pressed = null;
    this.#taking = null;
    this.at = null;
    this.load = [];
  };

  /** A click that only ends what the hand has done is nobody's. */
  click = (event: MouseEvent): void => {
    if (this.#acted) event.stopPropagation();
    this.#acted = false;
  };
}
