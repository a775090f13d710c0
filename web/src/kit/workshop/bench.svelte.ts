/** The bench of the workshop: a game's data as they are corrected, what was before, and what the checker says; and what
    a game brings to it. */

import type { Component } from "svelte";
import * as api from "../server/api";
import { changed as patched, type Change as Patch } from "../server/changes";
import { onStored, store, stored } from "../browser/storing.svelte";
import { language, t } from "../words/language.svelte";
import type { Checked, DataFiles, Finding } from "../server/types";
import { below, countOf, differences, forced, FORMAT, inverse, isNote, isObject, laid, namedRows, steps, valueAt, withValue, type Change, type Corrections, type Files, type Json, type JsonObject } from "./corrections";
import { backwards, isStill, stepBetween, stepped, type Draft, type Step } from "./drafts";
import { schemaAt, type Form, type Schema } from "./schema";
import { addSet, dropSet, keepSet, lastSet, listSets, noteSet, readSet, setKey, type SetLine } from "./sets";

/** A shelf of the workshop: things of a kind, as they look. */
export interface WorkshopShelf {
  id: string;
  /** Its title, a key of the catalogue. */
  title: string;
  View: Component<{ bench: Bench }>;
  /** Where the things stand that are compared on it: the rows of tables, or what is one thing. */
  lists: string[];
}

/** What a game brings. */
export interface WorkshopModule {
  shelves: WorkshopShelf[];
  /** The tables that are shown as such: where each stands. */
  tables: string[];
  /** The lists that have as many rows as the rules say: none is added or taken away. */
  fixed: string[];
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
  /** What else is to be set where a thing is taken away. */
  gone?: (bench: Bench, at: string) => [place: string, value: Json][];
  /** What stands elsewhere in the data and is told with a thing of a list, below its fields. */
  around?: Record<string, Component<{ bench: Bench; at: string }>>;
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

/** After so many steps it is said that they lie in this browser alone. */
const DUE = 20;
const NOTHING: ReadonlySet<string> = new Set();

export class Bench {
  readonly base: Files;
  #now: Draft = $state.raw({ files: {}, name: "", source: "", compared: NOTHING });
  #past: Step[] = $state.raw([]);
  #future: Step[] = $state.raw([]);
  #last = { what: "", when: 0 };
  /** Which of one's sets lies on the bench, and all of them. */
  current = $state("");
  sets: SetLine[] = $state.raw([]);
  /** Steps since the set was last saved as a file. */
  unsaved = $state(0);
  /** The set as this window kept or read it last. */
  #text: string | null = null;
  #stop: () => void = () => undefined;
  /** The thing in hand, by its place. */
  chosen = $state<string | null>(null);
  shelf = $state("");
  /** Whether those things alone are shown that have not been compared yet. */
  pending = $state(false);
  /** The things of the shelf as they lie there, where it sorts them or leaves some out: so one goes from one to the next. */
  walk = $state.raw<string[] | null>(null);
  /** What the checker said last; null: nothing yet. */
  answer = $state.raw<Checked | null>(null);
  /** The static facts that the corrections make, as far as the server has told them: what is derived from the files. */
  facts: unknown = $state.raw();
  /** Whether the server does not answer. */
  silent = $state(false);
  /** Changes of the set that found something else than they were made for: kept until somebody says which is right. */
  conflicts = $state.raw<Change[]>([]);
  #asking: ReturnType<typeof setTimeout> | undefined;
  /** Another of one's sets that this one is compared with. */
  against = $state.raw<{ name: string; files: Files } | null>(null);

