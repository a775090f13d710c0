import { settings } from "../browser/settings.svelte";
import { language, t } from "../words/language.svelte";
import type { Session } from "../session/session.svelte";
import type { Advice } from "../server/types";

/** What an opponent is called. */
export const named = (level: string): string => (language.now.has(`page-opponent-${level}`) ? t(`page-opponent-${level}`) : level);

/** What a computer opponent would play here: asked for, shown, and put away; it goes when the choice does. */
export class Hints {
  asking = $state(false);
  #advice = $state.raw<Advice | null>(null);
  /** The question asked last: an answer to one before is not wanted any more. */
  #asked = 0;
  readonly #session: () => Session;
  readonly #levels: () => string[];

  /** `levels`: the computer opponents of the game, the strongest last. */
  constructor(session: () => Session, levels: () => string[]) {
    this.#session = session;
    this.#levels = levels;
  }

  get session(): Session {
    return this.#session();
  }

  /** Whether the game lets the computer be asked: between persons only if they agreed to it before. */
  get offered(): boolean {
    return this.session.view?.may_advise === true;
  }

  /** Whether somebody may be asked here and now. */
  get open(): boolean {
    const { session } = this;
    return this.offered && session.mine && session.at === null && !session.resting && !session.view?.over;
  }

  /** Who can be asked, the strongest first: whoever knows nothing of the game is not. */
  get advisers(): string[] {
    return this.#levels()
      .filter((level) => level !== "random")
      .reverse();
  }

  /** Who is asked. */
  get level(): string | null {
    const { advisers } = this;
    return settings.adviser !== null && advisers.includes(settings.adviser) ? settings.adviser : (advisers[0] ?? null);
  }

  /** What was advised for the present choice. */
  get shown(): Advice | null {
    return this.open && this.#advice?.choice === this.session.view?.choice ? this.#advice : null;
  }

  /** Whether advice is what the panel shows: it was given for the present choice, or is on its way. */
  get opened(): boolean {
    return this.shown !== null || (this.asking && this.open);
  }

  async ask(): Promise<void> {
    if (this.asking || !this.open) return;
    this.asking = true;
    const question = ++this.#asked;
    let advice: Advice | null = null;
    try {
      advice = await this.session.api.hint(this.level);
    } catch (error) {
      this.session.fail(error);
    }
    if (question !== this.#asked) return; // it was put away meanwhile
    this.#advice = advice;
    this.asking = false;
  }

  close(): void {
    this.#asked += 1;
    this.asking = false;
    this.#advice = null;
  }

  /** Asks, or puts away what was advised. */
  toggle(): void {
    if (this.opened) this.close();
    else void this.ask();
  }

  /** Asks somebody else, from now on. */
  turnTo(level: string): void {
    const again = this.shown !== null;
    settings.adviser = level === this.advisers[0] ? null : level;
    if (again) void this.ask();
  }
}
