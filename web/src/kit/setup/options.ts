import type { Chosen, ShelfGame, ShelfOption, SideName } from "../server/types";
import { SIDES } from "../sides/sides";

/** Groups are told in this order, any others after them. */
const GROUPS = ["standard", "advanced", "optional", "variant", "edition", "switch", "handicap", "comfort"];

/** How the names of handicaps begin, by the side that they help. */
export const HELPS = { nationalist: "nat_", republican: "rep_" } as const;

/** The side that an option helps, and the message of what it gives it; null for one that is no handicap. */
export function helpOf(option: ShelfOption): { side: SideName; help: string } | null {
  const side = SIDES.find((name) => option.group === "handicap" && option.name.startsWith(HELPS[name]));
  return side ? { side, help: `page-help-${option.name.slice(HELPS[side].length)}` } : null;
}

export interface OptionGroup {
  /** The message of its title, without `page-options-`. */
  title: string;
  options: ShelfOption[];
}

/** The options of a game in the order they are told, one list for each group that has any; handicaps by side. */
export function grouped(options: ShelfOption[]): OptionGroup[] {
  return [...new Set([...GROUPS, ...options.map(({ group }) => group)])]
    .flatMap((group) => {
      const those = options.filter((option) => option.group === group);
      if (group !== "handicap") return { title: group, options: those };
      return SIDES.map((side) => ({ title: `${group}-${side}`, options: those.filter((option) => helpOf(option)?.side === side) }));
    })
    .filter(({ options: found }) => found.length > 0);
}

export function isOn(option: ShelfOption, chosen: Chosen): boolean {
  return chosen[option.name] ?? option.default;
}

/** Every option with what it is set to, as a new game is asked for. */
export function settled(game: ShelfGame, chosen: Chosen): Chosen {
  return Object.fromEntries(game.options.map((option) => [option.name, isOn(option, chosen)]));
}

/** The option that is on and forbids this one, or null. */
export function conflict(game: ShelfGame, option: ShelfOption, chosen: Chosen): ShelfOption | null {
  for (const pair of game.exclude) {
    if (!pair.includes(option.name)) continue;
    const other = game.options.find(({ name }) => name !== option.name && pair.includes(name));
    if (other && isOn(other, chosen)) return other;
  }
  return null;
}

/** Groups that presets leave alone: they change nothing of which rules are played. */
const KEPT = ["comfort", "handicap"];

/** The options as a preset sets them: those it does not name go back to their defaults, conveniences and handicaps stay. */
export function preset(game: ShelfGame, name: string, chosen: Chosen): Chosen {
  const kept = game.options.filter((option) => KEPT.includes(option.group) && option.name in chosen);
  return { ...Object.fromEntries(kept.map((option) => [option.name, isOn(option, chosen)])), ...game.presets[name] };
}

/** Whether the options are just those of a preset. */
export function isPreset(game: ShelfGame, name: string, chosen: Chosen): boolean {
  const wanted = preset(game, name, chosen);
  return game.options.every((option) => isOn(option, chosen) === isOn(option, wanted));
}

/** What differs from the standard game: presets that are whole, and the options beside them. */
export function changed(game: ShelfGame, chosen: Chosen): { presets: string[]; options: ShelfOption[] } {
  const different = game.options.filter((option) => isOn(option, chosen) !== option.default);
  const names = new Set(different.map(({ name }) => name));
  const presets = Object.entries(game.presets).filter(([, wanted]) => Object.keys(wanted).every((name) => names.has(name)));
  const told = new Set(presets.flatMap(([, wanted]) => Object.keys(wanted)));
  return { presets: presets.map(([name]) => name), options: different.filter(({ name }) => !told.has(name)) };
}
