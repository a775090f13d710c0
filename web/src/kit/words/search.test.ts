import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { search } from "./search";

const TEXTS: Record<string, string> = { "10.4-a": "A línea of supply", "10.5": "Something else", "9.1": "Stacks" };
const CHAPTERS = [
  { title: "Supply", rules: ["10.4-a", "10.5"] },
  { title: "Stacking", rules: ["9.1"] },
];
const found = (wanted: string): string[] => search(CHAPTERS, wanted, (rule) => TEXTS[rule] ?? "").flatMap(({ rules }) => rules);

describe("a search in the rulebook", () => {
  it("finds words without capitals and accents, ids and chapters", () => {
    expect(found("LINEA supply")).toEqual(["10.4-a"]);
    expect(found("supply")).toEqual(["10.4-a", "10.5"]);
    expect(found("9.1")).toEqual(["9.1"]);
    expect(found("  ")).toEqual(["10.4-a", "10.5", "9.1"]);
    expect(found("nowhere")).toEqual([]);
  });

  it("finds words, not what stands inside one", () => {
    expect(found("tack")).toEqual([]);
    expect(found("stack")).toEqual(["9.1"]);
  });
});

const LOCALE = `${import.meta.dirname}/../../../../src/dosespanas/locale`;
const BOOKS = ["rules-espana1936", "rules-gce", "rules-gce-combat"];

/** The rules of a language with what it has several words for, as the page is given them. */
function book(language: string): (wanted: string) => number {
  const read = (name: string): string => readFileSync(`${LOCALE}/${language}/${name}.ftl`, "utf8");
  const texts = new Map(BOOKS.flatMap((name) => [...read(name).matchAll(/^rule-(\S+) = (.+)$/gm)].map((match) => [match[1]!, match[2]!] as const)));
  const own = (key: string): string => new RegExp(`^${key} = (.+)$`, "m").exec(read("page"))![1]!;
  const synonyms = { groups: own("page-rules-synonyms"), idle: own("page-rules-idle") };
  return (wanted) => search([{ title: "", rules: [...texts.keys()] }], wanted, (rule) => texts.get(rule)!, synonyms).reduce((sum, { rules }) => sum + rules.length, 0);
}

it.each([
  ["en", ["stacking", "retreat", "tie", "how to win", "pile"]],
  ["es", ["apilar", "retirada", "empate", "como ganar", "victoria"]],
  ["fr", ["comment gagner", "empiler", "reculer", "égalité", "pile"]],
  ["pl", ["stos", "odwrót", "remis", "jak wygrać", "wycofać"]],
])("words that players use find rules in %s", (language, words) => {
  const rules = book(language);
  for (const word of words) expect(rules(word), word).toBeGreaterThan(0);
  expect(rules(words[0]!)).toBeLessThan(80);
  expect(rules("xyzzy")).toBe(0);
});
