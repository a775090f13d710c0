import type { Snippet } from "svelte";
import type { Travel } from "../../../kit/map/counter-animation.svelte";
import { byFinger, plain, type Hold } from "../../../kit/map/drag";
import type { Heading, Point, Rect } from "../../../kit/map/geometry";
import { MapState, type MapHost } from "../../../kit/map/map-state.svelte";
import type { LegalAction, SideName } from "../../../kit/server/types";
import { atSea } from "../naval/sea";
import type { Observation, Piece } from "../types";
import { afloat, choices, coveredIn, offered, stackOrder, standing, together, type BothSides } from "./choices";
import { boardData, type Box } from "./data";
import { areaText, baseText, pieceText, placeText, signsText } from "./describe";
import { MATS, walk } from "./geometry";
import { gripOf, isCard, lifted } from "./grip";
import { middleOf, printedNames, roomIn, spotIn, waterPlaces } from "./places";
import { NO_WAY, previewOf } from "./preview";
import { Telling, type Told } from "./telling.svelte";
import { travels } from "./travels";
import { levelOf } from "./view";

/** What the board of España 1936 is given besides what any map is. */
export interface BoardHost extends MapHost<Observation, LegalAction> {
  /** `GET /api/static/espana1936`. */
  data: unknown;
  /** A choice is taken, and others in a row after it. */
  onact: (action: LegalAction, then: string[]) => Promise<void> | void;
  selectedPiece?: string | null;
  highlight?: { boxes?: string[]; pieces?: string[] };
  /** Pieces that could be placed, sketched where they would stand. */
  ghosts?: { piece: string; place: string }[];
  /** A card is played at a place: rows of actions, each as soon as it can be taken. */
  onplay?: (rows: string[][]) => void;
  /** What lies over the ground and under everything else, as large as the sheet. */
  under?: Snippet;
}

export const SIDES: readonly SideName[] = ["nationalist", "republican"];
const NOBODY: BothSides = { nationalist: [], republican: [] };
const ON_BOARD = new Set(["map", "sea", "base"]);
const HEADINGS: Record<string, Heading> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

/** The place a counter is pressed at: for ships and planes over the sea their own. */
const placeOf = (piece: Piece): string | null => (atSea(piece) ? (piece.place ?? piece.box) : piece.box);

/** All that the board of España 1936 keeps, and what a press, a key or a dragged counter means there. It knows no rule. */
export class BoardState extends MapState<Observation, LegalAction, Piece, BoardHost> {
  /* What is drawn. */
  readonly printed = $derived(boardData(this.host.data));
  readonly naval = $derived(this.host.observation.naval ?? null);
  readonly sea = $derived(waterPlaces(this.printed, this.naval));
  /** The middle of every place. */
  readonly at = $derived(middleOf(this.printed, this.sea));
  /** What is printed on counters. */
  readonly names = $derived(printedNames(this.printed, this.host.observation.pieces, this.host.t));
  readonly byId = $derived(new Map(this.host.observation.pieces.map((piece) => [piece.id, piece])));
  /** What may be chosen by what is to be pressed. */
  readonly open = $derived(choices(this.host.legal));
  readonly selected = $derived(this.host.selectedPiece ?? this.host.observation.selected);
  /** Counters and places that are shown as special. */
  readonly marked = $derived(new Set(this.host.highlight?.pieces ?? []));
  readonly markedPlaces = $derived(
    new Set([...(this.host.highlight?.boxes ?? []), this.host.observation.battle?.box ?? this.naval?.fight?.place ?? ""]),
  );
  /** The side whose linked boxes are outlined, on wish. */
  outlined = $state<SideName | null>(null);
  readonly linked = $derived(new Set(this.outlined ? this.host.observation.linked[this.outlined] : []));
  readonly #away = $derived(new Set(this.animation.now.map(({ counter }) => counter.id)));
  readonly #settled = $derived(this.host.observation.pieces.filter((piece) => !this.#away.has(piece.id)));
  readonly #standing = $derived(standing(this.#settled));
  readonly #afloat = $derived(afloat(this.#settled));

