/** A pace in words, and one of own values. */
import type { NewOffer } from "../server/schema";
import type { Shelf } from "../server/types";
import { language, t } from "../words/language.svelte";
import { duration } from "./duration";

type Pace = Omit<Shelf["paces"][number], "name">;
export type Kind = Pace["kind"];
export type Part = "start" | "increment" | "cap" | "holidays";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The unit in which each part of an own pace is put in, and how many seconds it has; holidays are days as they are. */
export const OWN: Record<Kind, Record<Part, { unit: "seconds" | "minutes" | "hours" | "days-unit"; size: number }>> = {
  live: {
    start: { unit: "minutes", size: MINUTE },
    increment: { unit: "seconds", size: 1 },
    cap: { unit: "minutes", size: MINUTE },
    holidays: { unit: "days-unit", size: 1 },
  },
  correspondence: {
    start: { unit: "days-unit", size: DAY },
    increment: { unit: "hours", size: HOUR },
    cap: { unit: "days-unit", size: DAY },
    holidays: { unit: "days-unit", size: 1 },
  },
};

/** The pace that values in those units make; a field that is empty counts as none. */
export function own(kind: Kind, values: Record<Part, number | null>): NonNullable<NewOffer["pace"]> {
  const [start, increment, cap, holidays] = (["start", "increment", "cap", "holidays"] as const).map((part) => (values[part] ?? 0) * OWN[kind][part].size) as [number, number, number, number];
  return { kind, start, increment, cap, holidays };
}

export function paceWords({ start, increment, cap, holidays }: Pace): string {
  const [each, more, most] = [start, increment, cap].map((seconds) => duration(seconds * 1_000, language.now.language)) as [string, string, string];
  const told = t("page-pace-told", { start: each, increment: more, cap: most });
  return holidays ? `${told} ${t("page-pace-told-holidays", { days: holidays })}` : told;
}

/** What is left of the time of who is asked, as a list tells it; nothing without a clock. */
export function leftWords(clock: { left: number; runs: boolean } | null | undefined): string[] {
  if (!clock) return [];
  if (clock.left <= 0) return [t("page-clock-up")];
  const time = duration(clock.left, language.now.language);
  return [t(clock.runs ? "page-clock-left" : "page-clock-left-stands", { time })];
}
