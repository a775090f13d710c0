/**
 * What a pressed mouse does on the map besides moving it: it leads a stack to a hex, or draws a box around stacks. So
 * does a finger that rests before it moves: on a stack it leads that, beside one it draws the box.
 */

import type { Point } from "../../../kit/map/geometry";
import { plain, Press } from "../../../kit/map/press";
import type { HexId } from "../types";

/** A finger that rests so long takes hold, in milliseconds. */
const HOLD = 350;
/** A finger hides what it points at: the box it begins to draw is so large, in units of the sheet. */
const BEGUN = 25;

/** What the map does for the drag. */
export interface DragHost {
  hexAt: (event: MouseEvent) => HexId | null;
  /** A place of the window on the sheet. */
  pointAt: (event: MouseEvent) => Point;
  /** Whether a stack can be taken up here. */
  movable: (hex: HexId) => boolean;
  /** Whether stacks can be taken up at all. */
  awaits: () => boolean;
  /** The stack of a hex is taken up, or the one of its counters that lies at a point of the sheet. */
  take: (hex: HexId, point: Point) => Promise<void>;
  /** A stack in hand is held over a hex. */
  over: (hex: HexId | null) => void;
  drop: (hex: HexId | null) => void;
  boxed: (from: Point, to: Point) => void;
}

export class Drag {
  /** Two corners of the box, on the sheet. */
  box = $state.raw<[Point, Point] | null>(null);
  readonly #press = new Press();
  /** What is pressed, and on which point of the sheet; with Shift it begins a box. */
  #pressed: { take: (() => Promise<void>) | null; point: Point; shift: boolean } | null = null;
  #taking: Promise<void> | null = null;
  /** What is led was taken hold of beside its hex. */
  #grabbed = false;
  /** A finger rests, and takes hold when this runs out. */
  #resting: ReturnType<typeof setTimeout> | undefined;
  /** Whether a finger has taken hold: the map is not moved by it. */
  holds = false;

  constructor(private readonly map: DragHost) {}

  /** Whether a press takes hold of something on the sheet rather than of the sheet. */
  grabs = (event: MouseEvent): boolean => {
    if (!plain(event)) return false;
    const hex = this.map.hexAt(event);
    return event.shiftKey || (hex !== null && this.map.movable(hex));
  };

  down(event: PointerEvent): void {
    this.#let();
    this.#press.begin();
    const hex = this.map.hexAt(event);
    const mouse = event.pointerType === "mouse";
    if (!event.isPrimary || !(mouse ? this.grabs(event) : hex !== null && this.map.awaits())) return;
    const shift = mouse ? event.shiftKey : hex === null || !this.map.movable(hex);
    const point = this.map.pointAt(event);
    this.#press.begin(event);
    this.#pressed = { take: hex === null ? null : () => this.map.take(hex, point), point, shift };
    if (!mouse) this.#resting = setTimeout(() => this.#hold(), HOLD);
  }

  /** A finger has rested: it takes hold of the stack below it, or begins a box. */
  #hold(): void {
    const pressed = this.#pressed;
    this.#resting = undefined;
    if (!pressed) return;
    this.holds = this.#press.acted = true;
    const { x, y } = pressed.point;
    if (pressed.shift) this.box = [{ x: x - BEGUN, y: y - BEGUN }, { x: x + BEGUN, y: y + BEGUN }];
    else this.#taking = pressed.take?.() ?? null;
  }

  /** What is in hand is let go. */
  #let(): void {
    clearTimeout(this.#resting);
    this.#resting = undefined;
    this.box = null;
    this.#press.end();
    this.#pressed = null;
    this.#grabbed = this.holds = false;
    this.#taking = null;
  }

  /** Takes hold of a counter that lies beside its hex, in the fan or a list, to lead it to a hex. */
  grab(event: PointerEvent, take: () => Promise<void>): void {
    if (event.pointerType !== "mouse" || event.button || !event.isPrimary) return;
    event.stopPropagation();
    this.#press.begin(event);
    this.#grabbed = true;
    this.#pressed = { take, point: this.map.pointAt(event), shift: false };
  }

  /** Follows a hand that comes onto the map with a counter. */
  follow(event: PointerEvent): void {
    if (this.#grabbed) this.move(event);
  }

  /** Follows the pressed hand; tells whether it leads something. */
  move(event: PointerEvent): boolean {
    const pressed = this.#pressed;
    if (!pressed || !event.isPrimary || !this.#press.drags(event)) return false;
    if (this.#resting !== undefined) {
      this.#let(); // It does not rest: the map is moved.
      return false;
    }
    if (pressed.shift) this.box = [pressed.point, this.map.pointAt(event)];
    else {
      if (!this.#press.acted) this.#taking = pressed.take?.() ?? null;
      this.map.over(this.map.hexAt(event));
    }
    this.#press.acted = true;
    return true;
  }

  up(event: PointerEvent): void {
    if (this.#press.end()) {
      const box = this.box;
      if (box) this.map.boxed(...box);
      else {
        const hex = this.map.hexAt(event);
        void this.#taking?.then(() => this.map.drop(hex));
      }
    }
    this.#let();
  }

  /** Whether a click only ends what the hand has done. */
  swallows(): boolean {
    return this.#press.swallows();
  }
}

/** Whether a point lies within a box, told by two corners. */
export function inBox({ x, y }: Point, from: Point, to: Point): boolean {
  const inside = (at: number, one: number, other: number): boolean => at >= Math.min(one, other) && at <= Math.max(one, other);
  return inside(x, from.x, to.x) && inside(y, from.y, to.y);
}
