import { Desk, type DeskKey, type Page, type Target } from "../../kit/table/desk.svelte";
import type { Telling } from "../../kit/film/frames";
import type { Session } from "../../kit/server/session.svelte";
import { settings, type Tab } from "../../kit/browser/settings.svelte";
import type { GameEvent, LegalAction, View } from "../../kit/server/types";
import type {
  ArrivalsOverlay,
  HexAction,
  HexBoardHandle,
  HexId,
  HexObservation,
  HexOdds,
  HexTable,
  HexUnit,
  Looked,
  Overlays,
  ReachOverlay,
  SupplyOverlay,
  UnitId,
  ZocOverlay,
} from "./types";
import { tellingOf } from "./film";
import { faces, type Face } from "./units/units";
import { factsOf, idOf, type Facts } from "./panels/facts";
import { again, following, inOrder, lastMove, STARTS, waiting } from "./panels/moves";

/** What may be laid over the map, in the order of its buttons, with its key. */
export const LAYERS = [
  { name: "supply", key: "S" },
  { name: "zoc", key: "Z" },
  { name: "control", key: "C" },
  { name: "reach", key: "R" },
  { name: "morale", key: "M" },
  { name: "arrivals", key: "A" },
] as const;
export type Layer = (typeof LAYERS)[number]["name"];

const PAGES: Page[] = [
  { tab: "hex", title: "page-gce-tab-hex" },
  { tab: "battle", title: "page-gce-tab-battle" },
  { tab: "arrivals", title: "page-gce-tab-arrivals" },
  { tab: "state", title: "page-gce-tab-state" },
  { tab: "log", title: "page-log" },
];

/** The page that choices of a kind are best taken on. */
const PAGE_OF: Record<string, Tab> = {
  draw: "state",
  declare: "state",
  attack: "battle",
  place: "arrivals",
  replace: "arrivals",
  rebuild: "arrivals",
  split: "arrivals",
  disband: "arrivals",
  rail: "hex",
  sail: "hex",
  land: "hex",
  move: "hex",
  march: "hex",
};

/** La Guerra Civil Española before one seat. */
export class HexDesk extends Desk<HexObservation, HexTable> {
  readonly home = "hex";
  readonly facts: Facts;
  readonly telling: Telling<HexObservation>;
  /** The map, once it is drawn. */
  board = $state.raw<HexBoardHandle | null>(null);
  /** The hex that was chosen to be read about. */
  pinned = $state<HexId | null>(null);
  /** A unit chosen among those of its hex. */
  picked = $state<UnitId | null>(null);
  /** What lies under the pointer. */
  hovered = $state.raw<Looked | null>(null);
  /** Regions that are passed over when going through the units. */
  skipped = $state.raw<ReadonlySet<string>>(new Set());
  /** What is laid over the map: kept from game to game. */
  readonly shown = $derived.by((): ReadonlySet<Layer> => new Set(LAYERS.map(({ name }) => name).filter((name) => settings.layers.includes(name))));
  /** True while several actions are sent one after the other. */
  sending = $state(false);
  #station = "";

  constructor(session: Session<HexObservation>, data: HexTable) {
    super(session, data);
    this.facts = factsOf(data);
    this.telling = tellingOf(this.facts);
  }

  readonly faces = $derived.by((): Map<UnitId, Face> => faces(this.data, this.observation));
  readonly units = $derived.by(() => new Map(this.observation.units.map((unit): [UnitId, HexUnit] => [unit.id, unit])));

  get choices(): HexAction[] {
    return this.session.legal;
  }

  /** The hex that the panel tells of: of the units that move, else the one chosen, else the one pointed at. */
  get hex(): HexId | null {
    return this.observation.selected?.hex ?? this.pinned ?? this.hovered?.hex ?? null;
  }

  /** The unit whose reach is asked for: the one that moves, else the one chosen, else the top one of the chosen hex. */
  get unit(): UnitId | null {
    const { selected, stacks } = this.observation;
    if (selected) return selected.units[0] ?? null;
    if (this.pinned === null) return null;
    const picked = this.picked !== null && this.units.get(this.picked)?.hex === this.pinned ? this.picked : null;
    return picked ?? stacks[this.pinned]?.top ?? null;
  }

