import * as api from "../server/api";
import { settings } from "../browser/settings.svelte";
import type { Args } from "../server/types";
import { customs, properNames, readWords, type OwnTexts, type ProperName, type Words } from "./words";

const FALLBACK = "en";

/** What a language calls itself. */
export const ownName = (code: string): string => new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;

/** The part of the catalogue that the start page speaks with; a game's table needs that game's besides; others need it whole. */
const START = "start";
const WHOLE = "whole";

/** The words of the page: the catalogue of the server as far as it is needed, changed at once when the language is. */
class Language {
  #words = $state.raw<Words>(readWords(FALLBACK, ""));
  #wanted = FALLBACK;
  #names = $state.raw<ProperName>(() => undefined);
  #game = $state("");
  #own = $state.raw<OwnTexts>({});
  #texts = new Map<string, Promise<string>>();
  /** The parts that were asked for, and those that are there. */
  readonly #asked = new Set([START]);
  #parts = $state.raw<readonly string[]>([]);
  /** The languages there are, as the server tells them. */
  known = $state.raw<string[]>([FALLBACK]);
  /** What to say aloud: in its own words, that the language has been changed. */
  spoken = $state("");
  /** True once there are words to show. */
  ready = $state(false);

  get now(): Words {
    return this.#words;
  }

  /** The game on the table, by name; empty: there is none. */
  get game(): string {
    return this.#game;
  }

  /** The language asked for, else the browser's own, else English. */
  wanted(): string {
    const wishes = [settings.language, ...navigator.languages.map((name) => name.slice(0, 2))];
    return wishes.find((name) => name !== null && this.known.includes(name)) ?? FALLBACK;
  }

  /** Takes up the proper names of the game on the table, its own wording of some messages, and corrected texts. */
  name(names: Record<string, string>, game: string, own: OwnTexts = {}): void {
    this.#names = properNames(names);
    this.#game = game;
    this.#own = own;
  }

  /** No game is on the table any more, unless another has been laid on it. */
  clear(game: string): void {
    if (this.#game === game) this.name({}, "");
  }

  /** A moment, milliseconds since 1970, as people write it. */
  moment(at: number): string {
    return new Intl.DateTimeFormat(customs(this.now.language), { dateStyle: "medium", timeStyle: "short" }).format(at);
  }

  /** Whether the words of a part are there. */
  holds(part: string): boolean {
    return this.#parts.includes(part) || this.#parts.includes(WHOLE);
  }

  /** Gets the words of one part more: `start`, a game's, or the `whole` catalogue. */
  need(part: string): Promise<void> {
    return this.holds(part) ? Promise.resolve() : this.use(this.#wanted, part);
  }

  /** Speaks a language, with one part more than before. */
  async use(name: string, more: string = START): Promise<void> {
    this.#wanted = name;
    this.#asked.add(more);
    const parts = this.#asked.has(WHOLE) ? [WHOLE] : [...this.#asked];
    const own = (await Promise.all(parts.map((part) => this.#text(name, part)))).join("\n");
    if (this.#wanted !== name || (!parts.includes(WHOLE) && parts.length < this.#asked.size)) return;
    this.#parts = parts;
    const other = this.ready && this.#words.language !== name;
    /* What a language lacks the server says in English; a corrected copy's texts may be in English alone. */
    const english = name === FALLBACK ? undefined : { language: FALLBACK, ftl: "" };
    this.#words = readWords(name, own, english, (term) => this.#names(term), () => this.#game, () => this.#own);
    this.ready = true;
    document.documentElement.lang = name;
    if (other) this.spoken = this.#words.t("page-language-is");
  }

  #text(name: string, part: string): Promise<string> {
    const key = `${name} ${part}`;
    const known = this.#texts.get(key);
    if (known) return known;
    const text = api.catalogue(name, part);
    this.#texts.set(key, text);
    text.catch(() => this.#texts.delete(key));
    return text;
  }
}

export const language = new Language();

/** Words for a term or a message key, in the language of the page; `before`: what was said just before (`Translate`). */
export function t(termOrKey: string, args?: Args, before?: Args): string {
  return language.now.t(termOrKey, args, before);
}

/** A message that the server named, in words; where the catalogue has none, `otherwise`, what the server says in plain English. */
export const messageOr = (key: string, args: Args, otherwise: string): string => (language.now.has(key) ? t(key, args) : otherwise);

/** What somebody called a thing of a game; one that bears the name of its scenario is called by that in words. */
export function named(game: string, name: string): string {
  const key = ownKey(game, `page-scenario-${name}`);
  return language.now.has(key) ? t(key) : name;
}

/** A message as a game words it, whether or not it is the game on the table; else as all games share it. */
export function ownKey(game: string, key: string): string {
  return language.now.has(`${key}-${game}`) ? `${key}-${game}` : key;
}
