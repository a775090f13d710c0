import type { GameEntry } from "../../kit/game/entry";
import { moduleOf } from "../../kit/game/module";

/** The two colours, met along a hexagon's sides. */
const COVER = `
  conic-gradient(from 60deg at 50% 62%, var(--nat) 120deg, transparent 0),
  conic-gradient(from 180deg at 50% 62%, var(--rep) 120deg, transparent 0),
  linear-gradient(100deg, var(--rep) 50%, var(--nat) 50%)`;

/** Nine columns of eight hexes, each by its upper sides: the lower ones are those of the hexes below. */
const HEXES = Array.from({ length: 72 }, (_, at) => {
  const column = Math.floor(at / 8);
  return `M${19.5 * column - 32.5} ${22.5 * (at % 8) - (column % 2 ? 22.5 : 11.25)}l6.5-11.25h13l6.5 11.25`;
}).join("");

export const GCE: GameEntry = {
  title: "La Guerra Civil Española",
  spine: ["La Guerra Civil", "1936 1939"],
  cover: COVER,
  emblem: HEXES,
  guide: { prefix: "page-gce-guide", parts: ["aim", "turn", "move", "zones", "supply", "fight", "chits", "page"], side: "nationalist" },
  load: async () => moduleOf((await import("./module")).GCE),
  workshop: async () => (await import("./workshop/workshop")).WORKSHOP,
};
