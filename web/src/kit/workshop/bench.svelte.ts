/** The bench of the workshop: a game's data as they are corrected, what was before, and what the checker says; and what
    a game brings to it. */

import type { Component } from "svelte";
import * as api from "../server/api";
import { changed as patched, type Change as Patch } from "../server/changes";
import { store, stored } from "../browser/storing.svelte";
import { language, t } from "../words/language.svelte";
import type { Checked, DataFiles, Finding } from "../server/types";
import { below, countOf, differences, FORMAT, inverse, isNote, isObject, laid, readCorrections, steps, valueAt, withValue, type Change, type Corrections, type Files, type Json, type JsonObject } from "./corrections";
import { schemaAt, type Form, type Schema } from "./schema";

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

/** All that can be undone. */
interface Draft {
  files: Files;
  name: string;
  source: string;
}

/** A note on where a datum comes from, and what of the thing it speaks of. */
export interface Note {
  part: string;
  text: string;
  reconstructed: boolean;
}

/** As many steps can be undone. */
const REMEMBERED = 500;
/** What is typed in one field within this time, in milliseconds, is one step. */
const ONE_STEP = 1_500;
/** After the last change the checker waits so long. */
const PAUSE = 250;
/** Where it does not answer it is asked again after so long. */
const AGAIN = 3_000;

const keyOf = (game: string): string => `dosespanas.workshop.${game}`;

export class Bench {
  readonly base: Files;
  #now: Draft = $state.raw({ files: {}, name: "", source: "" });
  #past: Draft[] = $state.raw([]);
  #future: Draft[] = $state.raw([]);
  #last = { what: "", when: 0 };
  /** The thing in hand, by its place. */
  chosen = $state<string | null>(null);
  shelf = $state("");
  /** What the checker said last; null: nothing yet. */
  answer = $state.raw<Checked | null>(null);
  /** The static facts that the corrections make, as far as the server has told them: what is derived from the files. */
  facts: unknown = $state.raw();
  /** Whether the server does not answer. */
  silent = $state(false);
  /** Changes of opened corrections that found something else than they were made for. */
  conflicts = $state.raw<Change[]>([]);
  #asking: ReturnType<typeof setTimeout> | undefined;

