import type { GameEntry } from "../../kit/game/entry";
import { moduleOf } from "../../kit/game/module";

export const ESPANA_1936: GameEntry = {
  title: "España 1936",
  guide: { prefix: "page-guide", parts: ["aim", "lost", "turn", "move", "fight", "cards", "grow", "page"], side: "republican" },
  load: async () => moduleOf((await import("./module")).ESPANA_1936),
  balance: async () => (await import("./balance.json")).default,
  workshop: async () => (await import("./workshop/workshop")).WORKSHOP,
};
