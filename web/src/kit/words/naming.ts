import { staticData } from "../server/api";
import { language } from "./language.svelte";

/** What is said of a game that is not on the table, with its names; `game`: what an error says it is of, if anything. */
export async function inNamesOf(game: unknown, say: () => string): Promise<string> {
  if (language.game || typeof game !== "string") return say();
  const { names } = (await staticData(game).catch(() => ({}))) as { names?: Record<string, string> };
  language.name(names ?? {}, game);
  const told = say();
  language.name({}, "");
  return told;
}
