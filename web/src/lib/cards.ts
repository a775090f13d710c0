import type { Args, CardNumbers, SideName, StaticCard, Value } from "./types";
import type { Words } from "./words";

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
      boxes: boxes(words, need["boxes"]),
    }),
  );
  return [...conditions, ...card.effect.map((operation) => operationWords(words, card.side, operation))];
}

function operationWords(words: Words, side: SideName, operation: Operation): string {
  const owner = sideNamed(operation["owner"]) ?? side;
  const args: Args = {
    count: Number(operation["count"] ?? operation["amount"] ?? 1),
    strength: Number(operation["to_strength"] ?? 0),
    from: Number(operation["from_strength"] ?? 0),
    max: Number(operation["max_attacks"] ?? operation["max_boxes"] ?? 0),
    units: units(words, owner, operation),
    to: typeof operation["to_type"] === "string" ? words.t(`type:${owner}:${operation["to_type"]}`) : "",
    where: where(words, operation["where"]),
    box: typeof operation["box"] === "string" ? `box:${operation["box"]}` : "",
    general: typeof operation["general"] === "string" ? `general:${operation["general"]}` : "",
    owner: `side:${owner}`,
    target: `side:${sideNamed(operation["target"]) ?? side}`,
    chooser: `side:${sideNamed(operation["chooser"]) ?? side}`,
  };
  return words.t(operationKey(operation), args);
}

/** Some operations say different things by one of their fields; each has its own sentence. */
function operationKey(operation: Operation): string {
  const key = `page-op-${operation.op}`;
  if (operation.op === "limit_attacks_next_turn") return "max_boxes" in operation ? `${key}-boxes` : key;
  if (operation.op === "remove_units" && "fraction" in operation) return `${key}-half`;
  if (operation.op === "place_plane" || operation.op === "place_tank") {
    const pool = operation["pool"];
    const again = Array.isArray(pool) && pool.includes("eliminated");
    return again ? `${key}-again` : key;
  }
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
  return types(words, side, operation["types"] ?? operation["from_types"]);
}

function types(words: Words, side: SideName, value: Value | undefined): string {
  if (!Array.isArray(value)) return words.t("page-any-troop");
  return words.list(
    value.map((type) => words.t(`type:${side}:${String(type)}`)),
    "disjunction",
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
