import { phone } from "./phone";
import { store, stored } from "./storing.svelte";

export type Theme = "system" | "light" | "dark";
/** A page of the panel, by name: each game has its own. */
export type Tab = string;
export type SheetHeight = "low" | "half" | "full";

const KEY = "dosespanas.settings";

interface Saved {
  language: string | null;
  theme: Theme;
  fast: boolean;
  sound: boolean;
  /** Whether to ask before something is lost. */
  confirm: boolean;
  /** What is not asked about any more, by the keys of its messages. */
  unasked: readonly string[];
  tab: Tab;
  sheet: SheetHeight;
  /** Whether the choices are listed even where all of them glow on the map. */
  choicesOpen: boolean;
  /** What is laid over a map, by name. */
  layers: readonly string[];
  /** Whether the key of what is laid over a map is unfolded. */
  keyOpen: boolean;
  /** Whether the other side's turn is shown as a film, and how fast. */
  film: boolean;
  filmSpeed: number;
  /** Whether what came of a battle waits until it has been read. */
  battleWait: boolean;
  /** The opponent whose hints are asked for, by name; null: the strongest there is. */
  adviser: string | null;
  /** Whether new words of the other side are shown over the map. */
  words: boolean;
  /** Whether the other person may know that one is at the game, and is shown here too. */
  presence: boolean;
  /** Whether the chance to win is worked out for every position of a board to think on. */
  judges: boolean;
  /** On a board to think on: what either side could do next lies over the map. */
  ideas: boolean;
}

const STANDARD: Saved = {
  language: null,
  theme: "system",
  fast: false,
  sound: false,
  confirm: true,
  unasked: [],
  tab: "now",
  sheet: "half",
  choicesOpen: false,
  layers: ["control"],
  keyOpen: !phone.current,
  film: true,
  filmSpeed: 1,
  battleWait: true,
  adviser: null,
  words: true,
  presence: true,
  judges: true,
  ideas: false,
};

function load(): Saved {
  try {
    return { ...STANDARD, ...(JSON.parse(stored("local", KEY) ?? "{}") as Partial<Saved>) };
  } catch {
    return STANDARD;
  }
}

/** What a player has set, kept in this browser. */
class Settings {
  #saved = $state<Saved>(load());

  get language(): string | null {
    return this.#saved.language;
  }
  set language(value: string | null) {
    this.#set("language", value);
  }
  get theme(): Theme {
    return this.#saved.theme;
  }
  set theme(value: Theme) {
    this.#set("theme", value);
  }
  get fast(): boolean {
    return this.#saved.fast;
  }
  set fast(value: boolean) {
    this.#set("fast", value);
  }
  get sound(): boolean {
    return this.#saved.sound;
  }
  set sound(value: boolean) {
    this.#set("sound", value);
  }
  get confirm(): boolean {
    return this.#saved.confirm;
  }
  /** Whoever wishes to be asked is asked about everything again. */
  set confirm(value: boolean) {
    this.#set("confirm", value);
    this.#set("unasked", []);
  }
  get unasked(): readonly string[] {
    return this.#saved.unasked;
  }
  set unasked(value: readonly string[]) {
    this.#set("unasked", value);
  }
  get tab(): Tab {
    return this.#saved.tab;
  }
  set tab(value: Tab) {
    this.#set("tab", value);
  }

  /** A new game does not open on the page of the battle that the last one ended with. */
  leaveBattle(): void {
    if (this.tab === "battle") this.tab = STANDARD.tab;
  }
  get sheet(): SheetHeight {
    return this.#saved.sheet;
  }
  set sheet(value: SheetHeight) {
    this.#set("sheet", value);
  }
  get choicesOpen(): boolean {
    return this.#saved.choicesOpen;
  }
  set choicesOpen(value: boolean) {
    this.#set("choicesOpen", value);
  }
  get layers(): readonly string[] {
    return this.#saved.layers;
  }
  set layers(value: readonly string[]) {
    this.#set("layers", value);
  }
  get keyOpen(): boolean {
    return this.#saved.keyOpen;
  }
  set keyOpen(value: boolean) {
    this.#set("keyOpen", value);
  }
  get film(): boolean {
    return this.#saved.film;
  }
  set film(value: boolean) {
    this.#set("film", value);
  }
  get filmSpeed(): number {
    return this.#saved.filmSpeed;
  }
  set filmSpeed(value: number) {
    this.#set("filmSpeed", value);
  }
  get battleWait(): boolean {
    return this.#saved.battleWait;
  }
  set battleWait(value: boolean) {
    this.#set("battleWait", value);
  }
  get adviser(): string | null {
    return this.#saved.adviser;
  }
  set adviser(value: string | null) {
    this.#set("adviser", value);
  }

  get presence(): boolean {
    return this.#saved.presence;
  }
  set presence(value: boolean) {
    this.#set("presence", value);
  }
  get words(): boolean {
    return this.#saved.words;
  }
  set words(value: boolean) {
    this.#set("words", value);
  }

  get ideas(): boolean {
    return this.#saved.ideas;
  }
  set ideas(value: boolean) {
    this.#set("ideas", value);
  }
  get judges(): boolean {
    return this.#saved.judges;
  }
  set judges(value: boolean) {
    this.#set("judges", value);
  }

  #set<K extends keyof Saved>(key: K, value: Saved[K]): void {
    this.#saved[key] = value;
    store("local", KEY, JSON.stringify(this.#saved));
  }
}

export const settings = new Settings();

/** Sets the lamp: `system` follows the machine; paper is light. */
export function applyTheme(theme: Theme): void {
  const paper = matchMedia("print").matches;
  const dark = !paper && (theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches));
  document.documentElement.dataset["theme"] = dark ? "dark" : "light";
}

export function reducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
