/** A press on a map that leads something somewhere: by the mouse, or by a finger that rests before it moves. */

/** So far, in pixels, a pressed pointer moves before it means more than a click. */
const FAR = 6;
/** A finger that rests so long takes hold, in milliseconds. */
const RESTS = 350;

/** Whether a mouse is pressed plainly: its first button, and no key but Shift. */
export const plain = (event: Pick<MouseEvent, "button" | "ctrlKey" | "altKey" | "metaKey">): boolean =>
  !(event.button || event.ctrlKey || event.altKey || event.metaKey);

/** Whether what points is a finger: what is no pointer event comes from a mouse. */
export const byFinger = (event: Event): boolean => "pointerType" in event && event.pointerType !== "mouse";

/** What a press has hold of. */
export interface Hold {
  /** Takes it up: the hand has gone far enough, or a finger has rested. */
  take: () => Promise<void> | void;
  /** The hand leads it on. */
  over: (event: PointerEvent) => void;
  /** It is let go where the hand is; `taken` when it has been taken up. */
  drop: (event: PointerEvent, taken: Promise<void>) => void;
  /** The hand is free again, whether it has led anything or not. */
  end?: () => void;
}

type Pressed = Pick<PointerEvent, "clientX" | "clientY" | "pointerType">;

export class Drag {
  /** Whether a finger has taken hold: the map is not moved by it. */
  holds = false;
  #from: Pressed | null = null;
  #held: Hold | null = null;
  /** Whether what is held has been taken up: the click at the end of the press is nobody's. */
  #acted = false;
  #taking: Promise<void> = Promise.resolve();
  /** A finger rests, and takes hold when this runs out. */
  #resting: ReturnType<typeof setTimeout> | undefined;

  /** `holdAt`: what a press takes hold of, or null. */
  constructor(private readonly holdAt: (event: MouseEvent) => Hold | null) {}

  /** Whether a press takes hold of something on the sheet rather than of the sheet. */
  grabs = (event: MouseEvent): boolean => !byFinger(event) && this.holdAt(event) !== null;

  down = (event: PointerEvent): void => {
    this.#letGo();
    this.#acted = false;
    const hold = event.isPrimary ? this.holdAt(event) : null;
    if (hold) this.grab(event, hold);
  };

  /** Takes hold of something, wherever it is shown. */
  grab(event: Pressed, hold: Hold): void {
    this.#letGo();
    this.#acted = false;
    this.#from = event;
    this.#held = hold;
    if (event.pointerType !== "mouse") this.#resting = setTimeout(() => this.#rested(), RESTS);
  }

  #rested(): void {
    this.#resting = undefined;
    this.holds = true;
    this.#take();
  }

  #take(): void {
    this.#acted = true;
    this.#taking = Promise.resolve(this.#held?.take());
  }

  move = (event: PointerEvent): void => {
    const from = this.#from;
    if (!from || !event.isPrimary || !event.buttons) return;
    if (!this.#acted && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) < FAR) return;
    if (this.#resting !== undefined) {
      this.#letGo(); // It does not rest: the map is moved.
      return;
    }
    if (!this.#acted) this.#take();
    this.#held?.over(event);
  };

  up = (event: PointerEvent): void => {
    if (this.#acted) this.#held?.drop(event, this.#taking);
    this.#letGo();
  };

  #letGo(): void {
    clearTimeout(this.#resting);
    this.#resting = undefined;
    this.#held?.end?.();
    this.#held = this.#from = null;
    this.holds = false;
  }

  /** Whether a click only ends what the hand has done. */
  swallows(): boolean {
    const acted = this.#acted;
    this.#acted = false;
    return acted;
  }
}
