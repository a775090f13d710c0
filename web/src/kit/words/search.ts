import type { Chapter } from "../server/types";

/** A text as a search compares it: no capitals, no accents. */
export const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The chapters with those of their rules that have every word in their id, their text or the chapter's title. */
export function search(chapters: Chapter[], wanted: string, textOf: (rule: string) => string): Chapter[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  return chapters
    .map(({ title, rules }) => ({
      title,
      rules: rules.filter((rule) => {
        const text = plain(`${rule} ${textOf(rule)} ${title}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ rules }) => rules.length > 0);
}
