import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES, PACKAGE, whole } from "../../../kit/words/fixture/catalogues";
import { readWords } from "../../../kit/words/words";
import type { Value } from "../../../kit/server/types";
import type { StaticCard } from "../types";
import { combatWords, emblemOf, eventWords } from "./cards";

test.each(LANGUAGES)("every card tells its event and its combat values in %s", (language) => {
  const words = readWords(language, whole(language));
  const { cards } = JSON.parse(readFileSync(join(PACKAGE, "espana1936/data/cards.json"), "utf8")) as {
    cards: StaticCard[];
  };
  for (const card of cards) {
    const said = [
      ...eventWords(words, card),
      combatWords(words, "bonus", card.bonus),
      combatWords(words, "penalty", card.penalty),
    ].join(" ");
    expect(said, card.id).not.toMatch(/page-|\{|undefined|none/);
    expect(emblemOf(card)).toBeTruthy();
  }
});

/** The fields of an operation or condition that name something, and the sort of name; a place named any is said otherwise. */
const NAMED: Record<string, string> = {
  boxes: "box", to: "box", first_in: "box", box: "box", areas: "area", area: "area", bases: "base", at: "base",
  ships: "ship", ship: "ship", general: "general",
};
const NUMBERS = ["count", "amount", "extra", "roll_min", "from_strength", "to_strength", "max_attacks", "max_boxes"];

/** What a sentence on an operation has to say: its names as terms, its numbers above 1 as figures. */
function wanted(part: Record<string, Value>, owner: string): string[] {
  return Object.entries(part).flatMap(([key, value]) => {
    if (NUMBERS.includes(key)) return typeof value === "number" && value > 1 ? [String(value)] : [];
    if (key === "units" && Array.isArray(value)) {
      return value.map((unit) => {
        const { type, strength } = unit as { type: string; strength: number };
        return `troop:${owner}:${type}:${strength}`;
      });
    }
    if (value === "any" || value === "any_port") return [];
    const names = (Array.isArray(value) ? value : [value]).map(String);
    if (key === "types" || key === "from_types" || key === "to_type") return names.map((name) => `type:${owner}:${name}`);
    if (NAMED[key] !== undefined) return names.map((name) => `${NAMED[key]}:${name}`);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? wanted(value, owner) : [];
  });
}

test.each(LANGUAGES)("a card says every place, piece and number of its operations and no other place in %s", (language) => {
  const words = readWords(language, whole(language));
  const read = (name: string): unknown => JSON.parse(readFileSync(join(PACKAGE, `espana1936/data/${name}.json`), "utf8"));
  const { cards } = read("cards") as { cards: StaticCard[] };
  const { boxes } = read("map") as { boxes: { id: string }[] };
  for (const card of cards) {
    const told = eventWords(words, card).join(" ");
    const steps = [...(card.requires ?? []), ...card.effect] as Record<string, Value>[];
    const terms = steps.flatMap((step) => wanted(step, String(step["owner"] ?? card.side)));
    const mine = terms.map((term) => words.t(term));
    for (const name of mine) expect(told, card.id).toContain(name);
    const rest = mine.reduce((text, name) => text.replaceAll(name, ""), told);
    const overseas = steps.some((step) => step["op"] === "morocco_transport") ? "marruecos" : "";
    for (const { id } of boxes.filter((box) => box.id !== overseas)) {
      if (!terms.includes(`box:${id}`)) expect(rest, `${card.id} ${id}`).not.toContain(` ${words.t(`box:${id}`)}`);
    }
  }
});
