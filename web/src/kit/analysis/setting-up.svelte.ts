import type { Pointing, Target } from "../game/controller.svelte";
import { ApiError } from "../server/api";
import type { Args, Arranged, BoardMade, BoardPiece } from "../server/types";
import type { Session } from "../session/session.svelte";
import { messageOr, t } from "../words/language.svelte";
import { beginBoard, putPiece } from "./api";

/** A position that is set up by hand: a piece is taken up, a place is pressed, and the server says what it is then. */
export class SettingUp implements Pointing {
  readonly #session: Session;
  readonly #placeName: (place: string) => string;
  /** The positions one after the other; the last one is on show. */
  #positions = $state.raw<Arranged[]>([]);
  /** The piece in hand, by id. */
  piece = $state("");
  /** Those of which one is to be taken up, where several stand. */
  among = $state.raw<BoardPiece[]>([]);
  wrong = $state<string | null>(null);
  busy = $state(false);
  /** What is pressed while the server is asked is done afterwards. */
  #doing: Promise<void> = Promise.resolve();

  constructor(session: Session, placeName: (place: string) => string) {
    this.#session = session;
    this.#placeName = placeName;
  }

  get pieces(): BoardPiece[] {
    return this.#positions.at(-1)?.pieces ?? [];
  }

  get changed(): boolean {
    return this.#positions.length > 1;
  }

  get held(): string[] {
    return this.piece ? [this.piece] : this.among.map(({ piece }) => piece);
  }

  get says(): string {
    if (this.piece) return t("analysis-arrange-put", { piece: this.called(this.piece) });
    return t(this.among.length ? "analysis-arrange-which" : "analysis-arrange-take");
  }

  called(id: string): string {
    return t(this.pieces.find(({ piece }) => piece === id)?.term ?? id);
  }

  placed(place: string): string {
    return place ? this.#placeName(place) : t("analysis-off");
  }

  /** Begins with a position. */
  begin(position: Record<string, unknown>): Promise<void> {
    return this.#trying(async () => this.#show([await putPiece(position)]));
  }

  take(piece: string): void {
    this.wrong = null;
    this.among = [];
    this.piece = piece;
  }

  drop(): void {
    this.take("");
  }

  point({ pieces, box }: Target): void {
    if (this.piece && box) return void this.put(box);
    const there = this.pieces.filter((one) => (pieces ? pieces.includes(one.piece) : one.place === box && box !== undefined));
    this.take(there.length === 1 ? there[0]!.piece : "");
    if (there.length > 1) this.among = there;
  }

  /** Puts what is in hand to a place, or takes it off the map; of what there is more, another is in hand then. */
  put(place: string): Promise<void> {
    const { piece } = this;
    if (!piece) return this.#doing;
    if (!this.#more(piece)) this.drop();
    this.#doing = this.#doing.then(() => this.#put(piece, place));
    return this.#doing;
  }

  async #put(piece: string, place: string): Promise<void> {
    const last = this.#positions.at(-1);
    if (!last) return;
    await this.#trying(async () => this.#show([...this.#positions, await putPiece(last.position, piece, place)]));
    if (this.wrong && !this.held.length) this.piece = piece;
    else if (!this.wrong && this.piece === piece && !this.#more(piece)) this.drop();
  }

  /** Whether there is more of a piece where it came from. */
  #more(piece: string): boolean {
    return this.pieces.find((one) => one.piece === piece)?.supply === true;
  }

  back(): void {
    if (this.busy) return;
    this.drop();
    if (this.changed) this.#show(this.#positions.slice(0, -1));
  }

  /** Sets up another board from it. */
  async setUp(name: string): Promise<BoardMade | null> {
    let made: BoardMade | null = null;
    const last = this.#positions.at(-1);
    if (last) await this.#trying(async () => void (made = await beginBoard({ position: last.position, name })));
    return made;
  }

  #show(positions: Arranged[]): void {
    this.#positions = positions;
    this.#session.laid = positions.at(-1)!.observation;
  }

  async #trying(does: () => Promise<void>): Promise<void> {
    this.wrong = null;
    this.busy = true;
    try {
      await does();
    } catch (error) {
      this.wrong = error instanceof ApiError ? this.#told(error) : t("page-offline");
    }
    this.busy = false;
  }

  #told({ key, args, message }: ApiError): string {
    const named: Args = key.startsWith("error-put") ? { piece: this.called(String(args["piece"])), place: this.placed(String(args["place"])) } : {};
    return messageOr(key, { ...args, ...named }, message);
  }
}
