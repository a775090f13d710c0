/** The turns of the hex game as months, and which of them is a scenario's last. */

import type { Facts } from "./facts";

/** The last turn of a scenario. */
export function lastTurn({ data }: Facts, scenario: string): number {
  return data.scenarios.scenarios.find(({ id }) => id === scenario)?.last_turn ?? data.tables.calendar.length;
}

/** The last turn in which Madrid alone wins a scenario. */
export function madridUntil({ data }: Facts, scenario: string): number {
  const victory = data.scenarios.scenarios.find(({ id }) => id === scenario)?.victory as { madrid_until: number } | undefined;
  return victory?.madrid_until ?? 0;
}

/** The months of a turn in the words of a language: "July 1936", "November – December 1936". */
export function monthsOf({ data }: Facts, turn: number, language: string): string {
  const found = data.tables.calendar.find((entry) => entry.turn === turn);
  if (!found) return "";
  const format = new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" });
  const [from, to] = [new Date(`${found.from}-01`), new Date(`${found.to}-01`)];
  return found.from === found.to ? format.format(from) : format.formatRange(from, to);
}

/** A month on its own, in short: "Jul". */
export function shortMonth({ data }: Facts, turn: number, language: string): string {
  const found = data.tables.calendar.find((entry) => entry.turn === turn);
  if (!found) return "";
  return new Intl.DateTimeFormat(language, { month: "short", timeZone: "UTC" }).format(new Date(`${found.from}-01`));
}