  get pages(): Page[] {
    return PAGES;
  }

  get keys(): DeskKey[] {
    const page = (tab: Tab) => () => this.show(tab);
    return [
      { key: "H", says: "page-gce-keys-hex", does: page("hex") },
      { key: "B", says: "page-gce-keys-battle", does: page("battle") },
      { key: "E", says: "page-gce-keys-entries", does: page("arrivals") },
      { key: "T", says: "page-gce-keys-state", does: page("state") },
      { key: "L", says: "page-keys-log", does: page("log") },
      ...LAYERS.map(({ name, key }) => ({ key, says: `page-gce-keys-${name}`, does: () => this.toggle(name) })),
      { key: ".", says: "page-gce-keys-next", does: () => this.next(1) },
      { key: ",", says: "page-gce-keys-previous", does: () => this.next(-1) },
      { key: "K", says: "page-gce-keys-skip", does: () => this.skipHere() },
      { key: "W", says: "page-gce-keys-stack", does: () => void this.moveStack() },
      { key: "D", says: "page-gce-keys-again", does: () => void this.moveAgain() },
    ];
  }

  walkMap(): void {
    this.board?.focus(this.observation.battle?.hex ?? this.hex ?? undefined);
  }

  /** Chooses a hex to read about, and a unit in it. */
  pin(hex: HexId | null, unit: UnitId | null = null): void {
    this.pinned = hex;
    this.picked = unit;
  }

  /** Chooses a hex and brings it to the middle of the map. */
  goTo(hex: HexId, unit: UnitId | null = null): void {
    this.pin(hex, unit);
    this.board?.zoomTo(hex);
  }

  watch(place: HexId): void {
    this.board?.reveal(place);
  }

  sight(term: string): (() => void) | null {
    const id = idOf(term);
    const hex = term.startsWith("hex:") ? id : term.startsWith("unit:") ? this.units.get(id)?.hex : null;
    return hex ? () => this.goTo(hex) : null;
  }

  toggle(layer: Layer): void {
    const shown = new Set(this.shown);
    if (!shown.delete(layer)) shown.add(layer);
    settings.layers = [...shown];
  }

  /* Going through the units that may still move. */

  regionOf = (hex: HexId): string => this.facts.hexes.get(hex)?.region ?? "";

  /** Hexes with units that may still move, skipped regions left out, in order. */
  readonly waiting = $derived.by((): { hexes: HexId[]; units: Map<HexId, UnitId[]> } => {
    const units = waiting(this.choices, this.units, (hex) => this.skipped.has(this.regionOf(hex)));
    return { hexes: inOrder(units.keys(), (hex) => this.facts.regions.indexOf(this.regionOf(hex))), units };
  });

  next(way: 1 | -1): void {
    const hex = following(this.waiting.hexes, this.pinned, way);
    if (hex) this.goTo(hex, this.waiting.units.get(hex)?.[0] ?? null);
  }

  skip(region: string): void {
    const skipped = new Set(this.skipped);
    if (!skipped.delete(region)) skipped.add(region);
    this.skipped = skipped;
  }

  /** Passes over the region of the chosen hex, and goes on to the next one. */
  skipHere(): void {
    const region = this.pinned ? this.regionOf(this.pinned) : "";
    if (!region) return;
    if (!this.skipped.has(region)) this.skip(region);
    this.next(1);
  }

  /** Units of the chosen hex that may begin a move by a verb. */
  movable(verb: string): UnitId[] {
    return this.choices.flatMap((action) =>
      action.verb === verb ? action.pieces.filter((id) => this.units.get(id)?.hex === this.pinned) : [],
    );
  }

