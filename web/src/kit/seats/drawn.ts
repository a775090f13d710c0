import { store, stored } from "../browser/storing.svelte";

/** Bytes of a secret. */
const SIZE = 24;
const KEY = "dosespanas.drawn";

/** A secret of 192 random bits, as the server takes it for a seat. */
export function randomSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SIZE));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

function all(): Record<string, string> {
  try {
    const known: unknown = JSON.parse(stored("local", KEY) ?? "{}");
    return typeof known === "object" && known !== null ? (known as Record<string, string>) : {};
  } catch {
    return {};
  }
}

const keep = (known: Record<string, string>): void => store("local", KEY, JSON.stringify(known));

/** What was drawn in exchange for a secret, as long as the server has not been heard to have it. */
export const drawn = (given: string): string | null => all()[given] ?? null;

/**
 * Draws a secret that is to be had in exchange for another one, an invitation or a seat's. It is kept before it is sent:
 * should the answer get lost, the same one is sent again, and the server answers alike.
 */
export function draw(given: string): string {
  const secret = drawn(given) ?? randomSecret();
  keep({ ...all(), [given]: secret });
  return secret;
}

/** The server has it. */
export function settle(given: string): void {
  keep(Object.fromEntries(Object.entries(all()).filter(([key]) => key !== given)));
}
