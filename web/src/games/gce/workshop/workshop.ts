import type { WorkshopModule } from "../../../kit/workshop/bench.svelte";
import Tables from "../../../kit/workshop/Tables.svelte";
import Chits from "./Chits.svelte";
import HexAround from "./HexAround.svelte";
import MapShelf from "./MapShelf.svelte";
import { gone, idsFor, nameOf, rowWords, textsOf, wordFor } from "./names";
import SetUp from "./SetUp.svelte";
import Units from "./Units.svelte";

const TABLES = [
  ...["calendar", "crt", "terrain", "rivers", "settlements", "fort_cost", "modifiers", "resource_points", "strategic", "stacking", "reach"],
  ...["northern_limits", "breakdown", "alcazar", "mobilisation", "biberon", "oviedo_garrison", "evacuation", "munitions_shortage", "frontier"],
  ...["volunteers_return", "column_enthusiasm"],
];

const ALL = [
  "scenarios.json/scenarios",
  ...TABLES.map((name) => `tables.json/${name}`),
  ...["morale", "final_sources", "fortified_lines", "railways"].map((name) => `map.json/${name}`),
  "units.json/markers",
];

const FIXED = [
  ...["calendar", "terrain", "rivers", "settlements", "modifiers", "northern_limits", "breakdown", "crt/rows", "alcazar/falls"],
  ...["column_enthusiasm/rolls", "resource_points/turns", "strategic/turns"],
];

export const WORKSHOP: WorkshopModule = {
  shelves: [
    { id: "units", title: "workshop-counters", View: Units, lists: ["units.json/units"] },
    { id: "chits", title: "workshop-chits", View: Chits, lists: ["chits.json/chits"] },
    { id: "map", title: "workshop-map", View: MapShelf, lists: ["map.json/hexes", "map.json/rivers", "map.json/sea_hexsides"] },
    { id: "setup", title: "workshop-setup", View: SetUp, lists: [] },
    { id: "tables", title: "workshop-tables", View: Tables, lists: ALL },
  ],
  tables: ALL,
  fixed: ["scenarios.json/scenarios", "units.json/markers", ...FIXED.map((name) => `tables.json/${name}`)],
  nameOf,
  textsOf,
  idsFor,
  wordFor,
  rowWords,
  gone,
  noted: { combat: ["shift", "drm"] },
  around: { "map.json/hexes": HexAround },
};
