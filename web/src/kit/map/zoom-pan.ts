/**
 * Zoom and pan: d3-zoom moves one element by a CSS transform. While it moves, what is drawn on the sheet is only
 * shifted and stretched; nothing is drawn anew, nothing else of the page changes. Once it rests it is drawn at its size.
 */

import { select, type Selection } from "d3-selection";
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior, type ZoomTransform } from "d3-zoom";
import type { Point, Rect } from "./geometry";

/** How much is worth drawing: `far` leaves out small print, `near` adds it. */
export type Level = "far" | "mid" | "near";

/** The scale at which a whole sheet is seen. */
export const fitting = (width: number, height: number, sheet: Rect): number =>
  Math.min(width / sheet.width, height / sheet.height);

/** What a window on the sheet looks at, and how. */
export interface Plan {
  sheet: Rect;
  /** The scale of the first view into a window. */
  opening: (width: number, height: number) => number;
  deepest: number;
  /** The least scale of a view brought to one place. */
  near: number;
}

/** Who follows it. */
export interface Follower {
  /** The window has moved, by a step among many. */
  moved: () => void;
  /** Whether a press takes hold of something on the sheet rather than of the sheet. */
  grabs?: (event: MouseEvent) => boolean;
  /** It rests at a scale. */
  rested: (scale: number) => void;
  /** Whether views change at once, without a glide. */
  still: () => boolean;
}

/**
 * The sheet's own pixels per unit. Browsers never draw what is about to change coarser than its own pixels: at one
 * pixel per unit the whole map would be drawn twice as fine as it is seen, and twice as slowly shifted about.
 */
const GRAIN = 1 / 4;
/** How long the hand has to rest until the sheet is drawn anew, in milliseconds. */
const REST = 160;
/** How much the drawn picture may be shrunk or stretched until it is drawn anew without a rest. */
const SHRUNK = 0.5;
const STRETCHED = 4;

/** What is so near to the window's edge, in units of the sheet, is hardly seen. */
const EDGE = 60;
/** A bar above the map that comes and goes takes so many pixels: the view stays. */
const LITTLE = 120;

