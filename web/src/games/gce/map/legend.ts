/** The key of the map: what its signs stand for, in the order of reading. */

import type { Faction, UnitSize, UnitType } from "../types";

export type Sign =
  | "clear"
  | "rough"
  | "mountain"
  | "marsh"
  | "minor"
  | "major"
  | "railway"
  | "border"
  | "region"
  | "town"
  | "city"
  | "port"
  | "morale"
  | "source"
  | "fort";

/** Signs of the ground, each with the catalogue's message. */
export const GROUND: readonly (readonly [Sign, string])[] = [
  ["clear", "page-gce-map-terrain-clear"],
  ["rough", "page-gce-map-terrain-rough"],
  ["mountain", "page-gce-map-terrain-mountain"],
  ["marsh", "page-gce-map-terrain-marsh"],
  ["minor", "page-gce-map-legend-minor"],
  ["major", "page-gce-map-legend-major"],
  ["railway", "page-gce-map-legend-railway"],
  ["border", "page-gce-map-legend-border"],
  ["region", "page-gce-map-legend-region"],
  ["town", "page-gce-map-settlement-town"],
  ["city", "page-gce-map-settlement-city"],
  ["port", "page-gce-map-legend-port"],
  ["morale", "page-gce-map-legend-morale"],
  ["source", "page-gce-map-legend-source"],
  ["fort", "page-gce-map-legend-fort"],
];

export const TYPES: readonly UnitType[] = [
  "infantry",
  "mountain",
  "cavalry",
  "tank",
  "heavy_tank",
  "antiaircraft",
  "armoured_train",
  "column",
  "garrison",
  "hq",
  "air",
];

export const SIZES: readonly UnitSize[] = ["battalion", "regiment", "brigade", "division", "corps", "army"];

export const FACTIONS: readonly Faction[] = [
  "nationalist",
  "colonial",
  "ctv",
  "condor_legion",
  "republican",
  "basque",
  "asturian",
  "santander",
];

export const typeKey = (type: UnitType): string => `page-gce-map-type-${type}`;
export const sizeKey = (size: UnitSize): string => `page-gce-map-size-${size}`;
export const factionKey = (faction: Faction): string => `page-gce-map-faction-${faction}`;
