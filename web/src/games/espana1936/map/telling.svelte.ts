import type { Rect } from "../../../kit/map/geometry";

/** How long one points at a thing, in milliseconds, until it is told what it is. */
const PATIENCE = 350;
/** A finger that moves so far, in pixels, reads no more. */
const STEADY = 4;

/** A thing of the map in words, and the room it takes. */
export interface Told {
  text: string;
  spot: Rect;
}

/** What is told of what one points at: with a mouse, with a key, or with a finger that stays. */
export class Telling {
  /** What is pointed at, once it is told of. */
  #of = $state.raw<SVGElement | null>(null);
  /** Made anew when what it tells changes. */
  readonly now = $derived.by((): (Told & { of: Element }) | null => {
    const of = this.#of;
    const told = of?.isConnected ? this.wordsOf(of) : null;
    return of && told && { of, ...told };
  });
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The finger has read and is lifted: that takes nothing. */
  #read = false;

  /** `wordsOf` says what there is to tell of an element. */
  constructor(private readonly wordsOf: (element: SVGElement) => Told | null) {}

  hush = (): void => {
    clearTimeout(this.#timer);
    this.#of = null;
  };

  /** Tells of what is pointed at, if it is pointed at for a moment; of a counter at hand too. */
  tell(target: EventTarget | null): void {
    const element = target as Element;
    const of = element.closest("[data-note]") ? null : element.closest<SVGElement>("[data-box], .mat [data-pieces]");
    if (of !== null && of === this.#of) return;
    this.hush();
    if (of) this.#timer = setTimeout(() => (this.#of = of), PATIENCE);
  }

  /** The mouse is over something; nothing is told while it leads something. */
  over = ({ target, buttons, pointerType }: PointerEvent): void => {
    if (pointerType !== "mouse") return;
    if (buttons) this.hush();
    else this.tell(target);
  };
  down = ({ target, pointerType }: PointerEvent): void => {
    this.hush();
    this.#read = false;
    if (pointerType !== "mouse") this.tell(target);
  };
  move = ({ pointerType, movementX, movementY }: PointerEvent): void => {
    if (pointerType !== "mouse" && Math.abs(movementX) + Math.abs(movementY) > STEADY) this.hush();
  };
  up = ({ pointerType }: PointerEvent): void => {
    if (pointerType === "mouse") return;
    this.#read = this.now !== null;
    clearTimeout(this.#timer);
  };
  leave = ({ pointerType }: PointerEvent): void => {
    if (pointerType === "mouse") this.hush();
  };
  /** A click that only ends the reading is nobody's. */
  click = (event: MouseEvent): void => {
    if (this.#read) event.stopPropagation();
    else this.hush();
    this.#read = false;
  };
}
