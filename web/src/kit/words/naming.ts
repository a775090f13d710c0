import { ApiError, staticData } from "../server/api";
import { language, messageOr } from "./language.svelte";

/** An error of the server in words, with the names of the game that it says it is of, if none is on the table. */
export async function errorWords({ key, args, message }: ApiError): Promise<string> {
  const { game } = args;
  const say = (): string => messageOr(key, args, message);
  if (language.game || typeof game !== "string") return say();
  const { names } = (await staticData(game).catch(() => ({}))) as { names?: Record<string, string> };
  language.name(names ?? {}, game);
  const told = say();
  language.clear(game);
  return told;
}
