/** What may be laid over the map, and what its signs are called. */

export type Layer = "supply" | "foes" | "zoc" | "control" | "reach" | "morale" | "arrivals";

/** In the order of the buttons, each with its key on the keyboard. */
export const LAYERS: readonly { name: Layer; key: string }[] = [
  { name: "supply", key: "S" },
  { name: "foes", key: "F" },
  { name: "zoc", key: "Z" },
  { name: "control", key: "C" },
  { name: "reach", key: "R" },
  { name: "morale", key: "M" },
  { name: "arrivals", key: "A" },
];

/** The signs of each layer; the message of one is `page-gce-key-<sign>`. */
export const SIGNS = {
  supply: ["supply-area", "supply-source", "supply-way", "supply-cut"],
  foes: ["foes-area", "foes-source", "foes-way", "foes-cut"],
  zoc: ["zoc-full-nat", "zoc-full-rep", "zoc-column-nat", "zoc-column-rep", "zoc-front"],
  control: ["control-nat", "control-rep", "control-line"],
  reach: ["reach-area", "reach-halt", "reach-march"],
  morale: ["morale-nat", "morale-rep"],
  arrivals: ["arrivals-hex"],
} as const satisfies Record<Layer, readonly string[]>;

export type LayerSign = (typeof SIGNS)[Layer][number];

/** The signs of what is laid over the map now, in the order of the buttons. */
export const signsOf = (shown: ReadonlySet<Layer>): LayerSign[] =>
  LAYERS.flatMap(({ name }): readonly LayerSign[] => (shown.has(name) ? SIGNS[name] : []));