  readonly changes = $derived(this.#differences());
  readonly count = $derived(countOf(this.changes));

  constructor(
    readonly data: DataFiles,
    readonly module: WorkshopModule,
    /** `GET /api/static/<game>`. */
    private readonly shippedFacts: unknown,
  ) {
    this.facts = shippedFacts;
    this.base = { ...data.files, texts: data.texts } as Files;
    this.#now = { files: this.base, name: "", source: "" };
    this.shelf = module.shelves[0]?.id ?? "";
    const kept = readCorrections(stored("local", keyOf(data.game)) ?? "");
    if (kept?.game === data.game) this.#now = this.#draftOf(kept);
  }

  #differences(): Change[] {
    return differences(this.#now.files, this.base);
  }

  get files(): Files {
    return this.#now.files;
  }
  get name(): string {
    return this.#now.name;
  }
  get source(): string {
    return this.#now.source;
  }

  /** What is otherwise, as a file of corrections. */
  get corrections(): Corrections {
    const { name, source } = this.#now;
    return { format: FORMAT, game: this.data.game, base: this.data.base, name: name.trim(), source: source.trim(), changes: this.changes };
  }

  /** What stands at a place now, and as shipped; undefined: nothing. */
  at = (place: string): Json | undefined => valueAt(this.files, place);
  shipped = (place: string): Json | undefined => valueAt(this.base, place);
  /** What lies there, as an object or as a list; empty where it is none. */
  objectAt = (place: string): JsonObject => {
    const value = this.at(place);
    return isObject(value) ? value : {};
  };
  listAt = (place: string): Json[] => {
    const value = this.at(place);
    return Array.isArray(value) ? value : [];
  };

  /** The texts that are other than shipped, by language and message. */
  get ownTexts(): Record<string, Record<string, string>> {
    const found: Record<string, Record<string, string>> = {};
    for (const { at, now } of this.changed("texts")) {
      const [, spoken = "", key = ""] = steps(at);
      if (typeof now === "string" && key) (found[spoken] ??= {})[key] = now;
    }
    return found;
  }
  /** The texts that a thing has in the language of the page: where they stand, and what each is. */
  textsOf(thing: string): { at: string; part: string }[] {
    const spoken = language.now.language;
    const known = this.data.texts[spoken] ?? {};
    return this.module.textsOf(this, thing).flatMap(({ key, part }) => (key in known ? [{ at: `texts/${spoken}/${key}`, part }] : []));
  }

  /** The changes at a place and below it. */
  changed = (place: string): Change[] => this.changes.filter(({ at }) => at === place || at.startsWith(`${place}/`));
  /** What the checker says of a place and of what is below it. */
  findings = (place: string): Finding[] => (this.answer?.findings ?? []).filter(({ at }) => at === place || at.startsWith(`${place}/`));

  /** The schema of a place. */
  form(place: string): Form | null {
    const [file = "", ...path] = steps(place);
    const root = this.root(place);
    const values = path.map((_, i) => this.at(path.slice(0, i).reduce(below, file)));
    return schemaAt(root, path, values);
  }
  root = (place: string): Schema => (this.data.schemas[steps(place)[0] ?? ""] ?? {}) as Schema;

  /** Where a thing comes from: its own notes, else those of the list that it stands in. */
  notes(place: string): Note[] {
    const value = this.at(place);
    const own = isObject(value) ? Object.entries(value).filter(([key]) => isNote(key)) : [];
    const up = place.lastIndexOf("/");
    if (!own.length && up > 0) {
      const parent = this.objectAt(place.slice(0, up));
      const beside = parent[`${place.slice(up + 1)}_source`];
      return beside === undefined ? this.notes(place.slice(0, up)) : noted("", beside);
    }
    return own.flatMap(([key, note]) => noted(key === "source" ? "" : key.replace(/_source$/, ""), note ?? ""));
  }

  /** The note that speaks of a field of a thing, if it says that the field is not known. */
  reconstructed(thing: string, field: string): Note | null {
    const known = this.notes(thing).filter((note) => note.reconstructed);
    const { noted } = this.module;
    return known.find(({ part }) => part === field || noted[part]?.includes(field)) ?? null;
  }

  set(place: string, value: Json | undefined): void {
    this.#step({ ...this.#now, files: withValue(this.files, place, value) }, place);
  }
  /** Sets several values in one step. */
  setAll(values: [place: string, value: Json][]): void {
    this.#step({ ...this.#now, files: values.reduce((files, [place, value]) => withValue(files, place, value), this.files) }, "");
  }
  rename(what: "name" | "source", text: string): void {
    this.#step({ ...this.#now, [what]: text }, what);
  }
  /** Puts a place back as it is shipped. */
  restore(place: string): void {
    this.set(place, this.shipped(place));
  }
  takeBack(change: Change): void {
    this.#step({ ...this.#now, files: laid(this.files, [inverse(change)]).files }, "");
  }
  takeAllBack(): void {
    this.#step({ files: this.base, name: "", source: "" }, "");
  }
  /** Lays corrections upon the bench, in place of what lies there: that can be undone. */
  open(given: Corrections): void {
    this.#step(this.#draftOf(given), "");
  }

  get undoable(): boolean {
    return this.#past.length > 0;
  }
  get redoable(): boolean {
    return this.#future.length > 0;
  }
  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#future = [...this.#future, this.#now];
    this.#past = this.#past.slice(0, -1);
    this.#turn(before);
  }
  redo(): void {
    const after = this.#future.at(-1);
    if (!after) return;
    this.#past = [...this.#past, this.#now];
    this.#future = this.#future.slice(0, -1);
    this.#turn(after);
  }

  #draftOf({ changes, name, source }: Corrections): Draft {
    const { files, conflicts } = laid(this.base, changes);
    this.conflicts = conflicts;
    return { files, name, source };
  }

  #step(draft: Draft, what: string): void {
    const same = what !== "" && what === this.#last.what && Date.now() - this.#last.when < ONE_STEP;
    if (!same || !this.#past.length) this.#past = [...this.#past, this.#now].slice(-REMEMBERED);
    this.#future = [];
    this.#turn(draft);
    this.#last = { what, when: Date.now() };
  }

  #turn(draft: Draft): void {
    this.#last = { what: "", when: 0 };
    this.#now = draft;
    store("local", keyOf(this.data.game), this.count || draft.name || draft.source ? JSON.stringify(this.corrections) : "");
    this.ask();
  }

  /** Asks the checker, a moment after the last change. */
  ask(): void {
    clearTimeout(this.#asking);
    this.#asking = setTimeout(() => void this.#check(), PAUSE);
  }
  close(): void {
    clearTimeout(this.#asking);
  }

  async #check(): Promise<void> {
    const draft = this.#now;
    try {
      const answer = await api.checkData(this.corrections, language.now.language);
      if (draft !== this.#now) return;
      this.answer = answer;
      if (answer.facts) this.facts = patched(this.shippedFacts, answer.facts as Patch[]);
      this.silent = false;
    } catch (error) {
      if (draft !== this.#now) return;
      const refused = error instanceof api.ApiError && error.status !== 429 ? error : null;
      this.silent = refused === null;
      if (refused) this.answer = { findings: [{ at: "", severity: "error", value: null, text: refused.key ? t(refused.key, refused.args) : refused.message }], digest: null, facts: null };
      else this.#asking = setTimeout(() => void this.#check(), AGAIN);
    }
  }
}

function noted(part: string, note: Json): Note[] {
  if (isObject(note)) return Object.entries(note).flatMap(([key, text]) => noted(key, text ?? ""));
  const text = String(note);
  return [{ part, text, reconstructed: text.includes("reconstructed") }];
}
