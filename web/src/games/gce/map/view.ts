/** How the window looks at the hex map: its scales. */

import { fitting, type Level, type Plan } from "../../../kit/map/zoom-pan";
import { SHEET, WIDTH } from "./grid";

/** A counter on the sheet, and from how many pixels on it shows its factors however large the letters of the page are. */
const COUNTER = 44;
const FULL = 40;

/**
 * How much of a counter is drawn: a sum from afar, factors in the middle, all its print near by. Large letters (so many
 * times as large as usual) want more room.
 */
export function levelOf(scale: number, letters = 1): Level {
  const room = scale / letters;
  if (room < 0.62) return scale * COUNTER < FULL ? "far" : "mid";
  return room < 1.15 ? "mid" : "near";
}

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
