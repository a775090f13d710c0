/** How the window looks at the board: its scales. */

import { fitting, type Level, type Plan } from "../../../kit/map/zoom-pan";
import { CARD, SHEET } from "./geometry";

export const levelOf = (scale: number): Level => (scale < 0.42 ? "far" : scale < 1.05 ? "mid" : "near");

/** On small windows the first view keeps places at least this wide, in pixels. */
const LEGIBLE = 66;

/** How much of the sheet the first view may leave out; cutting off a mere edge helps nobody. */
const WORTH = 1.25;

/** The scale of the first view: the whole sheet, or clearly closer where its places would be too small to read. */
export const opening = (width: number, height: number): number => {
  const whole = fitting(width, height, SHEET);
  const closer = Math.min(LEGIBLE / CARD.width, height / SHEET.height);
  return closer > whole * WORTH ? closer : whole;
};

export const VIEW: Plan = { sheet: SHEET, opening, deepest: 4, near: 0.8 };
