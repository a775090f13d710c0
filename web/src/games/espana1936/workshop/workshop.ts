import type { WorkshopModule } from "../../../kit/workshop/bench.svelte";
import Tables from "../../../kit/workshop/Tables.svelte";
import Cards from "./Cards.svelte";
import Counters from "./Counters.svelte";
import MapShelf from "./MapShelf.svelte";
import { idsFor, nameOf, rowWords, SCENARIOS, textsOf, wordFor } from "./names";
import SetUp from "./SetUp.svelte";

export const WORKSHOP: WorkshopModule = {
  shelves: [
    { id: "cards", title: "workshop-cards", View: Cards },
    { id: "counters", title: "workshop-counters", View: Counters },
    { id: "map", title: "workshop-map", View: MapShelf },
    { id: "setup", title: "workshop-setup", View: SetUp },
    { id: "tables", title: "workshop-tables", View: Tables },
  ],
  tables: [
    ...["turns", "transport"].map((name) => `map.json/${name}`),
    ...SCENARIOS.flatMap((file) => ["turn", "last_turn", "events_per_phase", "hand_limit", "objectives", "victory", "cards", "generals", "planes", "tanks", "naval"].map((name) => `${file}/${name}`)),
    ...["box_limit", "dummies", "substitutes"].map((name) => `pieces.json/${name}`),
    "cards.json/obligatory",
    ...["areas", "bases", "battery", "sea_planes", "extra", "transport"].map((name) => `naval.json/${name}`),
    ...["start", "places", "waters"].map((name) => `board.json/${name}`),
  ],
  nameOf,
  textsOf,
  idsFor,
  wordFor,
  rowWords,
  noted: { combat: ["bonus", "penalty"], units: ["effect"], counts: ["small", "large"], values: ["dice", "drm", "gun_dice", "gun_drm", "support_drm"] },
};
