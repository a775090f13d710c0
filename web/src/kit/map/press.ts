/** So far, in pixels, a pressed pointer moves before it means more than a click. */
const FAR = 6;

/** Whether a mouse is pressed plainly: its first button, and no key but Shift. */
export const plain = (event: Pick<MouseEvent, "button" | "ctrlKey" | "altKey" | "metaKey">): boolean =>
  !(event.button || event.ctrlKey || event.altKey || event.metaKey);

/** A press on a map that may become a drag. */
export class Press {
  #from: { x: number; y: number } | null = null;
  /** Whether it has become one: the click at its end is nobody's. */
  acted = false;

  /** Begins one; with nothing it is none that could become a drag. */
  begin(event?: Pick<MouseEvent, "clientX" | "clientY">): void {
    this.acted = false;
    this.#from = event ? { x: event.clientX, y: event.clientY } : null;
  }

  /** Whether the pointer drags: it is pressed, and has gone far enough or has taken hold already. */
  drags({ buttons, clientX, clientY }: Pick<MouseEvent, "buttons" | "clientX" | "clientY">): boolean {
    if (!this.#from || !buttons) return false;
    return this.acted || Math.hypot(clientX - this.#from.x, clientY - this.#from.y) >= FAR;
  }

  /** The pointer is let go, or what it held; tells whether it has dragged. */
  end(): boolean {
    const dragged = this.#from !== null && this.acted;
    this.#from = null;
    return dragged;
  }

  /** Whether a click only ends a drag. */
  swallows(): boolean {
    const { acted } = this;
    this.acted = false;
    return acted;
  }
}
