/** The map in words, for those who hear it. */

import type { SideName } from "../../../kit/server/types";
import type { Translate } from "../../../kit/words/words";
import { neighbours } from "./grid";
import type { HexFacts, HexId, HexObservation, StaticData } from "../types";
import type { Face, Pile } from "../units/units";

/** What a hex is: everything that does not change, by hex. */
export interface Known {
  hexes: ReadonlyMap<HexId, HexFacts>;
  outside: ReadonlyMap<HexId, string>;
  morale: ReadonlyMap<HexId, number>;
  sources: ReadonlyMap<HexId, string>;
  lines: ReadonlyMap<HexId, { id: string; name: string }>;
  rivers: ReadonlyMap<string, "minor" | "major">;
  rails: ReadonlySet<HexId>;
  names: Readonly<Record<string, string>>;
}

const pair = (a: HexId, b: HexId): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

export function knownOf(data: StaticData): Known {
  const { map } = data;
  return {
    hexes: new Map(map.hexes.map((hex) => [hex.id, hex])),
    outside: new Map(map.outside.flatMap(({ country, hexes }) => hexes.map((hex) => [hex, country] as const))),
    morale: new Map(map.morale.map(({ hex, value }) => [hex, value])),
    sources: new Map(map.final_sources.map(({ hex, front }) => [hex, front])),
    lines: new Map(map.fortified_lines.flatMap(({ id, name, hexes }) => hexes.map((hex) => [hex, { id, name }] as const))),
    rivers: new Map(map.rivers.map(({ between: [a, b], size }) => [pair(a, b), size])),
    rails: new Set(map.railways.flatMap(({ hexes }) => hexes)),
    names: data.names,
  };
}

/** A hex by its name, or by its number. */
export const placeName = (hex: HexId, known: Known): string => {
  const facts = known.hexes.get(hex);
  return facts?.name ?? facts?.also?.[0] ?? hex;
};

/** A hex in a few words: its name or number, and the ground. */
export function brief(hex: HexId, known: Known, t: Translate): string {
  const facts = known.hexes.get(hex);
  const ground = facts ? [t(`page-gce-map-terrain-${facts.terrain}`)] : [];
  if (facts?.settlement) ground.push(t(`page-gce-map-settlement-${facts.settlement}`));
  const name = placeName(hex, known);
  if (facts) ground.push(t(`page-gce-region-${facts.region}`));
  return [name === hex ? hex : `${name} ${hex}`, ...ground].join(", ");
}

/** A unit with what has befallen it. */
export function unitText(face: Face, t: Translate): string {
  const { unit } = face;
  const words = [
    `${face.name} (${face.label}): ${t("page-gce-map-unit", {
      type: t(`page-gce-map-type-${face.type}`),
      size: face.size ? t(`page-gce-map-size-${face.size}`) : "",
    })}, ${face.factors}`,
  ];
  if (face.reduced) words.push(t("page-gce-map-reduced"));
  if (face.artillery) words.push(t("page-gce-map-artillery"));
  if (unit.strategic) words.push(t("page-gce-map-strategic"));
  else if (unit.moved) words.push(t("page-gce-map-moved"));
  if (unit.fought) words.push(t("page-gce-map-fought"));
  if (unit.used) words.push(t("page-gce-map-used"));
  if (unit.supplied === false) words.push(t("page-gce-map-unsupplied"));
  return words.join(", ");
}

/** The rivers of a hex, each with the neighbours it lies before: for those who cannot see them. */
function water(hex: HexId, known: Known, t: Translate): string[] {
  const beyond: Record<"minor" | "major", string[]> = { major: [], minor: [] };
  for (const next of neighbours(hex)) {
    const size = known.rivers.get(pair(hex, next));
    if (size) beyond[size].push(placeName(next, known));
  }
  return (["major", "minor"] as const)
    .filter((size) => beyond[size].length > 0)
    .map((size) => t(`page-gce-map-river-${size}`, { hexes: beyond[size] }));
}

/** The ground of a hex: terrain, settlement, water, what it is worth. */
export function groundText(hex: HexId, known: Known, observation: HexObservation, t: Translate): string {
  const facts = known.hexes.get(hex);
  if (!facts) return t(`page-gce-map-land-${known.outside.get(hex) ?? "sea"}`);
  const words = [[...(facts.name ? [facts.name] : []), ...(facts.also ?? [])].join(", "), hex].filter(Boolean);
  words.push(t(`page-gce-map-terrain-${facts.terrain}`));
  if (facts.settlement) words.push(t(`page-gce-map-settlement-${facts.settlement}`));
  words.push(t(`page-gce-region-${facts.region}`));
  if (facts.port) words.push(t("page-gce-map-port"));
  if (known.rails.has(hex)) words.push(t("page-gce-map-railway"));
  const side: SideName | null = observation.control.nationalist.includes(hex)
    ? "nationalist"
    : observation.control.republican.includes(hex)
      ? "republican"
      : null;
  if (side) words.push(t("page-gce-map-held", { side: `side:${side}` }));
  const value = known.morale.get(hex);
  if (value) words.push(t("page-gce-map-morale", { value }));
  const source = known.sources.get(hex);
  if (source) words.push(t("page-gce-map-source", { front: t(`page-gce-map-front-${source}`) }));
  const line = known.lines.get(hex);
  if (line) {
    const state = observation.destroyed.includes(hex) ? "destroyed" : (observation.lines[line.id] ?? "incomplete");
    words.push(`${line.name}: ${t(`page-gce-map-line-${state}`)}`);
  }
  return [words.join(", "), ...water(hex, known, t)].join(". ");
}

/** Who stands in a hex. */
export function pileText(pile: Pile, t: Translate): string {
  const units = pile.units.map((face) => unitText(face, t));
  if (pile.covered) units.push(t("page-gce-map-covered", { count: pile.covered }));
  return `${t(`side:${pile.side}`)}: ${units.join("; ")}`;
}
