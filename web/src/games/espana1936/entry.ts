import type { GameEntry } from "../../kit/game/entry";
import { moduleOf } from "../../kit/game/module";

/** Boxes with their title bars, as on the map, by their upper left corners; and what links them. */
const BOXES = ["2 45", "34 37", "68 49", "16 71", "52 69", "80 83", "4 99", "36 99", "64 107"]
  .map((corner) => `M${corner}h17v11h-17zm0 3h17`)
  .join("");
const LINKS =
  "M19 48L33 44M51 45L67 51M14 56L20 70M39 48L27 70M46 48L56 68M71 60L65 68M78 60L86 82M33 76L51 74M21 82L15 98M29 82L39 98M57 80L47 98M69 78L79 84M62 80L70 106M21 104L35 104M53 107L63 109M84 94L76 106";

export const ESPANA_1936: GameEntry = {
  title: "España 1936",
  spine: ["España", "1936"],
  cover: "linear-gradient(115deg, var(--rep) 50%, var(--nat) 50%)",
  emblem: BOXES + LINKS,
  guide: { prefix: "page-guide", parts: ["aim", "lost", "turn", "move", "fight", "cards", "grow", "page"], side: "republican" },
  load: async () => moduleOf((await import("./module")).ESPANA_1936),
  workshop: async () => (await import("./workshop/workshop")).WORKSHOP,
};
