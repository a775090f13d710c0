import { call, GameApi, json } from "../server/api";
import { changed, type Change } from "../server/changes";
import type { Advice, Arranged, BaseObservation, BoardMade, BoardTold, BoardView, Compared, Film, GameEvent, Gathering, Refusal, View } from "../server/types";
import { parentsOf, pathTo } from "./lines";

/** What a board begins from. */
export type Start =
  | { record: string }
  | { position: Record<string, unknown>; name?: string }
  | { game: string; scenario: string; options: Record<string, boolean> }
  | { board: string; secret: string };

/** How far an opponent plays on. */
export type Until = "one" | "phase" | "turn";

export const beginBoard = (start: Start): Promise<BoardMade> => json("/api/analysis", null, start);

/** Puts a piece elsewhere in a position (on its map or beside it), or only looks at it. */
export const putPiece = <O extends BaseObservation>(position: Record<string, unknown>, piece?: string, place?: string): Promise<Arranged<O>> =>
  json("/api/positions/pieces", null, { position, ...(piece === undefined ? {} : { piece, place }) });

/** A leap in the revisions: what is not straight on from what was shown. */
const LEAP = 100_000;

/** A board to think on, asked as a game is: what is asked is about the position that the page stands at. */
export class BoardApi<O extends BaseObservation = BaseObservation> extends GameApi<O> {
  override readonly board = true;
  /** The move that the position comes after; 0: the beginning. */
  node: number;
  /** The lines as the server told them last. */
  lines: BoardTold | null = null;
  /** Whether the opponent that played on last has come as far as it was to. */
  done = true;
  /** Told of every answer. */
  heard: (answer: BoardView<O>) => void = () => undefined;
  #revision = 0;

  constructor(id: string, secret: string, node = 0) {
    super(id, secret, `/api/analysis/${encodeURIComponent(id)}`);
    this.node = node;
  }

  /** Takes what the server answers to be what is shown: straight on from what was, or a leap. */
  private shown(answer: BoardView<O>): View<O> {
    const before = this.node;
    if (answer.board) this.lines = answer.board;
    this.node = answer.node;
    this.done = answer.done;
    const known = this.known;
    if (known && answer.node !== before) {
      const straight = this.lines !== null && pathTo(parentsOf(this.lines), answer.node).includes(before);
      this.#revision += straight || before === 0 ? answer.view.choice - known.choice : LEAP;
    }
    const view = { ...answer.view, revision: this.#revision + answer.view.choice };
    this.#revision = view.revision - answer.view.choice;
    this.known = view;
    this.heard(answer);
    return view;
  }

  private get have(): string {
    return this.lines ? `&have=${this.lines.revision}` : "";
  }

  private ask<T>(path: string): Promise<T> {
    return json(`${this.base}${path}${path.includes("?") ? "&" : "?"}node=${this.node}`, this.token);
  }

  private async change(path: string, body?: object, method?: string): Promise<View<O>> {
    return this.shown(await json<BoardView<O>>(this.base + path, this.token, body as Record<string, unknown> | undefined, method));
  }

  /** Goes to the position after a move. */
  async goTo(node: number): Promise<View<O>> {
    return this.shown(await json<BoardView<O>>(`${this.base}?node=${node}${this.have}`, this.token));
  }

  override view(): Promise<View<O> | Gathering> {
    return this.goTo(this.node);
  }

  override act(_choice: number, action: string, then: string[] = []): Promise<View<O>> {
    return this.change("/moves", { after: this.node, row: [action, ...then] });
  }

  override undo = (): Promise<View<O>> => this.goTo((this.lines && parentsOf(this.lines)(this.node)) ?? 0);

  /** Takes a move again beside itself, with dice rolled anew or some of them chosen. */
  again(node: number, dice: { at: number; value: number }[] | null): Promise<View<O>> {
    return this.change(`/moves/${node}/again`, { dice });
  }

  remove = (node: number): Promise<View<O>> => this.change(`/moves/${node}`, undefined, "DELETE");
  play = (opponent: string, until: Until): Promise<View<O>> => this.change(`/moves/${this.node}/play`, { opponent, until });

  /** Says something of a position, wherever the page stands; answers with the lines alone. */
  private async telling(path: string, body: object, method: string): Promise<BoardTold | null> {
    const { board } = await json<BoardView<O>>(this.base + path, this.token, body as Record<string, unknown>, method);
    if (board && board.revision >= (this.lines?.revision ?? 0)) this.lines = board;
    return this.lines;
  }

  judge = (node: number): Promise<BoardTold | null> => this.telling(`/moves/${node}/chance`, {}, "POST");
  putComment = (node: number, text: string): Promise<BoardTold | null> => this.telling(`/moves/${node}/note`, { text }, "PUT");
  rename = (name: string): Promise<BoardTold | null> => this.telling(`?node=${this.node}`, { name }, "PUT");
  compare = (one: number, other: number): Promise<Compared> => json(`${this.base}/compare?one=${one}&other=${other}`, this.token);
  position = (): Promise<Record<string, unknown>> => this.ask("/position");

  async delete(): Promise<void> {
    await call(this.base, this.token, undefined, "DELETE");
  }

  override warnings = (): Promise<Record<string, Refusal[]>> => this.ask("/warnings");
  override count = (): Promise<null> => Promise.resolve(null);
  override explain = (action: string): Promise<Refusal | null> => this.ask(`/explain?action=${encodeURIComponent(action)}`);
  override odds = (action: string | null): Promise<unknown> => this.ask(`/odds${action ? `?action=${encodeURIComponent(action)}` : ""}`);
  override hint = (opponent: string | null): Promise<Advice> => this.ask(`/hint${opponent ? `?opponent=${encodeURIComponent(opponent)}` : ""}`);
  override overlay = (name: string): Promise<unknown> => this.ask(`/overlay/${encodeURIComponent(name)}`);

  override log(since: number): Promise<GameEvent[]> {
    return this.ask(`/log?since=${since}`);
  }

  override async film(n: number, count: number): Promise<O[]> {
    const { observation, steps } = await this.ask<Film>(`/film?since=${n}&count=${count}`);
    const told = [observation as unknown as O];
    for (const step of steps) told.push(changed(told[told.length - 1]!, step as Change[]));
    return told;
  }

  override async seen(): Promise<void> {}

  override async picture(choice: number, language: string): Promise<string> {
    return (await call(`${this.base}/picture/${choice}?language=${language}&node=${this.node}`, this.token)).text();
  }

  override async record(): Promise<string> {
    return (await call(`${this.base}/record?node=${this.node}`, this.token)).text();
  }
}