export class ZoomPan {
  #frame: Selection<HTMLElement, unknown, null, undefined>;
  #zoom: ZoomBehavior<HTMLElement, unknown>;
  #transform: ZoomTransform = zoomIdentity;
  #touched = false;
  /** The window for which the opening view was made. */
  #opened = { width: 0, height: 0 };
  /** The size of the frame at the last look. */
  #seen = { width: 0, height: 0 };
  #watch: ResizeObserver;
  #gliding = 0;
  /** Where a glide leads to, while it lasts. */
  #heading: ZoomTransform | null = null;
  /** The view that a replay has borrowed, and the one that was left for the whole sheet. */
  #lent: ZoomTransform | null = null;
  #left: ZoomTransform | null = null;
  /** The scale of the last drawing. */
  #drawn = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly frame: HTMLElement,
    private readonly sheet: HTMLElement,
    private readonly focus: Point,
    private readonly follower: Follower,
    private readonly plan: Plan,
  ) {
    sheet.style.width = `${plan.sheet.width * GRAIN}px`;
    sheet.style.height = `${plan.sheet.height * GRAIN}px`;
    this.#frame = select(frame);
    this.#zoom = zoom<HTMLElement, unknown>()
      .extent(() => [
        [0, 0],
        [frame.clientWidth, frame.clientHeight],
      ])
      .translateExtent([
        [0, 0],
        [plan.sheet.width, plan.sheet.height],
      ])
      .clickDistance(6)
      .tapDistance(12)
      .filter((event: MouseEvent) => {
        const target = event.target as Element | null;
        return !target?.closest(".fan, .zoom-buttons, .note") && (event.type === "wheel" || (!event.ctrlKey && !event.button && !this.follower.grabs?.(event)));
      })
      .on("start", () => clearTimeout(this.#rest))
      .on("zoom", (event: D3ZoomEvent<HTMLElement, unknown>) => this.#show(event))
      .on("end", () => (this.#rest = setTimeout(() => this.#settle(), REST)));
    this.#frame.call(this.#zoom).on("dblclick.zoom", null);
    this.#watch = new ResizeObserver(() => this.#resize());
    this.#watch.observe(frame);
    this.#resize();
    this.#settle();
  }

  #show({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>): void {
    if (sourceEvent) this.#handled();
    this.#transform = transform;
    const stretch = transform.k / this.#drawn;
    if (stretch < SHRUNK || stretch > STRETCHED) this.#draw();
    else if (stretch !== 1) this.sheet.style.willChange = "transform";
    this.#place();
    this.follower.moved();
  }

  /** A hand has moved the map: what glides stops, what was to be come back to is not. */
  #handled(): void {
    this.#touched = true;
    this.#lent = this.#left = this.#heading = null;
    cancelAnimationFrame(this.#gliding);
  }

  /** Has the sheet drawn at its present scale: without the hint that it is about to change, the browser does so. */
  #draw(): void {
    this.#drawn = this.#transform.k;
    this.sheet.style.willChange = "auto";
  }

  #settle(): void {
    clearTimeout(this.#rest);
    this.#draw();
    this.#place();
    this.follower.rested(this.#transform.k);
  }

  /** Puts the sheet where it belongs; as long as it is not stretched, on whole pixels of the screen. */
  #place(): void {
    const { x, y, k } = this.#transform;
    const whole = (length: number): number =>
      k === this.#drawn ? Math.round(length * devicePixelRatio) / devicePixelRatio : length;
    this.sheet.style.transform = `translate3d(${whole(x)}px, ${whole(y)}px, 0) scale(${k / GRAIN})`;
  }

  #resize(): void {
    const { clientWidth: width, clientHeight: height } = this.frame;
    if (!width || !height) return;
    this.#zoom.scaleExtent([fitting(width, height, this.plan.sheet), this.plan.deepest]);
    const same = width === this.#opened.width && Math.abs(height - this.#opened.height) < LITTLE;
    const [wider, higher] = [width - this.#seen.width, height - this.#seen.height];
    this.#seen = { width, height };
    if (this.#touched && Math.hypot(wider, higher) > LITTLE) {
      // Another window, as when a tablet is turned: what stood in the middle stays there.
      this.#zoom.translateBy(this.#frame, wider / 2 / this.#transform.k, higher / 2 / this.#transform.k);
    } else if (this.#touched || (same && !this.#cut(width, height))) this.#zoom.scaleBy(this.#frame, 1);
    else {
      this.#opened = { width, height };
      this.#go(this.focus, this.plan.opening(width, height), false);
    }
  }

  /** Whether the opening view showed the whole sheet, and would show it no more in a window of this size. */
  #cut(width: number, height: number): boolean {
    const { opening, sheet } = this.plan;
    const [wide, high] = [this.#opened.width, this.#opened.height];
    return opening(wide, high) <= fitting(wide, high, sheet) && this.#transform.k > fitting(width, height, sheet);
  }

  #go(point: Point, scale: number, glide = true): void {
    const { clientWidth: width, clientHeight: height } = this.frame;
    const { sheet } = this.plan;
    const free = zoomIdentity
      .translate(width / 2, height / 2)
      .scale(scale)
      .translate(sheet.x - point.x, sheet.y - point.y);
    this.#turn(free, glide);
  }

  /** Turns to a view, as far as the sheet reaches. */
  #turn(view: ZoomTransform, glide = true): void {
    const { clientWidth: width, clientHeight: height } = this.frame;
    const { sheet } = this.plan;
    const to = this.#zoom.constrain()(
      view,
      [
        [0, 0],
        [width, height],
      ],
      [
        [0, 0],
        [sheet.width, sheet.height],
      ],
    );
    cancelAnimationFrame(this.#gliding);
    this.#heading = null;
    if (glide && !this.follower.still()) this.#glide(to);
    else this.#zoom.transform(this.#frame, to);
  }

  /** Two tenths of a second from here to there. */
  #glide(to: ZoomTransform): void {
    const from = this.#transform;
    const began = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, (now - began) / 200);
      const eased = 1 - (1 - part) ** 3;
      const mix = (a: number, b: number): number => a + (b - a) * eased;
      const at = zoomIdentity.translate(mix(from.x, to.x), mix(from.y, to.y)).scale(mix(from.k, to.k));
      this.#zoom.transform(this.#frame, at);
      if (part < 1) this.#gliding = requestAnimationFrame(step);
      else this.#heading = null;
    };
    this.#heading = to;
    this.#gliding = requestAnimationFrame(step);
  }

  /** A point of the sheet, in pixels of the window. */
  toWindow({ x, y }: Point, view = this.#transform): Point {
    const { k, x: dx, y: dy } = view;
    return { x: (x - this.plan.sheet.x) * k + dx, y: (y - this.plan.sheet.y) * k + dy };
  }

  /** A point of the window, in pixels from its corner, on the sheet. */
  toSheet({ x, y }: Point): Point {
    const { k, x: dx, y: dy } = this.#transform;
    return { x: (x - dx) / k + this.plan.sheet.x, y: (y - dy) / k + this.plan.sheet.y };
  }

  /** Puts a floating element beside a room of the sheet, above it if there is space, always inside the window. */
  beside(node: HTMLElement, room: Rect): void {
    const top = this.toWindow({ x: room.x + room.width / 2, y: room.y });
    const bottom = this.toWindow({ x: room.x, y: room.y + room.height });
    const { offsetWidth: width, offsetHeight: height } = node;
    const x = Math.max(6, Math.min(this.frame.clientWidth - width - 6, top.x - width / 2));
    const above = top.y - height - 6;
    const y = above >= 6 ? above : Math.max(6, Math.min(bottom.y + 6, this.frame.clientHeight - height - 6));
    node.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  }

  get scale(): number {
    return this.#transform.k;
  }

  by(factor: number): void {
    this.#handled();
    this.#zoom.scaleBy(this.#frame, factor);
  }

  fit(): void {
    this.#touched = false;
    this.#lent = null;
    const { clientWidth: width, clientHeight: height } = this.frame;
    const { sheet } = this.plan;
    this.#go({ x: sheet.x + sheet.width / 2, y: sheet.y + sheet.height / 2 }, fitting(width, height, sheet));
  }

  /** Shows the whole sheet; from there, goes back to what was looked at before. */
  whole(): void {
    const { clientWidth: width, clientHeight: height } = this.frame;
    const back = this.#left;
    this.#left = null;
    if (this.scale > fitting(width, height, this.plan.sheet) * 1.001) {
      this.#left = this.#transform;
      this.fit();
    } else if (back) {
      this.#touched = true;
      this.#turn(back);
    }
  }

  /** Keeps the present view, to be given back after a replay: unless a hand moves the map meanwhile. */
  lend(): void {
    this.#lent = this.#heading ?? this.#transform;
  }

  giveBack(): void {
    const view = this.#lent;
    this.#lent = null;
    if (view) this.#turn(view);
  }

  /** Brings a point to the middle, close enough to read; gently: unless it can be read where it is. */
  to(point: Point, gently = false): void {
    if (gently && this.scale >= this.plan.near && this.sees(point, EDGE * this.scale)) return;
    this.#touched = true;
    this.#go(point, Math.max(this.scale, this.plan.near));
  }

  /** Whether a point is inside the window, or will be when a glide has come to its end, and so far from its edges. */
  sees(point: Point, edge: number): boolean {
    const { x, y } = this.toWindow(point, this.#heading ?? this.#transform);
    const { clientWidth: width, clientHeight: height } = this.frame;
    return x >= edge && y >= edge && x <= width - edge && y <= height - edge;
  }

  /** Brings a point to the middle, unless it is well inside the window. */
  reveal(point: Point): void {
    if (!this.sees(point, EDGE * Math.max(1, this.scale))) this.#go(point, this.scale);
  }

  /** Tells once more at which scale it rests. */
  rest(): void {
    this.follower.rested(this.scale);
  }

  destroy(): void {
    clearTimeout(this.#rest);
    cancelAnimationFrame(this.#gliding);
    this.#watch.disconnect();
    this.#frame.on(".zoom", null);
  }
}
