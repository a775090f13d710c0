import type { CardNumbers } from "../types";
import type { Words } from "../../../kit/words/words";

/** A bonus or a penalty in words: "two dice more", "−1 on one die of theirs". */
export function combatWords(words: Words, mode: "bonus" | "penalty", numbers: CardNumbers | null): string {
  if (!numbers) return "";
  if (numbers.dice) return words.t(`page-card-${mode}-dice`, { count: Math.abs(numbers.dice) });
  const drm = numbers.drm ?? 0;
  return words.t(`page-card-${mode}-drm`, {
    drm: drm < 0 ? `−${-drm}` : `+${drm}`,
    count: numbers.dice_affected ?? 1,
  });
}
