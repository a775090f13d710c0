/** A list of numbers out of an event's arguments; empty where there is none. */
export function numbers(value: unknown): number[] {
  return Array.isArray(value) ? value.map(Number) : [];
}

/** A number, with a true minus where it is below nothing. */
export function plain(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** A modifier with its sign, with a true minus. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : plain(value);
}
