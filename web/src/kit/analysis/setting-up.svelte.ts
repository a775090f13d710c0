import type { Pointing, Target } from "../game/controller.svelte";
import { ApiError } from "../server/api";
import type { Args, Arranged, BoardMade, BoardPiece, BoardPieceKind } from "../server/types";
import type { Session } from "../session/session.svelte";
import { messageOr, t } from "../words/language.svelte";
import { beginBoard, putPiece } from "./api";

/** A position that is set up by hand: a piece is taken up, a place is pressed, and the server says what it is then. */
export class SettingUp implements Pointing {
  readonly #session: Session;
  readonly #placeName: (place: string) => string | undefined;
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

  /** `placeName`: the name of a place of the map. */
  constructor(session: Session, placeName: (place: string) => string | undefined) {
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
    if (this.piece) return t(this.kind?.on_map ? "analysis-arrange-put" : "analysis-arrange-beside", { piece: this.called(this.piece) });
    return t(this.among.length ? "analysis-arrange-which" : "analysis-arrange-take");
  }

  /** What is in hand. */
  get inHand(): BoardPiece | undefined {
    return this.#found(this.piece);
  }

  /** Where that may be put. */
  get kind(): BoardPieceKind | undefined {
    return this.inHand && this.kindOf(this.inHand);
  }

  kindOf({ kind }: BoardPiece): BoardPieceKind | undefined {
    return this.#positions.at(-1)?.kinds[kind];
  }

  called(id: string): string {
    return t(this.#found(id)?.term ?? id);
  }

  /** The name of a place of a piece: on the map, or beside it. */
  placed(one: BoardPiece, place = one.place): string {
    const spot = this.kindOf(one)?.spots.find((each) => each.place === place);
    return spot ? t(spot.name.key, spot.name.args as Args) : (this.#placeName(place) ?? t("analysis-off"));
  }

  #found(id: string): BoardPiece | undefined {
    return this.pieces.find(({ piece }) => piece === id);
  }

  /** Begins with a position. */
  begin(position: Record<string, unknown>): Promise<void> {
    return this.#afterwards(() => this.#trying(async () => this.#show([await putPiece(position)])));
  }

  take(piece: string): void {
    this.wrong = null;
    this.among = [];
    this.piece = piece;
  }

  drop(): void {
    this.take("");
  }

  point(target: Target): void {
    if (this.busy) void this.#afterwards(async () => this.#point(target));
    else this.#point(target);
  }

  #point({ pieces, box }: Target): void {
    if (this.kind?.on_map && box) return void this.put(box);
    const there = this.pieces.filter((one) => (pieces ? pieces.includes(one.piece) : one.place === box && box !== undefined));
    this.take(there.length === 1 ? there[0]!.piece : "");
    if (there.length > 1) this.among = there;
  }

  /** Puts what is in hand to a place, on the map or beside it; of what there is more, another is in hand then. */
  put(place: string): Promise<void> {
    const { piece } = this;
    if (!piece) return this.#doing;
    if (!this.#more(piece)) this.drop();
    return this.#afterwards(() => this.#put(piece, place));
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
    return this.#found(piece)?.supply === true;
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
    if (last) await this.#afterwards(() => this.#trying(async () => void (made = await beginBoard({ position: last.position, name }))));
    return made;
  }

  #show(positions: Arranged[]): void {
    this.#positions = positions;
    this.#session.laid = positions.at(-1)!.observation;
  }

  #afterwards(does: () => Promise<void>): Promise<void> {
    return (this.#doing = this.#doing.then(does));
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
    const one = this.#found(String(args["piece"]));
    const named: Args = one ? { piece: t(one.term), place: this.placed(one, String(args["place"])) } : {};
    return messageOr(key, { ...args, ...named }, message);
  }
}