  /** What this set has otherwise than that one. */
  readonly apart = $derived.by(() => (this.against ? differences(this.#now.files, this.against.files) : []));
  readonly #apartText = $derived(this.apart.map((change) => `${change.at.split("/").map((name) => `"${name}"`).join()}${JSON.stringify(change)}`).join());
  readonly changes = $derived(this.#differences());
  readonly count = $derived(countOf(this.changes));
  /** All places at which, or below which, something is otherwise. */
  readonly touched = $derived(new Set(this.changes.flatMap(({ at }) => at.split("/").map((_, i, names) => names.slice(0, i + 1).join("/")))));

  constructor(
    readonly data: DataFiles,
    readonly module: WorkshopModule,
    /** `GET /api/static/<game>`. */
    private readonly shippedFacts: unknown,
  ) {
    this.facts = shippedFacts;
    this.base = { ...data.files, texts: data.texts } as Files;
    this.#take(lastSet(data.game));
    const [shelf = "", chosen = ""] = (stored("session", this.#whereKey) ?? "").split(" ");
    this.shelf = module.shelves.find(({ id }) => id === shelf)?.id ?? module.shelves[0]?.id ?? "";
    this.chosen = chosen && this.at(chosen) !== undefined ? chosen : null;
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
    const { name, source, compared } = this.#now;
    const told = compared.size ? { compared: [...compared] } : {};
    return { format: FORMAT, game: this.data.game, base: this.data.base, name: name.trim(), source: source.trim(), changes: this.changes, ...told };
  }
  /** Those that a game is played with: what was compared is nothing to it. */
  get played(): Corrections {
    const { compared: _compared, ...played } = this.corrections;
    return played;
  }
  /** Whether so much is new since it was last saved that this is to be said. */
  get due(): boolean {
    return this.unsaved >= DUE;
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

  /** The texts that are other than shipped, by language and message; as text, which stays the same while none changes. */
  readonly #ownTexts = $derived.by(() => {
    const found: Record<string, Record<string, string>> = {};
    for (const { at, now } of this.changed("texts")) {
      const [, spoken = "", key = ""] = steps(at);
      if (typeof now === "string" && key) (found[spoken] ??= {})[key] = now;
    }
    return JSON.stringify(found);
  });
  readonly ownTexts = $derived(JSON.parse(this.#ownTexts) as Record<string, Record<string, string>>);
  /** The texts that a thing has in the language of the page: where they stand, and what each is. */
  textsOf(thing: string): { at: string; part: string }[] {
    const spoken = language.now.language;
    const known = this.data.texts[spoken] ?? {};
    return this.module.textsOf(this, thing).flatMap(({ key, part }) => (key in known ? [{ at: `texts/${spoken}/${key}`, part }] : []));
  }

  /** Whether rows may be added to a list and taken from it. */
  grows = (list: string): boolean => !this.module.fixed.includes(list);

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
    this.#edit((draft) => ({ ...draft, files: withValue(draft.files, place, value) }), place);
  }
  /** Sets several values in one step. */
  setAll(values: readonly (readonly [place: string, value: Json | undefined])[]): void {
    this.#edit((draft) => ({ ...draft, files: values.reduce((files, [place, value]) => withValue(files, place, value), draft.files) }));
  }
  rename(what: "name" | "source", text: string): void {
    this.#edit((draft) => ({ ...draft, [what]: text }), what);
  }
  /** Puts a place back as it is shipped. */
  restore(place: string): void {
    this.set(place, this.shipped(place));
  }
  takeBack(change: Change): void {
    this.#edit((draft) => ({ ...draft, files: laid(draft.files, [inverse(change)]).files }));
  }
  takeAllBack(): void {
    this.#edit((draft) => ({ ...draft, files: this.base }));
  }
  /** Makes a change that found something else than it was made for, or leaves what stands there. */
  settle(conflict: Change, mine: boolean): void {
    this.conflicts = this.conflicts.filter((one) => one !== conflict);
    if (mine) this.#edit((draft) => ({ ...draft, files: forced(draft.files, conflict) }));
    else this.#keep();
  }
  /** Notes of things whether they have been compared with the box. */
  tick(things: readonly string[], compared: boolean): void {
    this.#edit((draft) => ({ ...draft, compared: new Set(compared ? [...draft.compared, ...things] : [...draft.compared].filter((one) => !things.includes(one))) }));
  }
  compared = (thing: string): boolean => this.#now.compared.has(thing);
  /** Whether a thing is shown: all are, or those left to compare and the one in hand. */
  shown = (thing: string): boolean => !this.pending || thing === this.chosen || !this.compared(thing);
  /** The things that are compared on a shelf. */
  thingsOf(shelf: WorkshopShelf): string[] {
    return shelf.lists.filter((list) => this.at(list) !== undefined).flatMap((list) => {
      const names = namedRows(this.listAt(list));
      return names ? names.map((name) => below(list, name)) : [list];
    });
  }

  /** Puts corrections on the bench as a set of their own. What lay there stays as it is. */
  open(given: Corrections): void {
    this.switch(addSet(this.data.game, given));
  }
  /** Puts another set on the bench. */
  switch(id: string): void {
    this.chosen = null;
    this.against = null;
    this.#take(id);
    noteSet(this.data.game, id);
    this.ask();
  }
  /** A set beside the others: a new one, or with all that is on the bench now. */
  begin(name: string, copied: boolean): void {
    const changes = copied ? this.changes : [];
    this.switch(addSet(this.data.game, { ...this.corrections, name, changes, ...(copied ? {} : { compared: [], source: "" }) }));
  }
  /** Puts corrections in the place of what is on the bench, in one step. */
  adopt(given: Corrections): void {
    this.#edit(() => this.#draftOf(given));
  }
  /** Looks again which sets there are. */
  list(): void {
    this.sets = listSets(this.data.game);
  }
  /** Compares the set with another; null: with none any more. */
  compare(id: string | null): void {
    const kept = id === null ? null : readSet(stored("local", setKey(this.data.game, id)));
    this.compareWith(kept && kept.corrections);
  }
  compareWith(given: Corrections | null): void {
    this.against = given && { name: given.name, files: laid(this.base, given.changes).files };
  }
  /** Of some ids those that the difference between the two sets speaks of. */
  apartAt = (ids: readonly string[]): string[] => (this.against ? ids.filter((id) => this.#apartText.includes(`"${id}"`)) : []);
  drop(id: string): void {
    dropSet(this.data.game, id);
    if (id === this.current) this.switch(lastSet(this.data.game));
    else this.sets = listSets(this.data.game);
  }
  /** The set was saved as a file. */
  saved(): void {
    this.unsaved = 0;
    this.#keep();
  }

  get undoable(): boolean {
    return this.#past.length > 0;
  }
  get redoable(): boolean {
    return this.#future.length > 0;
  }
  undo(): void {
    this.#follow();
    const step = this.#past.at(-1);
    const before = step && stepped(this.#now, backwards(step));
    this.#turn(before ?? this.#now, before ? this.#past.slice(0, -1) : [], before ? [...this.#future, step] : this.#future);
  }
  redo(): void {
    this.#follow();
    const step = this.#future.at(-1);
    const after = step && stepped(this.#now, step);
    this.#turn(after ?? this.#now, after ? [...this.#past, step] : this.#past, after ? this.#future.slice(0, -1) : []);
  }

  #draftOf({ changes, name, source, compared = [] }: Corrections): Draft {
    const { files, conflicts } = laid(this.base, changes);
    this.conflicts = conflicts;
    return { files, name, source, compared: new Set(compared) };
  }

  /** Takes a set as it is kept. */
  #take(id: string): void {
    const { game } = this.data;
    this.#stop();
    this.#stop = onStored(setKey(game, id), () => this.#follow());
    this.current = id;
    this.#read();
    this.sets = listSets(game);
  }
  #read(): void {
    this.#text = stored("local", setKey(this.data.game, this.current));
    const kept = readSet(this.#text);
    this.#now = kept ? this.#draftOf(kept.corrections) : { files: this.base, name: "", source: "", compared: NOTHING };
    this.#past = kept?.past ?? [];
    this.#future = kept?.future ?? [];
    this.unsaved = kept?.unsaved ?? 0;
    this.#last = { what: "", when: 0 };
  }
  /** Takes what another window has made of the set meanwhile. */
  #follow(): void {
    const text = stored("local", setKey(this.data.game, this.current));
    if (text === null || text === this.#text) return;
    this.#read();
    this.sets = listSets(this.data.game);
    this.ask();
  }

  /** Makes a step; `what`: of which field, so that what is typed in it is one. */
  #edit(change: (draft: Draft) => Draft, what = ""): void {
    this.#follow();
    const draft = change(this.#now);
    const last = this.#past.at(-1);
    const same = what !== "" && what === this.#last.what && Date.now() - this.#last.when < ONE_STEP;
    const before = same && last ? stepped(this.#now, backwards(last)) : null;
    const step = stepBetween(before ?? this.#now, draft);
    const past = before ? this.#past.slice(0, -1) : this.#past;
    if (!before) this.unsaved += 1;
    this.#turn(draft, isStill(step) ? past : [...past, step].slice(-REMEMBERED), []);
    this.#last = { what, when: Date.now() };
  }

  #turn(draft: Draft, past: Step[], future: Step[]): void {
    const same = draft.files === this.files;
    this.#last = { what: "", when: 0 };
    this.#now = draft;
    this.#past = past;
    this.#future = future;
    this.#keep();
    if (!same || !this.answer) this.ask();
  }

  #keep(): void {
    const { game } = this.data;
    const corrections = { ...this.corrections, changes: [...this.changes, ...this.conflicts] };
    this.#text = keepSet(game, this.current, { corrections, past: this.#past, future: this.#future, unsaved: this.unsaved });
    noteSet(game, this.current);
    this.sets = listSets(game);
  }

  get #whereKey(): string {
    return `dosespanas.workshop.${this.data.game}.at`;
  }
  /** Notes where one is, so that one is there again when the page is loaded anew. */
  noteWhere(): void {
    store("session", this.#whereKey, `${this.shelf} ${this.chosen ?? ""}`);
  }

  /** Asks the checker, a moment after the last change. */
  ask(): void {
    clearTimeout(this.#asking);
    this.#asking = setTimeout(() => void this.#check(), PAUSE);
  }
  close(): void {
    clearTimeout(this.#asking);
    this.#stop();
  }

  async #check(): Promise<void> {
    const draft = this.#now;
    try {
      const answer = await api.checkData(this.played, language.now.language);
      if (draft !== this.#now) return;
      this.answer = answer;
      if (answer.facts) this.facts = patched(this.shippedFacts, answer.facts as Patch[]);
      this.silent = false;
    } catch (error) {
      if (draft !== this.#now) return;
      const refused = error instanceof api.ApiError && error.status !== 429 ? error : null;
      this.silent = refused === null;
      if (refused) this.answer = { findings: [{ at: "", severity: "error", value: null, fix: null, text: refused.key ? t(refused.key, refused.args) : refused.message }], digest: null, facts: null };
      else this.#asking = setTimeout(() => void this.#check(), AGAIN);
    }
  }
}

function noted(part: string, note: Json): Note[] {
  if (isObject(note)) return Object.entries(note).flatMap(([key, text]) => noted(key, text ?? ""));
  const text = String(note);
  return [{ part, text, reconstructed: text.includes("reconstructed") }];
}
