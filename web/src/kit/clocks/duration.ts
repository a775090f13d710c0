/** How long something takes, in the reader's words: the two largest units of it that say anything. */

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

/** A time in milliseconds, such as "2 days 4 hours" or "2 days 4 hr"; below none it is none. */
export function duration(milliseconds: number, language: string, units: "long" | "short" = "long"): string {
  let rest = Math.max(0, Math.floor(milliseconds / 1_000));
  const told: string[] = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count === 0 && !(unit === "second" && told.length === 0)) {
      if (told.length) break;
      continue;
    }
    told.push(new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: units }).format(count));
    if (told.length === 2) break;
  }
  return told.join(" ");
}
