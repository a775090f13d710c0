/** What the data of this game speak of: the ids there are, and what they are called. */

import type { Bench } from "../../../kit/workshop/bench.svelte";
import { isObject, steps, type Json, type JsonObject } from "../../../kit/workshop/corrections";
import { fieldWord, wordOf } from "../../../kit/workshop/words";
import { language, t } from "../../../kit/words/language.svelte";
import { neighbours } from "../map/grid";

const HEX = /^\d{4}$/;
const hexes = (bench: Bench, field = "id"): string[] => bench.listAt("map.json/hexes").map((row) => (isObject(row) ? String(row[field]) : ""));

export function nameOf(bench: Bench, at: string): string | null {
  const [file = "", list = "", row] = steps(at);
  if (row === undefined) return null;
  const value = isObject(bench.at(at) ?? bench.shipped(at)) ? ((bench.at(at) ?? bench.shipped(at)) as JsonObject) : {};
  if (file === "units.json" && list === "units") return `${String(value["label"] ?? "")} ${String(value["name"] || row)}`.trim();
  if (list === "chits") return row.startsWith("own_") ? String(value["name"] || row) : t(`chit:${row}`);
  if (list === "hexes") return t(`hex:${row}`);
  if (list === "modifiers") return t(`modifier:${row}`);
  if (list === "scenarios") return t(language.now.has(`page-scenario-${row}-gce`) ? `page-scenario-${row}-gce` : `page-scenario-${row}`);
  if (HEX.test(row)) return `${fieldWord(list)}: ${t(`hex:${row}`)}`;
  if (list === "calendar") return t("workshop-turn", { turn: Number(row) });
  return null;
}

/** Chits and some places have a name in each language; units have theirs in the data. */
export function textsOf(_bench: Bench, at: string): { key: string; part: string }[] {
  const [, list = "", row = ""] = steps(at);
  const term = { hexes: "place-gce", chits: "chit" }[list];
  return term ? [{ key: `${term}-${row}`, part: "name" }] : [];
}

export function idsFor(bench: Bench, field: string, _holder: JsonObject, at: string): string[] | null {
  if (field === "hex" || field === "link" || (field === "hexes" && !at.startsWith("map.json/outside"))) return hexes(bench);
  if (field === "province") return [...new Set(hexes(bench, "province"))].sort();
  if (field === "cancelled_by" || field === "waits_for") return bench.listAt("chits.json/chits").map((row) => (isObject(row) ? String(row["id"]) : ""));
  if (field === "units") return bench.listAt("units.json/units").map((row) => (isObject(row) ? String(row["id"]) : ""));
  return null;
}

/** Where the hexes lie that are not Spain's. */
const OUTSIDE = "map.json/outside";
const listed = (row: Json): Json[] => (isObject(row) && Array.isArray(row["hexes"]) ? row["hexes"] : []);

/** The lists of hexes beyond Spain without one of them. */
export const withoutOutside = (bench: Bench, hex: string): Json[] =>
  bench.listAt(OUTSIDE).flatMap((row) => (isObject(row) && listed(row).includes(hex) ? (listed(row).length > 1 ? [{ ...row, hexes: listed(row).filter((one) => one !== hex) }] : []) : [row]));

/** A hex that is Spain's no more belongs to what lies beside it, else to the sea. */
export function gone(bench: Bench, at: string): [string, Json][] {
  const [, list = "", hex = ""] = steps(at);
  if (list !== "hexes") return [];
  const beside = bench.listAt(OUTSIDE).find((row) => neighbours(hex).some((one) => listed(row).includes(one)));
  return [[OUTSIDE, [...bench.listAt(OUTSIDE), { country: isObject(beside) ? (beside["country"] ?? "sea") : "sea", hexes: [hex] }]]];
}

/** The kinds of words that the catalogue has of this game. */
const KINDS = ["page-gce-map-type-", "page-gce-map-size-", "page-gce-map-terrain-", "page-gce-region-", "terrain-", "faction-", "region-", "province-", "front-"];

export function wordFor(bench: Bench, field: string, word: string): string | null {
  if (field === "province") {
    const capital = bench.listAt("map.json/hexes").find((row) => isObject(row) && row["province"] === word && row["capital"] === true);
    return isObject(capital) && typeof capital["name"] === "string" ? capital["name"] : null;
  }
  if (word === "nationalist" || word === "republican") return t(`side:${word}`);
  if (HEX.test(word)) return t(`hex:${word}`);
  if (field === "units") return t(`unit:${word}`);
  if (field === "cancelled_by" || field === "waits_for") return t(`chit:${word}`);
  const key = [...KINDS.filter((kind) => field && kind.includes(`${field}-`)), ...KINDS].map((kind) => `${kind}${word}`).find((one) => language.now.has(one));
  return key ? t(key) : null;
}

export function rowWords(bench: Bench, at: string, row: Json): string | null {
  if (Array.isArray(row)) return at.endsWith("/sea_hexsides") ? row.map((hex) => t(`hex:${String(hex)}`)).join(" | ") : null;
  if (!isObject(row) || !Array.isArray(row["between"])) return null;
  const rivers = Array.isArray(row["rivers"]) ? row["rivers"].join(", ") : "";
  return `${row["between"].map((hex) => t(`hex:${String(hex)}`)).join(" | ")} (${wordOf(bench, "size", String(row["size"]), {}, at)}: ${rivers})`;
}
