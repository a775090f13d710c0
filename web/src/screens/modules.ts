import { GCE } from "../hex/panels/module";
import { moduleOf, type GameModule } from "../lib/module";
import { ESPANA_1936 } from "./espana1936/module";

/** The games that the page can show, by their names on the shelf. */
export const MODULES: Record<string, GameModule> = {
  espana1936: moduleOf(ESPANA_1936),
  gce: moduleOf(GCE),
};
