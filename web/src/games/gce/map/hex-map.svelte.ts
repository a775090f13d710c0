import type { Travel } from "../../../kit/map/counter-animation.svelte";
import { byFinger, plain, type Hold } from "../../../kit/map/drag";
import type { Point, Rect } from "../../../kit/map/geometry";
import { byKey } from "../../../kit/map/keys";
import { MapState } from "../../../kit/map/map-state.svelte";
import type { HexAction, HexBoardHost, HexId, HexObservation, UnitId } from "../types";
import { faces, piles, spreadAt, spreadOf, type Face } from "../units/units";
import { held as holdOf, hexChoices, ledBy, meant, nextOf, offeredBy, takenUp, wayOf, withShift } from "./choices";
import { groundText, knownOf, pileText } from "./describe";
import { centre, HEADINGS, hexAt, inBox, middleHex, spot, step } from "./grid";
import { SPREAD, stepOf } from "./labels";
import { travels } from "./travels";
import { levelOf } from "./view";

/** A finger hides what it points at: the box it begins to draw is so large, in units of the sheet. */
const BEGUN = 25;

/** All that the map of La Guerra Civil Española keeps, and what a press, a key or a led stack means there. It knows no rule. */
export class HexMap extends MapState<HexObservation, HexAction, Face, HexBoardHost> {
  /* What is drawn. */
  readonly known = $derived(knownOf(this.host.data));
  readonly faces = $derived(faces(this.host.data, this.host.observation));
  readonly chosen: ReadonlySet<UnitId> = $derived(
    new Set(this.host.selectedUnit ? [this.host.selectedUnit] : (this.host.observation.selected?.units ?? [])),
  );
  /** What may be chosen by what is to be pressed. */
  readonly open = $derived(hexChoices(this.host.legal));
  readonly stacks = $derived(piles(this.host.observation, this.faces, this.chosen));
  readonly pileAt = $derived(new Map(this.stacks.map((pile) => [pile.hex, pile])));
  /** The hex of every unit on the map. */
  readonly at = $derived(
    new Map(this.host.observation.units.flatMap((unit) => (unit.where === "map" && unit.hex ? [[unit.id, unit.hex] as const] : []))),
  );
  /** Where those chosen stand. */
  readonly home = $derived(this.host.observation.selected?.hex ?? [...this.chosen].map((id) => this.at.get(id)).find(Boolean) ?? null);
  /** Hexes into which a counter is travelling. */
  readonly arriving = $derived(new Set(this.animation.now.map(({ counter }) => counter.unit.hex)));
  /** How near it is, in the steps in which names grow. */
  zoomed = $state(0);
  /** So near, the counters of a stack lie side by side, and each is pressed for itself. */
  readonly spreading = $derived(this.zoomed >= SPREAD);
  /** Two corners of the box that is drawn around stacks. */
  box = $state.raw<[Point, Point] | null>(null);
  /** What the fan asks about: pointed at, not taken. */
  offer = $state.raw<HexAction | null>(null);
  /** The way last chosen, for those who then travel. */
  #taken: HexId[] = [];

  constructor(host: HexBoardHost) {
    super(host, middleHex(host.data.map.hexes));
  }

