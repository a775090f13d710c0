import { numbers } from "../../../kit/words/numbers";
import type { GameEvent, SideName, Term } from "../../../kit/server/types";
import type { RollStep } from "../types";

/** One die of a roll and what happens to it. */
export interface Die {
  rolled: number;
  /** The modifiers that land on it, in order, each with the moment (0, 1, 2 ...) it lands. */
  steps: { source: Term; drm: number; moment: number }[];
  final: number;
  hit: boolean;
}

export interface Roll {
  side: SideName;
  dice: Die[];
  hits: number;
  moments: number;
}

/** Reads a `roll` event: the dice as they fell and the modifiers that land on them one by one. */
export function readRoll(event: GameEvent): Roll {
  const rolls = numbers(event.args["rolls"]);
  const steps = (Array.isArray(event.args["steps"]) ? event.args["steps"] : []) as unknown as RollStep[];
  const hits = Number(event.args["hits"] ?? 0);
  const dice: Die[] = rolls.map((rolled) => ({ rolled, steps: [], final: rolled, hit: false }));
  steps.forEach((step, moment) => {
    const die = dice[step.die];
    if (!die) return;
    die.steps.push({ source: step.source, drm: step.drm, moment });
    die.final += step.drm;
  });
  const best = [...dice].sort((a, b) => b.final - a.final).slice(0, hits);
  for (const die of best) die.hit = true;
  const side = String(event.args["side"] ?? event.side).replace("side:", "") as SideName;
  return { side, dice, hits, moments: steps.length };
}

/** What a die shows at a moment: before the first modifier has landed, `moment` is 0. */
export function shown(die: Die, moment: number): number {
  return die.steps.filter((step) => step.moment < moment).reduce((sum, step) => sum + step.drm, die.rolled);
}

