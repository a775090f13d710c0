import type { Chapter } from "../server/types";

/** A text as a search compares it: no capitals, no accents. */
export const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ł", "l");

/** The words of a text, ids of rules among them. */
const wordsOf = (text: string): string[] => (plain(text).match(/[\p{L}\p{N}]+(?:[.-][\p{L}\p{N}]+)*/gu) ?? []);

/** What a language has several words for: their beginnings in groups (`stack, pile; tie, draw`), and words that say nothing (`how, to`). */
export interface Synonyms {
  groups: string;
  idle: string;
}

/** What any of stands for a word that is looked for: the word itself, and those that mean the same. */
function stems(word: string, groups: string[][]): string[] {
  const same = groups.filter((group) => group.some((stem) => word.startsWith(stem) || (word.length > 2 && stem.startsWith(word))));
  return [word, ...same.flat()];
}

/**
 * The chapters with those of their rules that have every word that is looked for in their id, their text or the
 * chapter's title: as the beginning of a word there, or one that means the same.
 */
export function search(chapters: Chapter[], wanted: string, textOf: (rule: string) => string, synonyms: Synonyms = { groups: "", idle: "" }): Chapter[] {
  const groups = synonyms.groups.split(";").map(wordsOf).filter((group) => group.length > 1);
  const idle = new Set(wordsOf(synonyms.idle));
  const asked = wordsOf(wanted);
  const telling = asked.filter((word) => !idle.has(word));
  const sought = (telling.length ? telling : asked).map((word) => stems(word, groups));
  return chapters
    .map(({ title, rules }) => ({
      title,
      rules: rules.filter((rule) => {
        const words = wordsOf(`${rule} ${textOf(rule)} ${title}`);
        return sought.every((any) => words.some((word) => any.some((stem) => word.startsWith(stem))));
      }),
    }))
    .filter(({ rules }) => rules.length > 0);
}
