import { ApiError } from "../server/api";
import type { Who } from "../server/schema";
import { language, messageOr, ownKey, t } from "../words/language.svelte";

/** What a computer opponent is called. */
export const levelName = (level: string): string => (language.now.has(`opponent-${level}`) ? t(`opponent-${level}`) : level);

/** What a player is called. */
export function nameOf(who: Who): string {
  if (who.handle !== null) return who.program ? t("page-who-program", { name: who.handle }) : who.handle;
  if (who.computer !== null) return levelName(who.computer);
  return t(who.former ? "page-former-player" : "page-no-account");
}

export const scenarioName = (game: string, scenario: string): string => t(ownKey(game, `page-scenario-${scenario}`));

/** How much at a table has not been read, as a list tells it. */
export const unreadWords = (count: number | undefined): string[] => (count ? [t("page-my-games-unread", { count })] : []);

/** What went wrong, in words. */
export function inWords(error: unknown): string {
  if (error instanceof ApiError) return messageOr(error.key, error.args, error.message);
  return t("page-offline");
}

/** The games of this page by id, as far as it takes to name them. */
export type Registry = Record<string, { title: string }>;