  /** What is told of the thing pointed at. */
  readonly telling = new Telling((element) => this.#told(element));
  /** Where the hand is in the window while it carries something, and what that is. */
  carried = $state.raw<{ at: Point; load: LegalAction[] } | null>(null);

  constructor(host: BoardHost) {
    super(host, boardData(host.data).start);
  }

  /** Who stands on land in a box, and who is afloat at a place. */
  standingIn = (box: string): BothSides => this.#standing.get(box) ?? NOBODY;
  afloatAt = (place: string): BothSides => this.#afloat.get(place) ?? NOBODY;
  coveredIn = (box: string): Record<SideName, number> => coveredIn(this.host.observation.fog, box);
  /** The sides that receive nothing through a port. */
  blockadedAt = (box: string): SideName[] => SIDES.filter((side) => this.naval?.blockaded[side].includes(box));
  /** What lies in a side's tray: what is at hand, and whatever else may be taken now. */
  atHand = (side: SideName): Piece[] =>
    this.#settled.filter((piece) => piece.side === side && (piece.where === "mat" || piece.where === "returning" || this.#wanted(piece)));
  #wanted = (piece: Piece): boolean => !ON_BOARD.has(piece.where) && (this.open.pieces.has(piece.id) || piece.id === this.selected);

  /** Whether a place can be taken as a choice. */
  isTarget = (place: string): boolean => this.open.boxes.has(place);
  say = (piece: Piece): string => pieceText(piece, this.host.t);
  /** Where a side's counters are in a place. */
  spot = (place: string, side: SideName): Point | undefined => spotIn(place, side, this.sea, this.at);
  #roomOf = (place: string): Rect | null => roomIn(place, this.sea, this.at);

  /* The way to a target, before it is taken. */
  readonly aimed = $derived(this.pointer.over !== null && this.open.boxes.has(this.pointer.over) ? this.pointer.over : null);
  readonly preview = $derived.by(() => {
    const piece = this.byId.get(this.selected ?? "");
    const { aimed } = this;
    if (!piece || !aimed || aimed === piece.box) return NO_WAY;
    const from = (atSea(piece) && piece.place) || (piece.where === "map" && piece.box) || `mat:${piece.side}`;
    const target = { id: aimed, control: this.host.observation.boxes[aimed]?.control };
    const known = (stop: string): Point | undefined => this.at.get(stop) ?? this.spot(stop, piece.side);
    return previewOf(piece, from, target, this.open.boxes.get(aimed) ?? [], this.printed.links, known);
  });

  aimAt(place: string, on: boolean): void {
    if (on) this.pointer.over = place;
    else this.pointer.leave(place);
  }

  protected travels(before: Observation, after: Observation): Travel<Piece>[] | null {
    return before.pieces === after.pieces ? null : travels(before.pieces, after, this.spot, this.printed.links);
  }

  rested(scale: number): void {
    this.level = levelOf(scale);
  }

  /* A pressed mouse carries counters, wherever they are shown, and cards. */

  protected holdAt(event: MouseEvent): Hold | null {
    if (byFinger(event) || !plain(event)) return null;
    const grip = gripOf(event.target as Element);
    let load = lifted(grip, this.host.legal);
    if (!load.length && !this.#swaps(grip.ids)) return null;
    return {
      take: async () => {
        if (!load.length && (await this.putDown())) load = lifted(grip, this.host.legal);
        if (load[0] && !isCard(load[0])) await this.act(load[0]);
      },
      over: ({ clientX, clientY }) => {
        this.carried = { at: { x: clientX, y: clientY }, load };
        document.documentElement.dataset["dragging"] = "";
      },
      drop: ({ clientX, clientY }, taken) => {
        const below = document.elementFromPoint(clientX, clientY)?.closest<SVGElement>("[data-box]");
        const place = below?.dataset["box"] ?? null;
        const [card] = load;
        if (!card || !isCard(card)) void taken.then(() => this.#drop(place, load.slice(1)));
        else if (place) this.host.onplay?.([[card.action], [`to ${place}`]]);
      },
      end: () => {
        delete document.documentElement.dataset["dragging"];
        this.carried = null;
      },
    };
  }

  /** Whether something is in hand that gives way to what is pressed now: to an own counter. */
  #swaps(ids: readonly string[]): boolean {
    const own = (id: string): boolean => this.byId.get(id)?.side === this.host.observation.viewer && !this.open.pieces.has(id);
    return (this.host.held ?? false) && !ids.includes(this.selected ?? "") && ids.some(own);
  }

  /** What is in hand is put down at a place, and others that were taken up with it after it; null: nowhere. */
  async #drop(place: string | null, others: LegalAction[]): Promise<void> {
    const to = (place && this.open.boxes.get(place)) || [];
    if (!this.host.held) return;
    if (!place) await this.putDown();
    else if (to.length === 1 && to[0]) await this.act(to[0], others.flatMap(({ action }) => [action, to[0]?.action ?? ""]));
    else this.pressPlace(place);
    if (others.length && to.length === 1 && this.host.held) await this.putDown();
  }

  /* The fan: a stack spread out, or the question what to do with a counter. */

  readonly spread = $derived(stackOrder((this.fan.now?.pieces ?? []).flatMap((id) => this.byId.get(id) ?? []), this.open.pieces));

  /** The room that the fan must leave free. */
  get fanRoom(): Rect | null {
    const { now } = this.fan;
    const first = this.byId.get(now?.pieces[0] ?? "");
    return (now?.place && this.#roomOf(now.place)) || (first ? MATS[first.side] : null);
  }

  #spread(pieces: Piece[], asking: LegalAction[] = []): void {
    const [piece] = pieces;
    if (piece) this.fan.unfold(placeOf(piece), pieces.map(({ id }) => id), asking);
  }

  /** Folds the fan; the focus goes back to its place, if it was in the fan. */
  override fold(refocus = false): void {
    const place = this.fan.now?.place;
    super.fold();
    if (refocus && place) this.#focus(place);
  }

  /** A stack in a box is pointed at, or no more: it opens, unless it hides what may be chosen. */
  look(box: string, pieces: Piece[] | null, event: Event): void {
    this.aimAt(box, pieces !== null);
    const keyed = event.type === "focusin";
    if (this.carried || byFinger(event) || (keyed && !(event.target as Element).matches(":focus-visible"))) return;
    const hides = this.isTarget(box) && !pieces?.some((piece) => this.open.pieces.has(piece.id));
    const shown = pieces && pieces.length > 1 && !hides ? pieces.map(({ id }) => id) : [];
    this.fan.peek(box, shown, keyed || this.fan.now !== null);
  }

  /* What a press means: on counters, on one of the fan, on a place. */

  async press(pieces: Piece[], event: Event): Promise<void> {
    event.stopPropagation();
    const [first] = pieces;
    if (!first) return;
    const { host, open } = this;
    const ids = pieces.map(({ id }) => id);
    const actions = offered(ids, open.pieces);
    const place = placeOf(first);
    const side = (place && !atSea(first) && this.#standing.get(place)?.[first.side]) || pieces;
    if (host.held && ids.includes(this.selected ?? "")) await this.putDown();
    else if (!actions.length && place && open.boxes.has(place)) this.pressPlace(place, event);
    else if (!actions.length && host.held && first.side === host.observation.viewer && (await this.putDown())) await this.press(pieces, event);
    else if (byFinger(event) && side.length > 1 && !this.fan.now) this.#spread(side);
    else if (!actions.length) this.#refuse(first);
    else if (actions.length === 1) void this.act(actions[0] as LegalAction);
    else {
      this.#spread(pieces.length > 1 ? side : pieces, pieces.length > 1 ? [] : actions);
      await this.enterFan(event);
    }
  }

  pick(piece: Piece): void {
    const { host, open } = this;
    const actions = offered([piece.id], open.pieces);
    const place = placeOf(piece);
    if (host.held && piece.id === this.selected) void this.putDown();
    else if (actions.length === 1) void this.act(actions[0] as LegalAction);
    else if (actions.length) this.fan.ask(actions);
    else if (place && open.boxes.has(place)) this.pressPlace(place);
    else if (host.held && piece.side === host.observation.viewer) void this.putDown().then((down) => down && this.pick(piece));
    else this.#refuse(piece);
  }

  pressPlace(place: string, event: Event | null = null): void {
    event?.stopPropagation();
    const actions = this.open.boxes.get(place) ?? [];
    const there = SIDES.flatMap((side) => this.standingIn(place)[side]).filter((piece) => this.open.pieces.has(piece.id));
    const only = actions.length ? actions : offered(there.map(({ id }) => id), this.open.pieces);
    const inHand = this.host.held && this.byId.get(this.selected ?? "");
    if (only.length === 1) void this.act(only[0] as LegalAction);
    else if (!actions.length && inHand && placeOf(inHand) === place) void this.putDown();
    else if (actions.length) this.fan.unfold(place, [], actions);
    else if (there.length) this.#spread(there);
    else this.host.onrefused({ box: place });
    if (event) void this.enterFan(event);
  }

  #refuse(piece: Piece): void {
    const place = placeOf(piece);
    this.host.onrefused({ pieces: [piece.id], ...(place ? { box: place } : {}) });
  }

  async act(action: LegalAction, then: string[] = []): Promise<void> {
    this.fold(this.view.frame?.querySelector(".fan")?.contains(document.activeElement));
    this.telling.hush();
    this.pointer.leave();
    await this.host.onact(action, then);
  }

  /* Keys: arrows walk places; Tab and Enter are the browser's own. */

  #focus(place: string): void {
    this.view.frame?.querySelector<SVGGElement>(`[data-card="${place}"]`)?.focus({ preventScroll: true });
  }

