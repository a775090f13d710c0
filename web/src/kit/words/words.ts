import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Args, Message, Value } from "../server/types";

/**
 * Turns a term (`box:madrid`) or a message key (`prompt-move`) into the words of one language. `before`: what the sentence
 * just before was given; a place without a name that was told there by one beside it is told by its number.
 */
export type Translate = (termOrKey: string, args?: Args, before?: Args) => string;

export interface Words {
  language: string;
  t: Translate;
  has: (key: string) => boolean;
  /** A sentence that the server says: a message with its arguments, which may be sentences or several of them. */
  say: (sentence: Message) => string;
  list: (items: string[]) => string;
  percent: (share: number) => string;
}

/** A month, but not a span of years such as `1936-37`. */
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const TERM = /^([a-z]+):([\w.:-]+)$/;

/** A number below nothing, which is written with a true minus. */
class Below extends FluentNumber {
  override toString(scope: Parameters<FluentNumber["toString"]>[0]): string {
    return super.toString(scope).replace("-", "−");
  }
}

function isSentence(value: { [key: string]: Value }): value is { key: string; args: Args } {
  return "key" in value && "args" in value;
}

/** The message a term stands for, with its arguments; null when the text is no term. */
export function messageOf(term: string): { key: string; args: Args } | null {
  const match = TERM.exec(term);
  if (!match) return null;
  const [, prefix = "", id = ""] = match;
  if (prefix === "troop") {
    const [side = "", type = "", strength = ""] = id.split(":");
    return { key: "troop", args: { type: `type:${side}:${type}`, strength: Number(strength) } };
  }
  return { key: `${prefix}-${id.replaceAll(":", "-")}`, args: {} };
}

function bundleOf(language: string, ftl: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(ftl), { allowOverrides: true });
  return bundle;
}

/** The proper name a game's own data give a term, the same in every language; undefined if they give none. */
export type ProperName = (term: string) => string | undefined;

/** What a corrected copy of the data calls otherwise than the catalogue, by language and message. */
export type OwnTexts = Record<string, Record<string, string>>;

/** The term of a place that is known by its number. */
const NUMBERED = /^\w+:(\d+)$/;

/** Names from a game's data: those of places keep their number, `Madrid (2712)`. */
export function properNames(names: Record<string, string>): ProperName {
  return (term) => {
    const name = names[term];
    const number = NUMBERED.exec(term)?.[1];
    return name !== undefined && number ? `${name} (${number})` : name;
  };
}

/** Each name once, with how often it stands where that is several times. */
function counted(names: string[]): string[] {
  return [...new Set(names)].map((name) => {
    const times = names.filter((one) => one === name).length;
    return times === 1 ? name : `${times} × ${name}`;
  });
}

/** By language the country whose customs its catalogue keeps, where that is not the most usual one: "A, B and C". */
const REGIONS: Record<string, string> = { en: "en-GB" };

/** The customs by which lists and dates of a language are written. */
export const customs = (language: string): string => REGIONS[language] ?? language;

/**
 * Reads a Fluent catalogue, and the one to fall back on (English) for what it lacks. Arguments are
 * put into words as the server's own catalogue does it: lists as the language has them, numbers with commas; nothing is `none`; a month
 * (`1936-07`) is named.
 * A text of a corrected copy of the data goes before all, one in the language to fall back on before nothing.
 * A proper name goes before all words, and so does a message that the game words in its own way: `action-attack-<game>`.
 */
