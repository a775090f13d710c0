/** Words that came with the page: what it says as long as the server gives it none. */

declare const OFFLINE: Record<string, string>;

/** That the server does not answer, in the first of some languages that there is; else in English. */
export function offline(languages: readonly string[]): { language: string; text: string } {
  const language = languages.map((name) => name.slice(0, 2)).find((name) => OFFLINE[name]) ?? "en";
  return { language, text: OFFLINE[language] ?? "" };
}
