/** What a player has written beside hexes: for one's own eyes, kept in this browser, game by game and side by side. */

import { store, stored } from "../../../kit/browser/storing.svelte";
import type { HexId } from "../types";

export type Notes = Readonly<Record<HexId, string>>;

/** So many letters a note has at most. */
export const LONGEST = 400;

const keyOf = (notebook: string): string => `dosespanas.notes.${notebook}`;

export function keptNotes(notebook: string): Notes {
  try {
    const kept: unknown = JSON.parse(stored("local", keyOf(notebook)) ?? "{}");
    if (typeof kept !== "object" || kept === null || Array.isArray(kept)) return {};
    return Object.fromEntries(Object.entries(kept).filter(([hex, text]) => /^\d{4}$/.test(hex) && typeof text === "string" && text !== ""));
  } catch {
    return {};
  }
}

/** The notes with one changed; an empty one goes. */
export function noted(notes: Notes, hex: HexId, text: string): Notes {
  const others = Object.entries(notes).filter(([at]) => at !== hex);
  const said = text.trim().slice(0, LONGEST);
  return Object.fromEntries(said ? [...others, [hex, said]] : others);
}

export const keepNotes = (notebook: string, notes: Notes): void => store("local", keyOf(notebook), JSON.stringify(notes));