  keys = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const heading = HEADINGS[event.key];
    const next = heading && walk(this.pointer.cursor, heading, this.at);
    if (next) this.#focus(next);
    if (event.key === "Escape") {
      if (this.fan.now) this.fold(true);
      return; // what is in hand goes with the same press
    }
    if (!heading && !this.view.key(event.key)) return;
    event.preventDefault();
  };

  focused = (event: FocusEvent): void => {
    const target = event.target as Element;
    this.view.frame?.scrollTo(0, 0);
    const place = target.closest<SVGGElement>("[data-box]")?.dataset["box"];
    const point = this.at.get(place ?? "");
    if (!place || !point) return;
    this.pointer.cursor = place;
    if (!target.matches(":focus-visible")) return;
    this.view.reveal(point);
    this.telling.tell(target);
  };

  /* Places in words. */

  boxWords(box: Box): string {
    const there = together(this.standingIn(box.id), this.afloatAt(box.id));
    const more = { covered: this.coveredIn(box.id), blockaded: this.blockadedAt(box.id) };
    return placeText(box, this.host.observation.boxes[box.id], there, this.host.t, more);
  }

  wordsOf(place: string): string {
    const { t } = this.host;
    const named = <T extends { id: string }>(all: T[]): T | undefined => all.find(({ id }) => id === place);
    const [box, base, area] = [named(this.printed.boxes), named(this.sea.bases), named(this.sea.areas)];
    if (base) return baseText(base, this.naval?.bases[place], this.afloatAt(place), t);
    if (area) return areaText(area, this.naval?.areas[place], this.afloatAt(place), t);
    return box ? this.boxWords(box) : "";
  }

  #told({ dataset: { box, pieces } }: SVGElement): Told | null {
    const piece = this.byId.get(pieces ?? "");
    const spot = box ? this.#roomOf(box) : piece && MATS[piece.side];
    if (!spot) return null;
    const there = box ? Object.values(together(this.standingIn(box), this.afloatAt(box))).flat() : piece ? [piece] : [];
    const told = box ? this.wordsOf(box) : piece ? this.say(piece) : "";
    return { text: [told, signsText(there, this.host.t)].filter(Boolean).join("\n"), spot };
  }

  /** The room that a note must leave free. */
  get noteRoom(): Rect | null {
    const { note } = this.host;
    const piece = this.byId.get(note?.pieces?.[0] ?? "");
    const place = note?.box ?? (piece && placeOf(piece));
    return (place && this.#roomOf(place)) || (piece ? MATS[piece.side] : null);
  }
}
