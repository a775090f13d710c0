import type { Args, SideName, Value } from "../../../kit/server/types";
import type { CardNumbers, StaticCard } from "../types";
import type { Words } from "../../../kit/words/words";

export type Emblem = "troops" | "arms" | "general" | "politics" | "sea";

const EMBLEMS: Record<string, Emblem> = {
  place_units: "troops",
  upgrade: "troops",
  convert: "troops",
  convert_all: "troops",
  remove_units: "troops",
  extra_rp: "troops",
  place_plane: "arms",
  place_tank: "arms",
  return_eliminated: "arms",
  remove_plane: "arms",
  place_general: "general",
  remove_general: "general",
  landing_battle: "sea",
  place_ship: "sea",
  repair_ships: "sea",
  return_ship: "sea",
  damage_ship: "sea",
  morocco_transport: "sea",
};

/** The emblem of a card, by what its event does first. */
export function emblemOf(card: StaticCard): Emblem {
  return EMBLEMS[card.effect[0]?.op ?? ""] ?? "politics";
}

/** A bonus or a penalty in words: "two dice more", "−1 on one die of theirs". */
export function combatWords(words: Words, mode: "bonus" | "penalty", numbers: CardNumbers | null): string {
  if (!numbers) return "";
  if (numbers.dice) return words.t(`page-card-${mode}-dice`, { count: Math.abs(numbers.dice) });
  const drm = numbers.drm ?? 0;
  return words.t(`page-card-${mode}-drm`, {
    drm: drm < 0 ? `−${-drm}` : `+${drm}`,
    count: numbers.dice_affected ?? 1,
  });
}

type Operation = StaticCard["effect"][number];

/** The event of a card in words, made from its operations: a corrected card tells its correction. */
export function eventWords(words: Words, card: StaticCard): string[] {
  const conditions = (card.requires ?? []).map((need) =>
    words.t(`page-needs-${String(need["cond"])}`, {
      units: types(words, card.side, need["types"]),
      boxes: boxes(words, need["boxes"] ?? [need["box"] ?? ""]),
    }),
  );
  return [...conditions, ...card.effect.map((operation) => operationWords(words, card.side, operation))];
}

/** One operation as a sentence, and where alone it acts if it takes up or changes what stands there already. */
function operationWords(words: Words, side: SideName, operation: Operation): string {
  const told = sentence(words, side, operation);
  if (!("where" in operation) || (operation.op !== "upgrade" && operation.op !== "remove_units")) return told;
  return `${told} ${words.t("page-op-only", { where: where(words, operation["where"]) })}`;
}

/** What an operation does; every number and name is that of a field of its own. */
function sentence(words: Words, side: SideName, operation: Operation): string {
  const owner = sideNamed(operation["owner"]) ?? side;
  const args: Args = {
    count: Number(operation["count"] ?? operation["amount"] ?? operation["extra"] ?? 1),
    needed: Number(operation["roll_min"] ?? 0),
    strength: Number(operation["to_strength"] ?? 0),
    from: Number(operation["from_strength"] ?? 0),
    max: Number(operation["max_attacks"] ?? operation["max_boxes"] ?? 0),
    units: operation.op.endsWith("_ship") ? ships(words, operation) : units(words, owner, operation),
    to: typeof operation["to_type"] === "string" ? words.t(`type:${owner}:${operation["to_type"]}`) : "",
    where: placeOf(words, operation),
    faction: named(words, "faction", operation["faction"]),
    percent: Math.round(100 * Number(operation["fraction"] ?? 0)),
    boxes: boxes(words, operation["to"] ?? operation["first_in"]),
    ship: `ship:${String(operation["ship"])}`,
    base: `base:${String(operation["at"])}`,
    area: areaOf(operation["unless_area_controlled"]),
    box: typeof operation["box"] === "string" ? `box:${operation["box"]}` : "",
    general: typeof operation["general"] === "string" ? `general:${operation["general"]}` : "",
    owner: `side:${owner}`,
    target: `side:${sideNamed(operation["target"]) ?? barred(operation["unless_area_controlled"]) ?? side}`,
    chooser: `side:${sideNamed(operation["chooser"]) ?? side}`,
  };
  return words.t(operationKey(operation), args);
}

