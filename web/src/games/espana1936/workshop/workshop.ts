import type { WorkshopModule } from "../../../kit/workshop/bench.svelte";
import Tables from "../../../kit/workshop/Tables.svelte";
import Cards from "./Cards.svelte";
import Counters from "./Counters.svelte";
import MapShelf from "./MapShelf.svelte";
import { idsFor, nameOf, rowWords, SCENARIOS, textsOf, wordFor } from "./names";
import SetUp from "./SetUp.svelte";

const ALL = [
  ...["turns", "transport"].map((name) => `map.json/${name}`),
  ...SCENARIOS.flatMap((file) => ["turn", "last_turn", "events_per_phase", "hand_limit", "objectives", "victory", "cards", "generals", "planes", "tanks", "naval"].map((name) => `${file}/${name}`)),
  ...["box_limit", "dummies", "substitutes"].map((name) => `pieces.json/${name}`),
  "cards.json/obligatory",
  ...["areas", "bases", "battery", "sea_planes", "extra", "transport"].map((name) => `naval.json/${name}`),
  ...["start", "places", "waters"].map((name) => `board.json/${name}`),
];

export const WORKSHOP: WorkshopModule = {
  shelves: [
    { id: "cards", title: "workshop-cards", View: Cards, lists: ["cards.json/cards"] },
    { id: "counters", title: "workshop-counters", View: Counters, lists: ["pieces.json/troop_types", "pieces.json/generals", "pieces.json/planes", "pieces.json/tanks", "naval.json/ships"] },
    { id: "map", title: "workshop-map", View: MapShelf, lists: ["map.json/boxes", "map.json/links"] },
    { id: "setup", title: "workshop-setup", View: SetUp, lists: SCENARIOS.flatMap((file) => [`${file}/troops`, `${file}/markers`]) },
    { id: "tables", title: "workshop-tables", View: Tables, lists: ALL },
  ],
  tables: ALL,
  fixed: ["map.json/turns", ...["areas", "bases", "transport"].map((name) => `naval.json/${name}`)],
  nameOf,
  textsOf,
  idsFor,
  wordFor,
  rowWords,
  noted: { combat: ["bonus", "penalty"], units: ["effect"], counts: ["small", "large"], values: ["dice", "drm", "gun_dice", "gun_drm", "support_drm"] },
};
