import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { LANGUAGES, PACKAGE, source, whole } from "./fixture/catalogues";
import { readWords } from "./words";

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

const OTHERS = LANGUAGES.filter((language) => language !== "en");
const PAGES = readdirSync(join(PACKAGE, "locale/en")).filter((name) => /^(page|board)\b.*\.ftl$/.test(name));

test.each(OTHERS)("English and %s have the same messages with the same placeholders", (language) => {
  for (const file of PAGES) {
    expect(placeholders(source(language, file))).toEqual(placeholders(source("en", file)));
  }
});

test("every word the page asks for is in the catalogue", () => {
  const words = readWords("en", whole("en"));
  const asked = sources(join(import.meta.dirname, "../.."))
    .flatMap((text) => [...text.matchAll(/["'`]((?:page|board)-[\w-]*[\w])["'`]/g)])
    .map((match) => match[1] ?? "");
  expect([...new Set(asked)].filter((key) => !words.has(key))).toEqual([]);
});
