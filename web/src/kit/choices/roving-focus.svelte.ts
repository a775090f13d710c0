import { flushSync } from "svelte";
import { guard } from "./guard.svelte";
import { Numbers } from "./numbers";

/** A second press of the same key within so many milliseconds is a slip. */
const TWICE = 400;
const MOST_QUEUED = 3;
/** The key that ends what is asked. */
const END = "n";
/** After so many milliseconds the page is busy with what has been done, if it is. */
const SOON = 60;

/** What a key stands for that was pressed while the page took nothing: tells whether it could still be done. */
type Kept = (phase: string) => boolean;

/**
 * The choices on the screen, for whoever uses keys: Tab goes from one to the next, a number takes the one that bears it.
 *
 * A key that is pressed while the page takes nothing (an answer is on its way, or choices have just been drawn) is kept
 * and done as soon as it takes something again, one after the other. What it meant when it was pressed it means then:
 * - a number, or Enter on a choice that Tab has led to: that choice, if it is still offered;
 * - the key that ends (N): the end that was in sight, if it is still offered in the same phase. It is not kept where that
 *   end may not have been looked at: right after another N, while an answer on its way ends something itself, and as long
 *   as a phase that has just begun takes nothing. So it never ends another phase than the one it was pressed in;
 * - a key of the game that acts: that, in the same phase.
 * What cannot be done any more is dropped, with all that was pressed after it.
 */
export class RovingFocus {
  /** Whether a key was pressed last: then each choice shows its number. */
  byKeys = $state(false);
  /** Whether there is room for the numbers: until others are drawn, so that a press moves no choice away under the hand. */
  numbered = $state(false);
  /** Whether Esc has led out of the choices: until others are drawn, Tab goes through the page as everywhere. */
  #left = false;
  readonly #numbers = new Numbers();
  /** What was pressed while the page took nothing. */
  #queued: Kept[] = [];
  /** Whose choices in which phase are on the screen, and whether they are the first that were drawn in it. */
  #phase = "";
  #begun = false;
  /** Whether Tab has led to a choice since these were drawn. */
  #stepped = false;
  /** The number that took a choice last, or the key that ends, and when. */
  #last = { digit: "", when: 0 };

  /** A key was pressed: what is folded for the mouse unfolds at once. */
  typed(): void {
    if (this.byKeys && this.numbered) return;
    this.byKeys = this.numbered = true;
    flushSync();
  }

  /** The mouse or a finger was pressed. */
  pointed(): void {
    this.#queued = [];
    this.byKeys = false;
  }

  /** Others have been drawn: those of a side in a phase of a game. */
  drawn(phase: string): void {
    this.#begun = phase !== this.#phase;
    this.#phase = phase;
    this.#stepped = false;
    this.numbered = this.byKeys;
    this.#numbers.clear();
    this.#left = false;
  }

  /** Those that end nothing. */
  #harmless(): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>("button.lead, button.choice:not([data-ends])")].filter((button) => button.checkVisibility());
  }

  /** Those that bear a number: what is advised stands beside them, and leaves them theirs. */
  #numbered(): HTMLElement[] {
    return this.#harmless().filter((button) => !button.closest("[data-hint]"));
  }

  /** Whoever uses keys goes on at the first; what ends something never has the focus unasked. */
  keep(wanted: boolean): void {
    const focus = document.activeElement;
    if (focus instanceof HTMLElement && focus.dataset["ends"]) focus.blur();
    if (!wanted) return;
    const now = document.activeElement;
    if (now === null || now === document.body) this.#harmless()[0]?.focus();
  }

  /** Esc leads out of them. */
  leave(): void {
    const focus = document.activeElement;
    if (!(focus instanceof HTMLElement) || !focus.matches(".choice")) return;
    document.querySelector<HTMLElement>("[role=tab][aria-selected=true]")?.focus();
    this.#left = true;
  }

  /** Tab goes round from choice to choice, what ends something last; false if it goes through the page. */
  step(way: 1 | -1): boolean {
    const buttons = [...this.#harmless(), ...document.querySelectorAll<HTMLElement>("button.choice[data-ends]")];
    const now = buttons.indexOf(document.activeElement as HTMLElement);
    if (this.#left || (now < 0 && (document.activeElement !== document.body || way < 0))) return false;
    buttons.at((now + way) % buttons.length)?.focus();
    this.#stepped = true;
    return buttons.length > 0;
  }

  /**
   * A number takes the choice that bears it; one that may yet become a longer one leads there, and Enter takes it. As
   * long as the page takes nothing (`waits`), the choice that bears it now is taken later.
   */
  number(digit: string, waits: boolean): boolean {
    if (waits && digit === this.#last.digit && Date.now() - this.#last.when < TWICE) return true;
    const buttons = this.#numbered();
    const meant = this.#numbers.typed(digit, buttons.length);
    if (!meant) return false;
    const button = buttons[meant.at];
    if (!meant.whole) button?.focus();
    else if (waits) this.#queue(button);
    else {
      this.#last = { digit, when: Date.now() };
      button?.click();
    }
    return true;
  }

  /** Enter on a choice that Tab has led to while the page takes nothing: it is taken later. */
  enter(): boolean {
    const focus = document.activeElement;
    if (!this.#stepped || !(focus instanceof HTMLElement) || focus.dataset["ends"]) return false;
    return this.#queue(focus);
  }

  /** The key that ends what is asked, by the button in sight; later, if the page takes nothing and it may be kept. */
  end(waits: boolean): void {
    const button =
      document.querySelector<HTMLElement>(".prompt-bar .answers .choice") ?? document.querySelector<HTMLElement>(".prompt-bar .choice.primary");
    const again = this.#last.digit === END && Date.now() - this.#last.when < TWICE;
    this.#last = { digit: END, when: Date.now() };
    if (!waits || !button?.dataset["ends"]) button?.click();
    else if (!again && !guard.ending && (guard.ready || !this.#begun)) this.#queue(button);
  }

  /** A key of the game that acts; later, if an answer is on its way. */
  act(does: () => void, waits: boolean): void {
    const then = this.#phase;
    if (waits) this.#keep((phase) => phase === then && (does(), true));
    else does();
  }

  #queue(button: HTMLElement | undefined): boolean {
    const action = button?.dataset["action"];
    if (!button || action === undefined) return false;
    const then = button.dataset["ends"] ? this.#phase : null;
    this.#keep((phase) => {
      const same = [...document.querySelectorAll<HTMLElement>("button.choice[data-action]")].find((one) => one.dataset["action"] === action);
      if (!same || (then !== null && phase !== then)) return false;
      same.click();
      return true;
    });
    return true;
  }

  #keep(kept: Kept): void {
    if (this.#queued.length < MOST_QUEUED) this.#queued.push(kept);
  }

  /**
   * Does what was pressed first while the page took nothing, if it can be done; all that waits goes if it cannot. What
   * waits behind it follows at once where the page is `free` still.
   */
  goOn(free: () => boolean): void {
    const next = free() ? this.#queued.shift() : undefined;
    if (!next) return;
    if (next(this.#phase)) setTimeout(() => this.goOn(free), SOON);
    else this.#queued = [];
  }
}

/** The choices of the table on the screen: there is one at a time. */
export const rovingFocus = new RovingFocus();
