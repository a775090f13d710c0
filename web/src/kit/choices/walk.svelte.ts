import { Numbers } from "./numbers";

/** The choices on the screen, for whoever uses keys: Tab goes from one to the next, a number takes the one that bears it. */
export class Walk {
  /** Whether a key was pressed last: then each choice shows its number. */
  byKeys = $state(false);
  /** Whether there is room for the numbers: until others are drawn, so that a press moves no choice away under the hand. */
  numbered = $state(false);
  /** Whether Esc has led out of the choices: until others are drawn, Tab goes through the page as everywhere. */
  #left = false;
  readonly #numbers = new Numbers();

  /** A key was pressed. */
  typed(): void {
    this.byKeys = this.numbered = true;
  }

  /** The mouse or a finger was pressed. */
  pointed(): void {
    this.byKeys = false;
  }

  /** Others have been drawn. */
  drawn(): void {
    this.numbered = this.byKeys;
    this.#numbers.clear();
    this.#left = false;
  }

  /** Those that end nothing. */
  #harmless(): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>("button.lead, button.choice:not([data-ends])")];
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
    return buttons.length > 0;
  }

  /** A number takes the choice that bears it; one that may yet become a longer one leads there, and Enter takes it. */
  number(digit: string): boolean {
    const buttons = this.#harmless();
    const meant = this.#numbers.typed(digit, buttons.length);
    if (!meant) return false;
    if (meant.whole) buttons[meant.at]?.click();
    else buttons[meant.at]?.focus();
    return true;
  }
}
