/** What the data of this game speak of: the ids there are, and what they are called. */

import type { Bench } from "../../../kit/workshop/bench.svelte";
import { isObject, steps, type Json, type JsonObject } from "../../../kit/workshop/corrections";
import { fieldWord } from "../../../kit/workshop/words";
import { language, t } from "../../../kit/words/language.svelte";

export const SCENARIOS = ["scenario_1936.json", "scenario_1938.json"];
export const yearOf = (file: string): string => /\d{4}/.exec(file)?.[0] ?? "";

const idOf = (row: Json): string => (isObject(row) && typeof row["id"] === "string" ? row["id"] : "");
const ids = (bench: Bench, at: string): string[] => bench.listAt(at).map(idOf);
function shippedIds(bench: Bench, at: string): string[] {
  const rows = bench.shipped(at);
  return Array.isArray(rows) ? rows.map(idOf) : [];
}

/** Lists of things with ids, and the term that names each. */
const THINGS: [at: string, term: string][] = [
  ["map.json/boxes", "box"],
  ["naval.json/areas", "area"],
  ["naval.json/bases", "base"],
  ["pieces.json/generals", "general"],
  ["pieces.json/planes", "plane"],
  ["pieces.json/tanks", "tank"],
  ["naval.json/ships", "ship"],
  ["cards.json/cards", "card"],
];
const OF: Record<string, string> = Object.fromEntries(THINGS.map(([at, term]) => [term, at]));
const all = (bench: Bench, ...terms: string[]): string[] => terms.flatMap((term) => ids(bench, OF[term] ?? ""));

/** The troop types of a side, or of both. */
export const typesOf = (bench: Bench, side: string | null): string[] => [
  ...new Set(bench.listAt("pieces.json/troop_types").flatMap((row) => (isObject(row) && (side === null || row["side"] === side) ? [idOf(row)] : []))),
];

const side = (value: Json | undefined): string | null => (value === "nationalist" || value === "republican" ? value : null);

/** Whose troops a field speaks of. */
function sideAt(bench: Bench, holder: JsonObject, at: string): string | null {
  const [file = "", list = "", row = ""] = steps(at);
  const thing = bench.objectAt(`${file}/${list}/${row}`);
  return side(holder["owner"]) ?? side(holder["side"]) ?? side(thing["side"]) ?? side(row.split(":")[0]) ?? (list === "substitutes" ? side(row) : null);
}

export function nameOf(bench: Bench, at: string): string | null {
  const [file = "", list = "", row] = steps(at);
  if (SCENARIOS.includes(file)) return `${fieldWord(list)} ${yearOf(file)}${row === undefined ? "" : `: ${wordFor(bench, list, row, {}, at) ?? row}`}`;
  if (row === undefined) return null;
  const value = bench.objectAt(at);
  const shipped = bench.shipped(at);
  const shown = !Object.keys(value).length && isObject(shipped) ? shipped : value;
  const id = idOf(shown);
  const term = THINGS.find(([place]) => place === `${file}/${list}`)?.[1];
  if (term === "card") return `${String(shown["number"] ?? "")} · ${t(`card:${id}`)}`;
  if (term) return t(`${term}:${id}`);
  if (list === "troop_types") return t(`type:${row}`);
  if (file === "board.json") return `${fieldWord(list)}: ${wordFor(bench, list, row, {}, at) ?? row}`;
  if (list === "turns") return t("workshop-turn", { turn: Number(row) });
  return list === "substitutes" ? `${fieldWord(list)}: ${t(`side:${row}`)}` : null;
}

/** The texts of a thing: its name in each language, and of a card its history too. */
export function textsOf(bench: Bench, at: string): { key: string; part: string }[] {
  const [file = "", list = "", row] = steps(at);
  const id = idOf(bench.objectAt(at));
  if (row === undefined || !id) return [];
  if (list === "troop_types") return ["", "-short"].map((end) => ({ key: `type-${row.replace(":", "-")}${end}`, part: end ? "short" : "name" }));
  const term = THINGS.find(([place]) => place === `${file}/${list}`)?.[1];
  if (!term) return [];
  return [{ key: `${term}-${id}`, part: "name" }, { key: `${term}-${id}-history`, part: "history" }, { key: `${term}-${id}-short`, part: "short" }];
}

/** Fields that tell ids, and of what. */
const FIELDS: Record<string, string[]> = {
  box: ["box"],
  boxes: ["box"],
  first_in: ["box"],
  only_in: ["box"],
  cities: ["box"],
  from: ["box"],
  to: ["box"],
  at: ["box", "area", "base"],
  control: ["area", "base"],
  area: ["area"],
  areas: ["area"],
  bases: ["base"],
  general: ["general"],
  generals: ["general"],
  tanks: ["tank"],
  planes: ["plane"],
  captured_as: ["tank"],
  ship: ["ship"],
  ships: ["ship"],
  cards: ["card"],
};
const TYPES = new Set(["type", "types", "from_types", "to_type", "from_type", "nationalist", "republican"]);

export function idsFor(bench: Bench, field: string, holder: JsonObject, at: string): string[] | null {
  if (field === "choose") return all(bench, holder["op"] === "place_tank" ? "tank" : "plane");
  if (field === "markers") return all(bench, "base");
  if (TYPES.has(field) && !at.startsWith("naval.json") && !/\/(objectives|obligatory)\b/.test(at)) return typesOf(bench, sideAt(bench, holder, at));
  const terms = FIELDS[field];
  return terms ? all(bench, ...terms) : null;
}

export function wordFor(bench: Bench, field: string, word: string, holder: JsonObject, at: string): string | null {
  if (side(word)) return t(`side:${word}`);
  if (TYPES.has(field)) {
    const own = sideAt(bench, holder, at);
    const whose = own && typesOf(bench, own).includes(word) ? own : ["republican", "nationalist"].find((one) => typesOf(bench, one).includes(word));
    if (whose) return t(`type:${whose}:${word}`);
  }
  const term = THINGS.find(([place]) => ids(bench, place).includes(word) || shippedIds(bench, place).includes(word))?.[1];
  if (term) return t(`${term}:${word}`);
  return ["faction", "ship-class"].map((kind) => `${kind}-${word}`).filter((key) => language.now.has(key)).map((key) => t(key))[0] ?? null;
}

export function rowWords(bench: Bench, at: string, row: Json): string | null {
  if (Array.isArray(row)) return at.endsWith("/links") && row.length === 2 ? row.map((box) => t(`box:${String(box)}`)).join(" – ") : null;
  if (!isObject(row)) return null;
  const { type, strength, box, side: own, place } = row;
  if (type !== undefined && strength !== undefined) {
    const whose = side(own) ?? sideAt(bench, row, at);
    const troop = t(`troop:${whose ?? "republican"}:${String(type)}:${String(strength)}`);
    return box === undefined ? troop : t("workshop-in", { what: `${troop} (${t(`side:${whose ?? "republican"}`)})`, where: `box:${String(box)}` });
  }
  if (at.endsWith("/markers") && box !== undefined) return t("workshop-in", { what: `side:${String(own)}`, where: `box:${String(box)}` });
  const keys = Object.keys(row);
  if (keys.length === 1 && typeof box === "string") return t(`box:${box}`);
  return keys.length === 1 && typeof place === "string" ? fieldWord(place) : null;
}
