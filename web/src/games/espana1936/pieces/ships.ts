/** The shapes of ships' counters, drawn for this board: the hull that is the counter, and what stands on it. */

import type { SideName } from "../../../kit/server/types";
import type { ShipClass } from "../types";

/** The counter itself: square at the stern for the one side, round for the other, a bow to the right for both. */
export const hulls: Record<SideName, string> = {
  nationalist: "M-36-18H22L36-2V2L22 18H-36z",
  republican: "M-26-18H16C26-18 33-10 36 0 33 10 26 18 16 18H-26A10 10 0 0 1-36 8V-8A10 10 0 0 1-26-18z",
};

/** What a ship looks like from the side, about 34 wide, its waterline a little below the origin. */
export const profiles: Record<ShipClass, string> = {
  battleship:
    "M-16 6l-2-5h4v-3h5v-2h3v-5h1.2v-3h1.4v3h1.4v5h2v-4h4v4h2.5v2h4.5v3h6l-3 5zM-13-1.5h-4.5M10.5-1.5h5.5",
  heavy_cruiser:
    "M-16.5 6l-2-4.5h5v-2h5v-3h2v-6h1.2v6h1.8v-2.5h3v2.5h1.5v-2.5h3v2.5h1.5v3h5v2h6.5l-3.5 4.5z",
  light_cruiser: "M-16.5 6l-1.5-4h6v-2h4v-2.5h2v-5.5h1.2v5.5h2v-2.5h2.8v4h2v1h5v2h7.5l-3.5 4z",
  destroyer: "M-16 6l-1-3.5h8v-1.5h2.5v-4h1.2v4h1.5v-2.5h2.2v2.5h1.8v-2.5h2.2v2.5h3v1.5h10l-3.5 3.5z",
  submarine: "M-17 5q1-3.5 6-4H-4v-4.5h2v-3.5h1v3.5h4.5V1H11q5.5.5 6.5 2.5Q16 6 11 6H-11q-4.5 0-6-1z",
};

/** The signs of what a ship or a plane is out for, around the origin. */
export const signs = {
  gunfire: "M-5 0H3M0-3.5L4 0 0 3.5",
  blockade: "M-4.5-4.5L4.5 4.5M4.5-4.5L-4.5 4.5",
  protect: "M0-5L4.5-3.2V.5C4.5 3 2.5 4.5 0 5.5-2.5 4.5-4.5 3-4.5.5V-3.2z",
  patrol: "M-5 3H5M-2.5 3V0H2.5V3M0 0V-4.5H2",
};