/** Some operations say different things by one of their fields; each has its own sentence. */
function operationKey(operation: Operation): string {
  const key = `page-op-${operation.op}`;
  if (operation.op === "limit_attacks_next_turn") return "max_boxes" in operation ? `${key}-boxes` : key;
  if (operation.op === "remove_units" && "fraction" in operation) return `${key}-${operation["fraction"] === 0.5 ? "half" : "share"}`;
  if (operation.op === "remove_units" && operation["count"] === "all") return `${key}-all`;
  if (operation.op === "permanent_modifier" && "rule" in operation) return `${key}-${String(operation["rule"])}`;
  if (operation.op === "damage_ship" && operation["if_damaged"] === "destroy") return `${key}-destroy`;
  if (operation.op === "place_general" && "first_in" in operation) return `${key}-first`;
  const pool = operation["pool"];
  if (operation.op === "place_tank" && Array.isArray(pool) && pool.includes("eliminated")) return `${key}-again`;
  return key;
}

function sideNamed(value: Value | undefined): SideName | null {
  return value === "nationalist" || value === "republican" ? value : null;
}

function units(words: Words, side: SideName, operation: Operation): string {
  const listed = operation["units"];
  if (Array.isArray(listed)) {
    const terms = listed.map((unit) => {
      const { type, strength } = unit as { type: string; strength: number };
      return words.t(`troop:${side}:${type}:${strength}`);
    });
    return words.list(terms);
  }
  const choose = operation["choose"];
  if (choose !== undefined) {
    if (!Array.isArray(choose)) return words.t(`page-any-${operation.op === "place_plane" ? "plane" : "tank"}`);
    const kind = operation.op === "place_plane" ? "plane" : "tank";
    return words.list([...new Set(choose.map((id) => words.t(`${kind}:${String(id)}`)))], "disjunction");
  }
  const kinds = operation["kinds"];
  if (Array.isArray(kinds)) return words.list(kinds.map((kind) => words.t(`page-lost-${String(kind)}`)), "disjunction");
  if (operation.op === "remove_units" && operation["types"] === "any") return words.t("page-any-unit");
  const every = operation.op === "permanent_modifier" || operation.op === "convert_all";
  return types(words, side, operation["types"] ?? operation["from_types"], every ? "conjunction" : "disjunction");
}

/** The ships an operation speaks of: by name, by class, or any. */
function ships(words: Words, operation: Operation): string {
  const named = operation["ships"];
  if (Array.isArray(named)) return words.list(named.map((id) => words.t(`ship:${String(id)}`)), "disjunction");
  const classes = operation["classes"];
  if (Array.isArray(classes)) return words.list(classes.map((id) => words.t(`ship-class-${String(id)}`)), "disjunction");
  return words.t("page-any-ship");
}

/** What the catalogue calls a word of the data, or the word itself where an owner has added it. */
function named(words: Words, kind: string, value: Value | undefined): string {
  const word = String(value ?? "");
  return words.has(`${kind}-${word}`) ? words.t(`${kind}-${word}`) : word;
}

/** Where an operation acts: ships in waters, bases and ports, all else in boxes. */
function placeOf(words: Words, operation: Operation): string {
  const havens = operation["locations"];
  if (Array.isArray(havens)) return waters(words, Object.fromEntries(havens.map((kind) => [String(kind), true])));
  return operation.op === "damage_ship" ? waters(words, operation["where"]) : where(words, operation["where"]);
}

/** Where ships are for an operation: areas, bases, ports, off the coast, or anywhere. */
function waters(words: Words, value: Value | undefined): string {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return words.t("page-ships-any");
  const named = (key: string, prefix: string): string[] => {
    const ids = value[key];
    return Array.isArray(ids) ? ids.map((id) => words.t(`${prefix}:${String(id)}`)) : [];
  };
  const places = [
    ...named("areas", "area"),
    ...named("bases", "base"),
    ...["coastal", "ports", "base", "port"].flatMap((kind) => (value[kind] ? [words.t(`page-ships-${kind}`)] : [])),
  ];
  return places.length ? words.list(places, "disjunction") : words.t("page-ships-any");
}

/** The side whose control of an area would forbid the operation. */
function barred(value: Value | undefined): SideName | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? sideNamed(value["side"]) : null;
}

function areaOf(value: Value | undefined): string {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return "";
  return `area:${String(value["area"])}`;
}

function types(words: Words, side: SideName, value: Value | undefined, joined: "conjunction" | "disjunction" = "disjunction"): string {
  if (!Array.isArray(value)) return words.t("page-any-troop");
  return words.list(
    value.map((type) => words.t(`type:${side}:${String(type)}`)),
    joined,
  );
}

function boxes(words: Words, value: Value | undefined): string {
  if (value === "any" || value === "any_port") return words.t(`page-boxes-${value}`);
  if (!Array.isArray(value)) return "";
  return words.list(
    value.map((box) => words.t(`box:${String(box)}`)),
    "disjunction",
  );
}

function where(words: Words, value: Value | undefined): string {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return "";
  return words.t(`page-where-${String(value["state"])}`, { boxes: boxes(words, value["boxes"]) });
}