  /** What pressing the hex pointed at would do, or what the fan asks about. */
  readonly aimed = $derived.by((): HexAction | null => {
    if (this.offer && this.host.legal.includes(this.offer)) return this.offer;
    const actions = this.open.hexes.get(this.pointer.at ?? "") ?? [];
    return actions.find(({ path }) => path?.length) ?? (actions.length === 1 ? (actions[0] ?? null) : null);
  });
  readonly #preview = $derived.by(() => {
    const { reach } = this.host.overlays ?? {};
    const pointed = this.pointer.at;
    return reach && pointed && !this.aimed ? (reach.hexes[pointed] ?? reach.march?.[pointed] ?? null) : null;
  });
  /** The way to the hex pointed at, and what it costs. */
  readonly way = $derived(this.aimed ? (this.aimed.path?.length ? wayOf(this.aimed, this.home) : []) : (this.#preview?.path ?? []));
  readonly cost = $derived(this.aimed?.cost ?? this.#preview?.cost ?? null);
  /** Whether pressing the hex pointed at takes something. */
  readonly taking = $derived(this.pointer.at !== null && (this.open.hexes.has(this.pointer.at) || this.unitActions(this.pointer.at).length > 0));

  /** What the units of a hex may do. */
  unitActions(hex: HexId): HexAction[] {
    return offeredBy(this.pileAt.get(hex)?.units.map(({ id }) => id) ?? [], this.open.units);
  }

  protected travels(before: HexObservation, after: HexObservation): Travel<Face>[] | null {
    if (before === after) return null;
    const found = travels(before, after, this.faces, this.#taken);
    this.#taken = [];
    return found;
  }

  /** Names on the map grow with the letters of the page. */
  rested(scale: number): void {
    const letters = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    this.level = levelOf(scale, letters);
    this.zoomed = stepOf(scale / letters);
  }

  /* What is pointed at. */

  /** The hex below a pointer. */
  #under(event: MouseEvent): HexId | null {
    const target = event.target as Element;
    if (!this.view.frame?.contains(target) || target.closest(".float, .zoom-buttons")) return null;
    const point = this.view.pointAt(event);
    const hex = point && hexAt(point);
    return hex && (this.host.beyond || this.known.hexes.has(hex)) ? hex : null;
  }

  moved = (event: PointerEvent): void => {
    if (event.buttons || byFinger(event)) return;
    const hex = this.#under(event);
    if (this.pointer.hover(hex)) this.#peek(hex);
  };
  touched = (event: PointerEvent): void => {
    if (event.isPrimary && byFinger(event)) this.pointer.touched = this.#under(event);
  };
  left = (event: PointerEvent): void => {
    if (byFinger(event)) return;
    this.pointer.leave();
    this.#peek(null);
  };

  /** Brings a hex into sight, and spreads out what lies there. */
  reveal(hex: HexId): void {
    this.view.reveal(centre(hex));
    this.#peek(hex);
  }

  #peek(hex: HexId | null): void {
    this.fan.peek(hex, hex && !this.open.hexes.has(hex) && this.pileAt.has(hex) ? [hex] : []);
  }

  /** The counter of a spread stack that lies at a point of the sheet. */
  #counterAt(hex: HexId, point: Point | undefined): Face | null {
    const pile = this.pileAt.get(hex);
    if (!this.spreading || !point || !pile || pile.count < 2) return null;
    const { x, y } = centre(hex);
    const at = spreadAt(spreadOf(pile.units.length + (pile.covered ? 1 : 0)), { x: point.x - x, y: point.y - y });
    return pile.units[at] ?? null;
  }

  /* A stack is led to where it goes; with Shift, or by a finger that rests beside the stacks, a box is drawn around some. */

  protected holdAt(event: MouseEvent): Hold | null {
    const { host, open } = this;
    const finger = byFinger(event);
    if (!this.view.frame?.contains(event.target as Element) || (!finger && !plain(event))) return null;
    const hex = this.#under(event);
    const { selected } = host.observation;
    const movable =
      hex !== null && host.ontake !== undefined &&
      (this.#elsewhere(hex) || (!open.hexes.has(hex) && (hex === selected?.hex || holdOf(this.unitActions(hex)).length > 0)));
    if (finger ? hex === null || !host.ontake || (open.units.size === 0 && !movable) : !event.shiftKey && !movable) return null;
    const point = this.view.pointAt(event) ?? { x: 0, y: 0 };
    return hex !== null && movable && (finger || !event.shiftKey) ? this.#leading(() => this.#takeAt(hex, point)) : this.#boxing(point);
  }

  /** Whether another stack of one's own stands in a hex than the one in hand, which can be put down for it. */
  #elsewhere(hex: HexId): boolean {
    const { held, observation } = this.host;
    const { selected, viewer } = observation;
    return held === true && selected !== null && hex !== selected.hex && this.pileAt.get(hex)?.side === viewer;
  }

  async #takeAt(hex: HexId, point: Point): Promise<void> {
    this.fold();
    if (this.#elsewhere(hex) && !(await this.putDown())) return;
    const single = this.#counterAt(hex, point);
    const led = single && ledBy(offeredBy([single.id], this.open.units), false);
    const begin = led ? [led] : holdOf(this.unitActions(hex));
    if (hex !== this.host.observation.selected?.hex && begin.length) await this.host.ontake?.(begin);
  }

  #leading(take: () => Promise<void>): Hold {
    return {
      take,
      over: (event) => this.pointer.drag(this.#under(event)),
      drop: (event, taken) => {
        const hex = this.#under(event);
        void taken.then(() => this.#drop(hex));
      },
    };
  }

  #drop(hex: HexId | null): void {
    const offers = (hex && this.open.hexes.get(hex)) || [];
    const to = offers.find(({ path }) => path?.length) ?? offers.find(({ verb }) => verb === "to");
    if (to) this.act(to);
    else if (hex && hex !== this.host.observation.selected?.hex) this.host.onmissed?.(hex);
  }

  #boxing(from: Point): Hold {
    const { x, y } = from;
    return {
      take: () => void (this.box = [{ x: x - BEGUN, y: y - BEGUN }, { x: x + BEGUN, y: y + BEGUN }]),
      over: (event) => (this.box = [from, this.view.pointAt(event) ?? from]),
      drop: () => {
        const { box } = this;
        this.pointer.leave();
        const hexes = this.stacks.flatMap(({ hex, units }) => (units.some(({ id }) => this.open.units.has(id)) ? [hex] : []));
        if (box) this.host.onbox?.(hexes.filter((hex) => inBox(centre(hex), ...box)));
      },
      end: () => (this.box = null),
    };
  }

  /** Takes hold of one unit, wherever its counter is shown, to be led to a hex. */
  grab = (unit: UnitId, event: PointerEvent): void => {
    const { host } = this;
    const action = ledBy(offeredBy([unit], this.open.units), event.shiftKey);
    const taken = host.observation.selected?.units.includes(unit) ?? false;
    if (!host.ontake || !(action || taken) || byFinger(event) || event.button || !event.isPrimary) return;
    event.stopPropagation();
    this.drag.grab(event, this.#leading(async () => {
      this.fold();
      if (action) await host.ontake?.([action]);
    }));
  };

  /* What a press means. */

  override fold(refocus = false): void {
    super.fold();
    this.offer = null;
    if (refocus) this.view.frame?.focus({ preventScroll: true });
  }

  async press(hex: HexId, event: Event): Promise<void> {
    const { host, pointer, fan } = this;
    if (host.onaimed) {
      host.onaimed(hex, event instanceof MouseEvent ? this.view.pointAt(event) : undefined);
      return;
    }
    const pile = this.pileAt.get(hex);
    const byHand = withShift(event) ? this.open.steps.get(hex) : undefined;
    const here = byHand ? [byHand] : (this.open.hexes.get(hex) ?? []);
    const theirs = this.unitActions(hex);
    const only = meant([...here, ...theirs], withShift(event));
    const finger = byFinger(event);
    if (pointer.press(hex, finger, here.length > 0) && only) return;
    if (host.held && !here.length && (await this.#release(hex, theirs, event))) return;
    const together = here.length || byKey(event) || finger ? [] : takenUp(theirs, withShift(event));
    if (together.length && host.ontake && (pile?.count ?? 0) > 1) {
      this.fold();
      await host.ontake(together);
    } else if (only && (here.length || pile?.count === 1)) this.act(only);
    else if (here.length || theirs.length) this.#unfold(hex, pile?.count === 1 ? [...here, ...theirs] : here);
    else {
      const many = (pile?.count ?? 0) > 1;
      const inHand = host.observation.selected !== null;
      if (many) this.#unfold(hex, [], finger || !inHand);
      else fan.fold();
      if (!many || inHand || this.open.hexes.size) this.#refuse(hex, many ? undefined : pile?.units[0]?.id);
    }
    await this.enterFan(event);
  }

  #unfold = (hex: HexId, asking: HexAction[] = [], pinned = true): void => this.fan.unfold(hex, [hex], asking, pinned);

  /** A second press puts down what is held; one on another stack of one's own takes that instead. */
  async #release(hex: HexId, theirs: HexAction[], event: Event): Promise<boolean> {
    if (hex === this.home) {
      if (this.pointer.byFinger || theirs.some(({ verb }) => verb === "drop")) return false;
      await this.putDown();
      return true;
    }
    if (this.pileAt.get(hex)?.side !== this.host.observation.viewer || !(await this.putDown())) return false;
    await this.press(hex, event);
    return true;
  }

  clicked = (event: MouseEvent): void => {
    if (this.drag.swallows()) return;
    const { host, open } = this;
    const hex = this.#under(event);
    const inside = (event.target as Element).closest(".float, .zoom-buttons") !== null;
    const counter = hex && !open.hexes.has(hex) ? this.#counterAt(hex, this.view.pointAt(event)) : null;
    if (hex) {
      this.pointer.cursor = hex;
      if (counter && !host.onaimed && (offeredBy([counter.id], open.units).length || (host.held && this.chosen.has(counter.id)))) this.pick(counter, event);
      else void this.press(hex, event);
    } else if (!inside) {
      this.fold();
      host.onfree?.();
    }
  };

  pick = (picked: Face, event: MouseEvent): void => {
    const { host, chosen } = this;
    const actions = offeredBy([picked.id], this.open.units);
    const only = meant(actions, event.shiftKey);
    if (host.held && !actions.length && chosen.has(picked.id) && chosen.size > 1) host.onleave?.(picked.id);
    else if (host.held && !actions.length) void this.putDown().then((down) => down && !chosen.has(picked.id) && this.pick(picked, event));
    else if (only) this.act(only);
    else if (actions.length && this.fan.now) this.fan.ask(actions);
    else this.#refuse(this.at.get(picked.id) ?? this.pointer.cursor, picked.id);
  };

  act = (action: HexAction): void => {
    this.#taken = this.way.length > 1 ? [...this.way] : [];
    this.fold(this.view.frame?.querySelector(".fan")?.contains(document.activeElement));
    if (this.pointer.byFinger) this.pointer.leave();
    this.host.onact(action);
  };

  /** An enemy unit that nobody could choose is only looked at: that it is the enemy's needs no words. */
  #refuse(hex: HexId, unit?: UnitId): void {
    const { host, pileAt } = this;
    const side = pileAt.get(hex)?.side;
    const asked = side === host.observation.viewer || [...this.open.units.keys()].some((id) => pileAt.get(this.at.get(id) ?? "")?.side === side);
    if (host.legal.length) host.onrefused({ box: hex, ...(unit && asked ? { pieces: [unit] } : {}) });
  }

  /* Keys: arrows walk the hexes, Enter takes, Space opens, the pages turn from choice to choice. */

  #go(hex: HexId): void {
    this.pointer.step(hex);
    if (this.fan.now && !this.fan.now.pinned) this.fold();
    this.view.reveal(centre(hex));
  }

  keys = (event: KeyboardEvent): void => {
    const { key } = event;
    if (key === "Escape") {
      if (this.fan.now) this.fold(true);
      return; // what is in hand goes with the same press
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== this.view.frame || !this.#does(key, event)) return;
    this.pointer.byKeys ||= key === "Enter";
    event.preventDefault();
  };

  /** Does what a key stands for; tells whether it stands for something. */
  #does(key: string, event: KeyboardEvent): boolean {
    const { cursor } = this.pointer;
    const heading = HEADINGS[key];
    if (heading) {
      const next = step(cursor, heading);
      if (this.known.hexes.has(next) || this.known.outside.has(next)) this.#go(next);
    } else if (key === "PageDown" || key === "PageUp") {
      const places = this.open.hexes.size ? this.open.hexes.keys() : [...this.open.units.keys()].flatMap((id) => this.at.get(id) ?? []);
      const next = nextOf(places, cursor, key === "PageUp");
      if (next) this.#go(next);
    } else if (key === "Enter") void this.press(cursor, event);
    else if (key === " " && this.pileAt.has(cursor)) {
      this.#unfold(cursor, this.open.hexes.get(cursor));
      void this.enterFan(event);
    } else return this.view.key(key);
    return true;
  }

  focused = (event: FocusEvent): void => {
    const { frame } = this.view;
    frame?.scrollTo(0, 0);
    if (event.target === frame && frame?.matches(":focus-visible")) this.pointer.byKeys = true;
  };

  /** The hex under the cursor, said aloud. */
  readonly spoken = $derived.by(() => {
    const { cursor, byKeys } = this.pointer;
    const { t, observation } = this.host;
    if (!byKeys) return "";
    const pile = this.pileAt.get(cursor);
    const actions = [...(this.open.hexes.get(cursor) ?? []), ...this.unitActions(cursor)];
    const offers = actions.map((action) => t(`action-${action.verb}`, action.args) + (action.cost === undefined ? "" : ` (${t("action-cost", { cost: action.cost })})`));
    return [
      groundText(cursor, this.known, observation, t),
      ...(pile ? [pileText(pile, t)] : []),
      ...(this.host.odds?.chips ?? []).flatMap(({ hex, text }) => (hex === cursor ? [t("page-gce-column", { column: text })] : [])),
      ...(offers.length ? [t("page-gce-map-choices", { choices: offers })] : []),
    ].join(". ");
  });

  /** The hex that the note is about. */
  get notedHex(): HexId | null {
    const { note } = this.host;
    return note ? (note.box ?? this.at.get(note.pieces?.[0] ?? "") ?? null) : null;
  }

  /** The room of a hex that what floats beside it leaves free. */
  roomOf = (hex: HexId | null | undefined): Rect | null => (hex ? spot(hex) : null);
}
