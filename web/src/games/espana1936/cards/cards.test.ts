import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES, PACKAGE, whole } from "../../../kit/words/fixture/catalogues";
import { readWords } from "../../../kit/words/words";
import type { StaticCard } from "../types";
import { combatWords } from "./cards";

test.each(LANGUAGES)("every card tells its combat values in %s", (language) => {
  const words = readWords(language, whole(language));
  const { cards } = JSON.parse(readFileSync(join(PACKAGE, "espana1936/data/cards.json"), "utf8")) as {
    cards: StaticCard[];
  };
  for (const card of cards) {
    const said = [combatWords(words, "bonus", card.bonus), combatWords(words, "penalty", card.penalty)].join(" ");
    expect(said, card.id).not.toMatch(/page-|\{|undefined|none/);
  }
});
