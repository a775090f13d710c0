/** How long a digit waits for another one, in milliseconds. */
const PATIENCE = 1500;

/** The digit that a key stands for, also where the row of digits gives them with the shift key alone (AZERTY); else null. */
export function digitOf({ key, code, shiftKey }: Pick<KeyboardEvent, "key" | "code" | "shiftKey">): string | null {
  if (/^\d$/.test(key)) return key;
  return shiftKey ? null : (/^Digit(\d)$/.exec(code)?.[1] ?? null);
}

/** Which of several things a number typed digit by digit means. */
export class Numbers {
  #so = "";
  #when = 0;

  /** Forgets what was typed: other things are numbered now. */
  clear(): void {
    this.#so = "";
  }

  /**
   * Takes a digit; tells the place of what is meant among `count` things, from 0, and whether no further digit could
   * mean another. Null if nothing bears the number.
   */
  typed(digit: string, count: number, now: number = Date.now()): { at: number; whole: boolean } | null {
    const longer = now - this.#when < PATIENCE ? this.#so + digit : digit;
    this.#when = now;
    this.#so = Number(longer) <= count ? longer : digit;
    const meant = Number(this.#so);
    if (meant < 1 || meant > count) {
      this.clear();
      return null;
    }
    const whole = meant * 10 > count;
    if (whole) this.clear();
    return { at: meant - 1, whole };
  }
}
