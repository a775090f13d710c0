/** How the window looks at the hex map: its scales. */

import { fitting, type Level, type Plan } from "../../../kit/map/zoom-pan";
import { SHEET, WIDTH } from "./grid";

/** How much of a counter is drawn: a sum from afar, factors in the middle, all its print near by. */
export const levelOf = (scale: number): Level => (scale < 0.62 ? "far" : scale < 1.15 ? "mid" : "near");

/** On small windows the first view keeps a hex at least this wide, in pixels. */
const LEGIBLE = 34;
/** Leaving out a mere edge of the sheet helps nobody. */
const WORTH = 1.2;

function opening(width: number, height: number): number {
  const whole = fitting(width, height, SHEET);
  const closer = LEGIBLE / WIDTH;
  return closer > whole * WORTH ? closer : whole;
}

export const VIEW: Plan = { sheet: SHEET, opening, deepest: 3.6, near: 1.2 };
