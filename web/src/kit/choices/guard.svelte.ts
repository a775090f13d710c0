/** How long choices that were just drawn take no press of a hand that was there before, in milliseconds. */
const PAUSE = 400;
/** How long what ends a phase takes no press after the phase before it has closed by itself, in milliseconds. */
const LATE = 1200;
/** A hand that has come from so far away, in pixels, points at what it wants. */
const FAR = 24;

interface Spot {
  x: number;
  y: number;
}

/**
 * Keeps a second click or key from taking what was drawn where another choice stood: for a moment, choices take
 * nothing from a hand that rests, and nothing from the keys.
 */
class Guard {
  /** False for a moment after choices were drawn. */
  ready = $state(true);
  /** Where the hand was last. */
  #hand: Spot | null = null;
  /** Where it was when the choices were drawn. */
  #rest: Spot | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** True for a while after a phase has closed by itself: a press on its end that comes too late is meant for no other. */
  late = $state(false);
  #lateTimer: ReturnType<typeof setTimeout> | undefined;

  /** Follows the hand. */
  follow(event: PointerEvent): void {
    this.#hand = { x: event.clientX, y: event.clientY };
  }

  /** Whether the answer on its way ends something. */
  ending = false;

  /** An answer has been given. `ends`: it ends something. */
  answered(ends: boolean): void {
    this.ending = ends;
  }

  /** True for a while after an answer where something that ends more may stand now: a hand that rests does not end it. */
  slow = $state(false);
  #slowTimer: ReturnType<typeof setTimeout> | undefined;

  /** Choices have been drawn. `more`: where an answer stood, something that ends more may stand now. */
  drawn(more = false): void {
    this.ending = false;
    this.#rest = this.#hand;
    this.slow = more;
    clearTimeout(this.#slowTimer);
    if (more) this.#slowTimer = setTimeout(() => (this.slow = false), LATE);
    this.ready = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.ready = true), PAUSE);
  }

  /** A phase that could have been ended has closed by itself. */
  closed(): void {
    this.late = true;
    clearTimeout(this.#lateTimer);
    this.#lateTimer = setTimeout(() => (this.late = false), LATE);
  }

  /** Whether a press comes too soon to be meant for what stands there now. A key that is held down never is. */
  hasty(event: MouseEvent | KeyboardEvent): boolean {
    if (this.late && (event.target as Element).closest("[data-ends]")) return true;
    if (event instanceof KeyboardEvent) return event.repeat || !this.ready;
    const rests = this.#rest !== null && event.detail > 0 && Math.hypot(event.clientX - this.#rest.x, event.clientY - this.#rest.y) < FAR;
    if (rests && this.slow && (event.target as Element).closest("[data-ends]")) return true;
    return !this.ready && (event.detail === 0 || rests);
  }
}

export const guard = new Guard();

/** What is pressed to choose: a choice's button, the map, and what floats over it. */
const CHOICES = ".choice, .board .sheet, .board .glass, .board .fan";
/** Keys that take the choice in focus. */
const TAKES = new Set(["Enter", " "]);

/** For the table, before anybody else hears of a press: stops one that comes too soon. */
export function stopHasty(event: MouseEvent | KeyboardEvent): void {
  const key = event instanceof KeyboardEvent;
  if (key && !TAKES.has(event.key)) return;
  const target = event.target as Element;
  if (!(target.closest(CHOICES) || (key && target.closest(".board"))) || !guard.hasty(event)) return;
  event.preventDefault();
  event.stopPropagation();
}
