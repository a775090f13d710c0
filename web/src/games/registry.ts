import type { GameEntry } from "../kit/game/entry";
import { ESPANA_1936 } from "./espana1936/entry";
import { GCE } from "./gce/entry";

/** The games that the page can show, by their names on the shelf: the one place that knows them all. */
export const REGISTRY: Record<string, GameEntry> = {
  espana1936: ESPANA_1936,
  gce: GCE,
};
