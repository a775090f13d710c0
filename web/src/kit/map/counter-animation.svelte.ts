import type { Point } from "./geometry";

/** A counter and the points of its way on the sheet, both ends included. */
export interface Travel<Counter> {
  counter: Counter;
  points: Point[];
}

/** More at once than that are no move of somebody's but another position: they are simply where they are. */
const MOST = 12;

/** The counters that are seen travelling on a map because an observation has changed. */
export class CounterAnimation<Counter> {
  now = $state.raw<readonly Travel<Counter>[]>([]);

  /** Lets counters travel; what still does is where it goes at once. */
  begin(travels: readonly Travel<Counter>[]): void {
    this.now = travels.length > MOST ? [] : travels.filter(({ points }) => points.length > 1);
  }

  land(travel: Travel<Counter>): void {
    this.now = this.now.filter((other) => other !== travel);
  }

  /** Moves what shows a counter along its way: `use:animate={travel}`. */
  animate = (node: SVGGElement, travel: Travel<Counter>): void => {
    const frames = travel.points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
    const moved = node.animate(frames, { duration: 220 + 65 * Math.min(6, frames.length), easing: "ease-in-out", fill: "forwards" });
    moved.onfinish = moved.oncancel = () => this.land(travel);
  };
}
