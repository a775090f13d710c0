/** The stack that is spread out: by a press, which pins it, or by a pointer that rests on it for as long as it stays. */

import type { HexAction, HexId } from "../types";

export interface Spread {
  hex: HexId;
  /** What is asked there, besides the units themselves. */
  asking: HexAction[];
  pinned: boolean;
}

/** How long a pointer rests until a stack opens, until it closes when the pointer has gone, and left the fan itself. */
const OPENS = 420;
const CLOSES = 160;
const LEFT = 220;

export class Fan {
  now = $state.raw<Spread | null>(null);
  #holding = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  unfold(hex: HexId, asking: HexAction[] = [], pinned = true): void {
    clearTimeout(this.#timer);
    this.now = { hex, asking, pinned };
  }

  fold(): void {
    clearTimeout(this.#timer);
    this.now = null;
    this.#holding = false;
  }

  /** Asks something of the stack that is open. */
  ask(asking: HexAction[]): void {
    if (this.now) this.now = { ...this.now, asking, pinned: true };
  }

  /** The pointer has come to another hex: one with a stack that opens, or null. */
  peek(hex: HexId | null): void {
    clearTimeout(this.#timer);
    if (this.now?.pinned) return;
    this.#timer = setTimeout(
      () => {
        if (hex) this.unfold(hex, [], false);
        else if (!this.#holding) this.now = null;
      },
      hex && !this.now ? OPENS : CLOSES,
    );
  }

  /** The pointer is on the fan, or has left it. */
  hold(holding: boolean): void {
    this.#holding = holding;
    clearTimeout(this.#timer);
    if (!holding && !this.now?.pinned) this.#timer = setTimeout(() => (this.now = null), LEFT);
  }
}
