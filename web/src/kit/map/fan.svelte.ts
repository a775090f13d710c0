/** What is spread out beside a place: by a press, which pins it, or by a pointer that rests there for as long as it stays. */
export interface Spread<Action> {
  /** The id of the place; null: beside the map's places. */
  place: string | null;
  /** The counters, by their ids. */
  pieces: string[];
  /** What is asked there, besides the counters themselves. */
  asking: Action[];
  pinned: boolean;
}

/** How long a pointer rests, in milliseconds, until a stack opens, until the next one does, and until it closes. */
const OPENS = 350;
const NEXT = 100;
const CLOSES = 200;

export class Fan<Action> {
  now = $state.raw<Spread<Action> | null>(null);
  /** The pointer or the keys are in the fan. */
  #holding = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  unfold(place: string | null, pieces: string[], asking: Action[] = [], pinned = true): void {
    clearTimeout(this.#timer);
    this.now = { place, pieces, asking, pinned };
  }

  fold(): void {
    clearTimeout(this.#timer);
    this.now = null;
    this.#holding = false;
  }

  /** Asks something of what is open. */
  ask(asking: Action[]): void {
    if (this.now) this.now = { ...this.now, asking, pinned: true };
  }

  /** The pointer has come to a place whose counters would be spread out, or to none (null). `soon`: it need not rest. */
  peek(place: string | null, pieces: string[] = [], soon = this.now !== null): void {
    clearTimeout(this.#timer);
    if (this.now?.pinned) return;
    if (pieces.length) this.#timer = setTimeout(() => this.unfold(place, pieces, [], false), soon ? NEXT : OPENS);
    else this.#close();
  }

  /** The pointer is on the fan, or has left it. */
  hold(holding: boolean): void {
    this.#holding = holding;
    clearTimeout(this.#timer);
    if (!holding && !this.now?.pinned) this.#close();
  }

  #close(): void {
    this.#timer = setTimeout(() => {
      if (!this.#holding) this.now = null;
    }, CLOSES);
  }
}
