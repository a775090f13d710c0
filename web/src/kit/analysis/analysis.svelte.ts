import { settings } from "../browser/settings.svelte";
import type { Session } from "../session/session.svelte";
import type { BaseObservation, BoardMove, BoardRolled, BoardSaid, BoardTold, BoardView, Compared } from "../server/types";
import { BoardApi, type Until } from "./api";
import type { SettingUp } from "./setting-up.svelte";
import { choicesTo, linesOf, parentsOf, pathTo, saidOf, stepFrom, type Line } from "./lines";

/** How long one stays at a position before its chance is worked out by itself, in milliseconds. */
const STAY = 900;

/** A board to think on, as the page has it: its lines, where one stands on them, and what is asked about that. */
export class Analysis {
  readonly session: Session;
  readonly api: BoardApi;
  /** The lines; null until the server has told them. */
  board = $state.raw<BoardTold | null>(null);
  /** The move that the position on show comes after; 0: the beginning. */
  node = $state(0);
  rolled = $state.raw<BoardRolled | null>(null);
  /** Who plays on, by name; null: nobody. */
  playing = $state<string | null>(null);
  /** The position whose chance is being worked out. */
  judging = $state<number | null>(null);
  compared = $state.raw<Compared | null>(null);
  /** The position that is being set up by hand; null: none is. */
  settingUp = $state.raw<SettingUp | null>(null);
  #stay: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(session: Session, api: BoardApi) {
    this.session = session;
    this.api = api;
    api.heard = (answer) => this.#hear(answer);
  }

  #hear({ board, node, rolled }: BoardView<BaseObservation>): void {
    if (board) this.board = board;
    this.node = node;
    this.rolled = rolled;
    this.#later();
  }

  get mine(): boolean {
    return this.board?.mine === true;
  }

  readonly lines = $derived.by((): Line[] => (this.board ? linesOf(this.board) : []));
  /** The moves on the way to the position. */
  readonly path = $derived.by((): ReadonlySet<number> => new Set(this.board ? pathTo(parentsOf(this.board), this.node) : []));
  readonly said = $derived.by((): BoardSaid | undefined => (this.board ? saidOf(this.board, this.node) : undefined));

  saidOf(node: number): BoardSaid | undefined {
    return this.board ? saidOf(this.board, node) : undefined;
  }

  move(node: number): BoardMove | undefined {
    return this.board?.moves.find(({ n }) => n === node);
  }

  /** How many choices were made before the position after a move. */
  choice(node: number): number {
    return this.board ? choicesTo(this.board, node) : 0;
  }

  /** Shows the position after a move. */
  go(node: number): Promise<void> {
    return this.session.turnTo(() => this.api.goTo(node));
  }

  /** Goes where a key leads; tells whether it leads anywhere. */
  step(key: string): boolean {
    const to = this.board ? stepFrom(this.board, this.node, key) : null;
    if (to !== null) void this.go(to);
    return to !== null;
  }

  /** Goes on from the past position that is looked at. */
  goHere(): Promise<void> {
    const { at } = this.session;
    const path = this.board ? pathTo(parentsOf(this.board), this.node) : [];
    return this.go(at ? (path[at - 1] ?? 0) : 0);
  }

  again(dice: { at: number; value: number }[] | null): Promise<void> {
    const node = this.rolled?.n;
    return node === undefined ? Promise.resolve() : this.session.turnTo(() => this.api.again(node, dice));
  }

  remove(node: number): Promise<void> {
    this.compared = null;
    return this.session.turnTo(() => this.api.remove(node));
  }

  /** Lets an opponent play on until it has come as far as it was to, or is stopped. */
  async play(opponent: string, until: Until): Promise<void> {
    if (this.playing !== null) return;
    this.playing = opponent;
    this.#stopped = false;
    try {
      for (let done = false; !done && !this.#stopped && !this.session.view?.over; ) {
        const before = this.node;
        done = true;
        await this.session.turnTo(async () => {
          const view = await this.api.play(opponent, until);
          done = this.api.done;
          return view;
        });
        if (this.node === before) break;
      }
    } finally {
      this.playing = null;
      this.#later();
    }
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Finds the chance to win in the position on show. */
  async judge(): Promise<void> {
    if (this.judging !== null) return;
    const { node } = this;
    this.judging = node;
    try {
      this.board = await this.api.judge(node);
    } catch (error) {
      this.session.fail(error);
      settings.judges = false; // it is not asked again and again
    }
    this.judging = null;
    this.#later();
  }

  /** Whoever stays at a position is told its chance, if that is wanted. */
  #later(): void {
    clearTimeout(this.#stay);
    if (!settings.judges || !this.mine || this.playing !== null || this.saidOf(this.node)?.chance) return;
    this.#stay = setTimeout(() => void this.judge(), STAY);
  }

  /** Has the chance of every position worked out from now on, or of none but those that are asked about. */
  judges(wanted: boolean): void {
    settings.judges = wanted;
    this.#later();
  }

  async keepComment(text: string): Promise<void> {
    await this.#say(() => this.api.putComment(this.node, text));
  }

  async rename(name: string): Promise<void> {
    if (name.trim() && name.trim() !== this.board?.name) await this.#say(() => this.api.rename(name.trim()));
  }

  async compare(other: number): Promise<void> {
    try {
      this.compared = await this.api.compare(this.node, other);
    } catch (error) {
      this.session.fail(error);
    }
  }

  async #say(ask: () => Promise<BoardTold | null>): Promise<void> {
    try {
      this.board = await ask();
    } catch (error) {
      this.session.fail(error);
    }
  }

  close(): void {
    this.#stopped = true;
    clearTimeout(this.#stay);
  }
}
