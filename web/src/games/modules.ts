import { moduleOf, type GameModule } from "../kit/game/module";
import { ESPANA_1936 } from "./espana1936/module";
import { GCE } from "./gce/module";

/** The games that the page can show, by their names on the shelf: the one place that knows them all. */
export const MODULES: Record<string, GameModule> = {
  espana1936: moduleOf(ESPANA_1936),
  gce: moduleOf(GCE),
};
