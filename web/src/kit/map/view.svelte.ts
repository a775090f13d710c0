import type { Point, Rect } from "./geometry";
import type { ZoomPan } from "./zoom-pan";

/** The window on the sheet, as long as it is open; before and after that nothing moves. */
export class MapView {
  /** How often the sheet has moved below what floats beside a place. */
  shifts = $state(0);
  frame: HTMLElement | null = null;
  #zoom: ZoomPan | null = null;

  open(frame: HTMLElement, zoom: ZoomPan): void {
    this.frame = frame;
    this.#zoom = zoom;
  }
  close(): void {
    this.#zoom?.destroy();
    this.#zoom = this.frame = null;
  }

  /** Brings a point to the middle, near enough to read; gently: unless it can be read where it is. */
  to(point: Point | undefined, gently = false): void {
    if (point) this.#zoom?.to(point, gently);
  }
  /** Brings a point into sight at the present scale. */
  reveal(point: Point | undefined): void {
    if (point) this.#zoom?.reveal(point);
  }
  /** Shows the whole sheet. */
  fit(): void {
    this.#zoom?.fit();
  }
  /** Shows the whole sheet; from there, what was looked at before. */
  whole(): void {
    this.#zoom?.whole();
  }
  by(factor: number): void {
    this.#zoom?.by(factor);
  }
  /** Keeps the present view, and comes back to it: see `ZoomPan`. */
  lend(): void {
    this.#zoom?.lend();
  }
  giveBack(): void {
    this.#zoom?.giveBack();
  }
  /** Looks again how near it is. */
  rest(): void {
    this.#zoom?.rest();
  }

  /** Whether one of some points is in the window; true while there is none to be seen in. */
  sees(points: readonly Point[]): boolean {
    return !this.#zoom || points.some((point) => this.#zoom?.sees(point, 0));
  }

  /** The point of the sheet below a pointer. */
  pointAt({ clientX, clientY }: MouseEvent): Point | undefined {
    const window = this.frame?.getBoundingClientRect();
    return window && this.#zoom?.toSheet({ x: clientX - window.left, y: clientY - window.top });
  }

  /** The keys of any map: + and - and 0; tells whether it was one of them. */
  key(key: string): boolean {
    if (key === "0") this.fit();
    else if (/^[+=]$/.test(key)) this.by(1.3);
    else if (/^[-_]$/.test(key)) this.by(1 / 1.3);
    else return false;
    return true;
  }

  /** Keeps a floating element beside a room of the sheet and inside the window: `use:view.beside={() => room}`. */
  beside = (node: HTMLElement, room: () => Rect | null | undefined): void => {
    $effect(() => {
      void this.shifts;
      const place = room();
      if (place) this.#zoom?.beside(node, place);
    });
  };
}
