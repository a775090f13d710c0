/** Where whoever is about to sign in comes back to: kept a while, since a link by mail opens a page of its own. */

import { ours } from "./route";

const KEY = "back";
const MINUTES = 60;

/** Keeps an address of ours; where nothing can be kept one comes back to the account. */
export function keepBack(address: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ address, until: Date.now() + MINUTES * 60_000 }));
  } catch {
    return;
  }
}

/** Returns the address that was kept, once; null: none, or one that is too old. */
export function takeBack(): string | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as { address: string; until: number } | null;
    localStorage.removeItem(KEY);
    return kept && kept.until > Date.now() ? ours(kept.address) : null;
  } catch {
    return null;
  }
}
