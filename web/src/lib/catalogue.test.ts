import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { combatWords, emblemOf, eventWords } from "./cards";
import type { StaticCard } from "./types";
import { readWords } from "./words";

const PACKAGE = join(import.meta.dirname, "../../../src/dosespanas");
const source = (language: string, name: string): string =>
  readFileSync(join(PACKAGE, "locale", language, name), "utf8");
const whole = (language: string): string =>
  readdirSync(join(PACKAGE, "locale", language), { withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith(".ftl"))
    .map((file) => source(language, file.name))
    .join("\n");

/** Every message of a text with the placeholders it uses. */
function placeholders(ftl: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const message of new FluentResource(ftl).body) {
    const names = [...JSON.stringify(message.value).matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1] ?? "");
    found[message.id] = [...new Set(names)].sort();
  }
  return found;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? sources(join(folder, entry.name))
      : /(?<!\.test)\.(ts|svelte)$/.test(entry.name)
        ? [readFileSync(join(folder, entry.name), "utf8")]
        : [],
  );
}

const OTHERS = ["es", "fr", "pl"];

test.each(OTHERS)("English and %s have the same messages with the same placeholders", (language) => {
  for (const file of ["page.ftl", "page-gce.ftl", "page-gce-map.ftl", "board.ftl"]) {
    expect(placeholders(source(language, file))).toEqual(placeholders(source("en", file)));
  }
});

test("every word the page asks for is in the catalogue", () => {
  const words = readWords("en", whole("en"));
  const asked = sources(join(import.meta.dirname, ".."))
    .flatMap((text) => [...text.matchAll(/["'`]((?:page|board)-[\w-]*[\w])["'`]/g)])
    .map((match) => match[1] ?? "");
  expect([...new Set(asked)].filter((key) => !words.has(key))).toEqual([]);
});

test.each(["en", ...OTHERS])("every card tells its event and its combat values in %s", (language) => {
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
