import { MediaQuery } from "svelte/reactivity";
import type { Session } from "../session/session.svelte";
import type { Review } from "../server/types";
import { language, t } from "../words/language.svelte";
import { minutesLeft } from "./review";

/** How often it is asked how far the review has come, in milliseconds: while it is shown, and while one looks at the game. */
const AGAIN = 1000;
const MEANWHILE = 5000;
/** How long is left is told by the pace of so many milliseconds: its parts are not alike. */
const PACE = 90_000;
/** Where there is room for the map and the review side by side. */
const room = new MediaQuery("min-width: 1100px");

/** The review of a finished game: once asked for it is asked for again until it is there, whether it is shown or not. */
export class Reviewing {
  open = $state(false);
  share = $state(0);
  /** The review, and until then what is known of it. */
  review = $state.raw<Review | null>(null);
  draft = $state.raw<Review | null>(null);
  /** How many minutes it still takes; null where that cannot be told. */
  left = $state<number | null>(null);
  wrong = $state("");
  /** Whether it is being worked out. */
  going = $state(false);
  #told: { share: number; when: number }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #asks = false;

  constructor(private readonly session: () => Session) {}

  /** Whether it stands beside the map, which can be looked at meanwhile. */
  get beside(): boolean {
    return room.current;
  }

  show(): void {
    this.open = true;
    if (this.review || this.#asks) return;
    clearTimeout(this.#timer);
    this.going = true;
    void this.#ask();
  }

  hide(): void {
    this.open = false;
  }

  /** Asks no more. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #ask(): Promise<void> {
    this.#asks = true;
    try {
      const { share, review, draft } = await this.session().api.review();
      if (this.#closed) return;
      this.wrong = "";
      this.share = share;
      this.draft = draft;
      this.review = review;
      this.#pace(share, Date.now());
      if (review) this.going = false;
      else this.#timer = setTimeout(() => void this.#ask(), this.open ? AGAIN : MEANWHILE);
    } catch (error) {
      this.going = false;
      this.session().fail(error);
      const found = this.session().complaint;
      this.wrong = found && language.now.has(found.key) ? t(found.key, found.args) : (found?.text ?? String(error));
    } finally {
      this.#asks = false;
    }
  }

  #pace(share: number, when: number): void {
    this.#told = [...this.#told.filter((one) => when - one.when <= PACE), { share, when }];
    const [first] = this.#told;
    this.left = first ? minutesLeft(first.share, share, when - first.when) : null;
  }
}
