/** A pace in words. */
import type { Shelf } from "../server/types";
import { language, t } from "../words/language.svelte";
import { duration } from "./duration";

type Pace = Omit<Shelf["paces"][number], "name">;

export function paceWords({ start, increment, cap, holidays }: Pace): string {
  const [each, more, most] = [start, increment, cap].map((seconds) => duration(seconds * 1_000, language.now.language)) as [string, string, string];
  const told = t("page-pace-told", { start: each, increment: more, cap: most });
  return holidays ? `${told} ${t("page-pace-told-holidays", { days: holidays })}` : told;
}