export function readWords(
  language: string,
  ftl: string,
  fallback?: { language: string; ftl: string },
  proper: ProperName = () => undefined,
  game: () => string = () => "",
  texts: () => OwnTexts = () => ({}),
): Words {
  const bundles = [bundleOf(language, ftl)];
  if (fallback) bundles.push(bundleOf(fallback.language, fallback.ftl));
  const lists = {
    conjunction: new Intl.ListFormat(customs(language), { type: "conjunction" }),
    disjunction: new Intl.ListFormat(customs(language), { type: "disjunction" }),
  };
  const monthFormat = new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" });
  const percentFormat = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });

  const holder = (key: string): FluentBundle | undefined => bundles.find((bundle) => bundle.hasMessage(key));
  const own = (key: string): string | undefined =>
    texts()[language]?.[key] ??
    (fallback && bundles[0]?.hasMessage(key) !== true ? texts()[fallback.language]?.[key] : undefined);
  const has = (key: string): boolean => own(key) !== undefined || holder(key) !== undefined;

  /** What is given as several, one of them or all, as the language lists it; each is told once. */
  function joined(several: { [key: string]: Value }): string {
    const type = "any_of" in several ? "disjunction" : "conjunction";
    const items = several["any_of"] ?? several["all_of"];
    return lists[type].format(new Set((Array.isArray(items) ? items : []).map((item) => String(word(item)))));
  }

  /** Several as the language lists them, each once, with how often it is there; numbers, as of dice, all. */
  function several(items: Value[]): string {
    const names = items.map((item) => (typeof item === "string" ? term(item) : String(word(item))));
    return items.every((item) => typeof item === "number") ? names.join(", ").replace(/(?<![\w-])-(?=\d)/g, "−") : lists.conjunction.format(counted(names));
  }

  /** `named`: the terms that the same sentence tells besides; `before`: those of the one before. */
  function word(value: Value, named: Set<Value> = new Set(), before: Value[] = []): FluentVariable {
    if (typeof value === "number") return value < 0 ? new Below(value) : value;
    if (typeof value === "string") return MONTH.test(value) ? monthFormat.format(new Date(value)) : placed(value, named, before);
    if (Array.isArray(value)) return several(value) || "—";
    if (value === null || value === undefined) return "none";
    if (typeof value === "object") return isSentence(value) ? t(value.key, value.args) : joined(value);
    return String(value);
  }

  /** A term; a place that has a number and no name is told by one beside it, named once, where it stands alone. */
  function placed(text: string, named: Set<Value>, before: Value[]): string {
    const beside = proper(`beside:${text}`);
    if (beside === undefined || named.has(beside) || before.includes(text)) return term(text);
    named.add(beside);
    return t("place-beside", { number: text.slice(text.lastIndexOf(":") + 1), place: nameOf(beside) });
  }

  /** The name of a place that has a number, without it. */
  function nameOf(place: string): string {
    const own = `place-${game()}-${NUMBERED.exec(place)?.[1]}`;
    return has(own) ? t(own) : (proper(place)?.replace(/ \(\d+\)$/, "") ?? place);
  }

  function term(text: string): string {
    const message = messageOf(text);
    if (!message) return text;
    const number = NUMBERED.exec(text)?.[1];
    const place = `place-${game()}-${number}`;
    if (number && has(place)) return `${t(place)} (${number})`;
    const name = proper(text);
    if (name !== undefined) return name;
    if (text.startsWith("rule:")) return text.slice("rule:".length);
    return has(message.key) ? t(message.key, message.args) : text.slice(text.lastIndexOf(":") + 1);
  }

  function t(termOrKey: string, args: Args = {}, before: Args = {}): string {
    if (TERM.test(termOrKey)) return term(termOrKey);
    const text = own(termOrKey);
    if (text !== undefined) return text;
    const ofGame = `${termOrKey}-${game()}`;
    const key = has(ofGame) ? ofGame : termOrKey;
    const bundle = holder(key);
    const pattern = bundle?.getMessage(key)?.value;
    if (!bundle || !pattern) return termOrKey;
    const words: Record<string, FluentVariable> = {};
    const named = new Set(Object.values(args));
    for (const [name, value] of Object.entries(args)) words[name] = word(value, named, Object.values(before));
    const problems: Error[] = [];
    return bundle.formatPattern(pattern, words, problems).trim();
  }

  return {
    language,
    t,
    has,
    say: ({ key, args }) => t(key, args),
    list: (items) => lists.conjunction.format(items),
    percent: (share) => percentFormat.format(share),
  };
}
