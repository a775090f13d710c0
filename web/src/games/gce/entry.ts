import type { GameEntry } from "../../kit/game/entry";
import { moduleOf } from "../../kit/game/module";

export const GCE: GameEntry = {
  title: "La Guerra Civil Española",
  guide: { prefix: "page-gce-guide", parts: ["aim", "turn", "move", "zones", "supply", "fight", "chits", "page"], side: "nationalist" },
  load: async () => moduleOf((await import("./module")).GCE),
  balance: async () => (await import("./balance.json")).default,
  workshop: async () => (await import("./workshop/workshop")).WORKSHOP,
};