  /** Takes a whole stack up: the first unit, then all that may come along. */
  async moveStack(verb = "move"): Promise<void> {
    const units = this.movable(verb);
    await this.#inARow(async () => {
      if (units[0]) await this.#take(`${verb} ${units[0]}`);
      for (const id of units.slice(1)) await this.#take(`with ${id}`);
    });
  }

  /** Makes the last move once more, with the chosen unit or with those already taken up. */
  async moveAgain(): Promise<void> {
    const last = lastMove(this.session.log, this.observation.viewer);
    if (!last) return;
    const verb = last.march ? "march" : "move";
    await this.#inARow(async () => {
      const from = this.observation.selected?.hex ?? this.pinned;
      if (!from) return;
      if (!this.observation.selected) {
        const units = this.movable(verb);
        const first = this.picked !== null && units.includes(this.picked) ? this.picked : units[0];
        if (!first || !(await this.#take(`${verb} ${first}`))) return;
        for (const id of last.count > 1 ? units.filter((other) => other !== first) : []) await this.#take(`with ${id}`);
      }
      const to = again(from, last);
      if (!(await this.#take(`to ${to}`))) await this.refused({ box: to });
    });
  }

  /** Takes an action if it is offered; tells whether it was. */
  async #take(text: string): Promise<boolean> {
    const action = this.choices.find((each) => each.action === text);
    if (!action) return false;
    await this.act(action);
    return true;
  }

  async #inARow(work: () => Promise<void>): Promise<void> {
    if (this.sending || !this.session.mine || this.session.at !== null) return;
    this.sending = true;
    try {
      await work();
    } finally {
      this.sending = false;
    }
  }

  override async act(action: LegalAction): Promise<void> {
    const hex = this.units.get(action.pieces[0] ?? "")?.hex;
    if (STARTS.has(action.verb) && hex) this.pin(hex, action.pieces[0]);
    await super.act(action);
  }

  /* What the server is asked beside the game itself. */

  async odds(action: string | null): Promise<HexOdds | null> {
    const found = (await this.session.odds(action)) as HexOdds | null;
    return found && "column" in found ? found : null;
  }

  async #overlay<T>(name: string): Promise<T | null> {
    return this.session.at === null ? ((await this.session.overlay(name)) as T | null) : null;
  }
  supply = (): Promise<SupplyOverlay | null> => this.#overlay("supply");
  arrivals = (): Promise<ArrivalsOverlay | null> => this.#overlay("arrivals");

  /** Everything that is laid over the map now. */
  async overlays(shown: ReadonlySet<Layer>, unit: UnitId | null): Promise<Overlays> {
    const when = <T>(layer: Layer, name: string | null): Promise<T | null> =>
      shown.has(layer) && name ? this.#overlay<T>(name) : Promise.resolve(null);
    const [supply, zoc, reach, arrivals] = await Promise.all([
      when<SupplyOverlay>("supply", "supply"),
      when<ZocOverlay>("zoc", "zoc"),
      when<ReachOverlay>("reach", unit && `reach:${unit}`),
      when<ArrivalsOverlay>("arrivals", "arrivals"),
    ]);
    return { supply, zoc, reach, arrivals, control: shown.has("control"), morale: shown.has("morale") };
  }

  /* What is the same for every game is told by this one. */

  /** Which page is wanted when a phase begins is settled once; only a battle turns the page by itself. */
  override turnPage(): void {
    const { view, mine } = this.session;
    if (!view) return;
    const { turn, station, battle } = view.observation;
    const now = `${turn} ${station} ${view.observation.actor ?? ""}`;
    if (!battle && mine && now !== this.#station) {
      this.#station = now;
      this.pin(null);
      const wanted = (view.legal ?? []).map(({ verb }) => PAGE_OF[verb]).find((tab) => tab !== undefined);
      if (wanted) this.settle(wanted);
    }
    super.turnPage();
  }

  protected wants({ observation }: View<HexObservation>, fresh: GameEvent[]): Tab | null {
    return observation.battle || fresh.some(({ kind }) => kind === "combat-roll") ? "battle" : null;
  }

  protected insisted({ pieces, box }: Target): string[] {
    const verbs = [...new Set(this.choices.filter(({ pieces: named, box: place }) => named.length || place).map(({ verb }) => verb))];
    const places = verbs.filter((verb) => this.choices.some((action) => action.verb === verb && action.action === `${verb} ${action.box}`));
    const hex = box ?? this.units.get(pieces?.[0] ?? "")?.hex;
    return [
      ...(pieces ?? []).flatMap((id) => verbs.filter((verb) => !places.includes(verb)).map((verb) => `${verb} ${id}`)),
      ...(hex ? places.map((verb) => `${verb} ${hex}`) : []),
    ];
  }
}

