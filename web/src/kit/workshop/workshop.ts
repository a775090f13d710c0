/** What a game brings to its workshop; the rest is the same for all. */

import type { Component } from "svelte";
import type { Json, JsonObject } from "./corrections";
import type { Bench } from "./bench.svelte";

/** A shelf of the workshop: things of a kind, as they look. */
export interface WorkshopShelf {
  id: string;
  /** Its title, a key of the catalogue. */
  title: string;
  View: Component<{ bench: Bench }>;
}

/** What a game brings. */
export interface WorkshopModule {
  shelves: WorkshopShelf[];
  /** The tables that are shown as such: where each stands. */
  tables: string[];
  /** What a thing is called, by its place; null: as its field is. */
  nameOf: (bench: Bench, at: string) => string | null;
  /** The messages of the catalogue that are a thing's texts, and what each is: `name`, `history`. */
  textsOf: (bench: Bench, at: string) => { key: string; part: string }[];
  /** The ids that a field may tell, where it tells ids; `holder`: the object that it is a field of. */
  idsFor: (bench: Bench, field: string, holder: JsonObject, at: string) => string[] | null;
  /** What a word of the data is called, as a field of a thing; null: it stands for itself. */
  wordFor: (bench: Bench, field: string, word: string, holder: JsonObject, at: string) => string | null;
  /** A row without an id in words, such as a link. */
  rowWords: (bench: Bench, at: string, row: Json) => string | null;
  /** The fields that a note on a source speaks of, where they are not called as the note is. */
  noted: Record<string, string[]>;
}
