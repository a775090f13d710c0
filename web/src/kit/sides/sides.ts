import type { SideName } from "../server/types";

/** The sides, in the order they play. */
export const SIDES: SideName[] = ["nationalist", "republican"];

/** The other side. */
export function enemyOf(side: SideName): SideName {
  return side === "nationalist" ? "republican" : "nationalist";
}
