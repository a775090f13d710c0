import { Controller, type GameKey, type Page, type Target } from "../../kit/game/controller.svelte";
import type { Telling } from "../../kit/replay/frames";
import type { Complaint, Session } from "../../kit/session/session.svelte";
import { isStop } from "../../kit/choices/choices";
import { settings, type Tab } from "../../kit/browser/settings.svelte";
import { t } from "../../kit/words/language.svelte";
import type { GameEvent, LegalAction, Refusal, View } from "../../kit/server/types";
import type {
  ArrivalsOverlay, HexAction, HexBoardHandle, HexId, HexObservation, HexOdds, StaticData, HexUnit, Looked, Overlays,
  OddsChips, Plan, Prospect, ReachOverlay, StuckOverlay, Sending, SupplyOverlay, UnitId, ZocOverlay,
} from "./types";
import { keepNotes, keptNotes, noted, type Notes } from "./army/notes";
import { tellingOf } from "./replay";
import { faces, type Face } from "./units/units";
import { byEverybody, chipsOf, OF_BATTLE } from "./battle/battles";
import { distance } from "./map/grid";
import { committedBy, settledBy, type CommittedSupport } from "./battle/committed-support";
import { factsOf, idOf, type Facts } from "./panels/facts";
import { explainQueries } from "./map/choices";
import { LAYERS, type Layer } from "./map/layers";
import { sameMove, inOrder, lastMove, nearest, rowTo, SINGLY, STARTS, waiting } from "./panels/moves";
import { asText, enemyNear, type Errand, keepOrders, keptOrders, marches, type Orders, standing } from "./panels/orders";

const PAGES: Page[] = [
  { tab: "hex", title: "page-gce-tab-hex" },
  { tab: "battle", title: "page-gce-tab-battle" },
  { tab: "arrivals", title: "page-gce-tab-arrivals" },
  { tab: "state", title: "page-gce-tab-state" },
  { tab: "log", title: "page-log", aside: true },
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
export class GceController extends Controller<HexObservation, StaticData> {
  protected override readonly takesUp = STARTS;
  readonly home = "hex";
  readonly pages = PAGES;
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
  /** Units that hold: they are passed over in this phase. */
  holding = $state.raw<ReadonlySet<UnitId>>(new Set());
  orders = $state.raw<Orders>({ watch: [], goals: {} });
  /** How often something was written beside a hex. */
  #written = $state(0);
  /** Who has nowhere to go in this phase, and why. */
  stuck = $state.raw<StuckOverlay>({});
  /** The hexes of the stacks in the box drawn last. */
  boxed = $state.raw<HexId[]>([]);
  /** Where the stacks in the box would go, if the hex pointed at were pressed. */
  foreseen = $state.raw<Sending | null>(null);
  /** Whether what has moved, or cannot, is drawn faintly. */
  onlyUnmoved = $state(false);
  /** The hexes of those of the stacks sent last that stay where they are. */
  stayed = $state.raw<readonly HexId[]>([]);
  /** The next hex pressed is where the units of the chosen one are to go. */
  aiming = $state(false);
  /** True while several actions are sent one after the other. */
  sending = $state(false);
  #station = "";
  /** Who follows the unit taken up, by actions of their own, when that is sent somewhere. */
  #behind: HexAction[] = [];
  /** The support that an attack was committed with. */
  #committed = $state.raw<CommittedSupport | null>(null);
  /** The page of this phase is settled. */
  #settled = false;
  /** Hexes looked at in this round, and the way one came. */
  readonly #passed = new Set<HexId>();
  readonly #trail: HexId[] = [];

  constructor(session: Session<HexObservation>, data: StaticData) {
    super(session, data);
    this.facts = factsOf(data);
    this.telling = tellingOf(this.facts);
    this.orders = keptOrders(session.api.id);
    session.beside = (legal) => (legal.some(({ verb }) => OF_BATTLE.has(verb)) ? ["plans"] : []);
  }

  readonly faces = $derived.by((): Map<UnitId, Face> => faces(this.data, this.observation));
  readonly units = $derived.by(() => new Map(this.observation.units.map((unit): [UnitId, HexUnit] => [unit.id, unit])));

  /** What may be chosen; those who have nowhere to go are not offered to be taken up. */
  readonly choices = $derived.by((): HexAction[] =>
    this.session.legal.filter(({ verb, pieces }) => !this.stuck[pieces[0] ?? ""] || (verb !== "move" && verb !== "march")),
  );

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

  onMap(legal: readonly LegalAction[]): boolean {
    return legal.every((action) => isStop(action) || action.box !== null || action.pieces.some((id) => this.units.get(id)?.hex));
  }

  get keys(): GameKey[] {
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
      { key: "X", says: "page-gce-keys-hold", does: () => this.hold() },
      { key: "V", says: "page-gce-keys-watch", does: () => this.keepWatch() },
      { key: "G", says: "page-gce-keys-march", does: () => (this.aiming = this.own.length > 0) },
      { key: "W", says: "page-gce-keys-stack", does: () => void this.moveStack(), acts: true },
      { key: "D", says: "page-gce-keys-again", does: () => void this.moveAgain(), acts: true },
    ];
  }

  focusMap(): void {
    this.board?.focus(this.observation.battle?.hex ?? this.hex ?? undefined);
  }

  overview(): void {
    this.board?.whole();
  }

  protected find(piece: UnitId): void {
    const hex = this.units.get(piece)?.hex;
    if (hex) this.watch(hex);
  }

  /** Chooses a hex to read about, and a unit in it; or none any more. */
  pin(hex: HexId | null, unit: UnitId | null = null): void {
    this.pinned = hex;
    this.picked = unit;
    if (hex === null) this.hovered = null;
  }

  /** Chooses a hex and brings it to the middle of the map. */
  goTo(hex: HexId, unit: UnitId | null = null): void {
    this.pin(hex, unit);
    this.board?.zoomTo(hex);
  }

  watch(place: HexId): void {
    this.board?.reveal(place);
  }

  /** Chooses a hex and brings it into the window, as near as the map is. */
  goThere(hex: HexId): void {
    this.pin(hex);
    this.board?.reveal(hex);
  }

  /** The hexes that have a name; any other is written by its number. */
  get places(): HexId[] {
    return this.data.map.hexes.flatMap(({ id }) => (this.placeName(id) === id ? [] : [id]));
  }

  placeName(hex: HexId): string {
    return t(`hex:${hex}`);
  }

  get pointedPlace(): HexId | null {
    return this.hex;
  }

  sight(term: string): (() => void) | null {
    const hex = this.#hexOf(term);
    return hex ? () => this.goTo(hex) : null;
  }

  teach(term: string): void {
    const hex = this.#hexOf(term);
    if (!hex) return;
    this.pin(hex);
    this.board?.zoomTo(hex, true);
  }

  #hexOf(term: string): HexId | null {
    const id = idOf(term);
    return term.startsWith("hex:") ? id : term.startsWith("unit:") ? (this.units.get(id)?.hex ?? null) : null;
  }

  toggle(layer: Layer): void {
    const shown = new Set(this.shown);
    if (!shown.delete(layer)) shown.add(layer);
    settings.layers = [...shown];
  }

  /* Going through the units that may still move. */

  regionOf = (hex: HexId): string => this.facts.hexes.get(hex)?.region ?? "";

  /** Hexes with units that may still move, in order; skipped regions and who holds or keeps watch left out. */
  readonly waiting = $derived.by((): { hexes: HexId[]; units: Map<HexId, UnitId[]> } => {
    const units = waiting(this.choices, this.units, (hex, id) => this.skipped.has(this.regionOf(hex)) || this.rests(hex, id));
    return { hexes: inOrder(units.keys(), (hex) => this.facts.regions.indexOf(this.regionOf(hex))), units };
  });

  /** Whether a unit is passed over: it holds in this phase, or keeps watch and no enemy is near. */
  rests(hex: HexId, id: UnitId): boolean {
    return this.holding.has(id) || (this.orders.watch.includes(id) && !enemyNear(this.observation, hex));
  }

  /** Goes on to the nearest hex with units that may move and were not looked at in this round; or back by the way one came. */
  next(way: 1 | -1): void {
    const { hexes, units } = this.waiting;
    const from = this.pinned ?? this.#trail.at(-1) ?? null;
    let hex: HexId | null | undefined;
    if (way < 0) while ((hex = this.#trail.pop()) && (hex === from || !units.has(hex)));
    else {
      if (from) {
        this.#passed.add(from);
        if (this.#trail.at(-1) !== from) this.#trail.push(from);
      }
      hex = nearest(hexes, from, this.#passed);
      if (!hex) this.#passed.clear();
      hex ??= nearest(hexes, from);
    }
    if (!hex) return;
    if (this.tab !== "hex") this.settle("hex");
    this.pin(hex, units.get(hex)?.[0] ?? null);
    this.board?.zoomTo(hex, true);
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

  /** The viewer's units in the chosen hex. */
  get own(): UnitId[] {
    return this.observation.units.flatMap(({ id, hex, side }) => (hex !== null && hex === this.pinned && side === this.observation.viewer ? [id] : []));
  }

  /** The units of the chosen hex hold: they are passed over in this phase. */
  hold(): void {
    if (!this.own.length) return;
    this.holding = new Set([...this.holding, ...this.own]);
    this.next(1);
  }

  /** They keep watch: they are passed over until an enemy is near; or no longer. */
  keepWatch(): void {
    const own = this.own;
    if (!own.length) return;
    const { watch } = this.orders;
    const ends = own.some((id) => watch.includes(id));
    this.#order({ ...this.orders, watch: [...watch.filter((id) => !own.includes(id)), ...(ends ? [] : own)] });
    if (!ends) this.next(1);
  }

  /** Each side has its own notes: two before one screen do not read each other's. */
  get #notebook(): string {
    return `${this.session.api.id}.${this.observation.viewer ?? "spectator"}`;
  }

  /** What the player has written beside hexes. */
  readonly notes = $derived.by((): Notes => {
    void this.#written;
    return keptNotes(this.#notebook);
  });

  /** Writes beside a hex; nothing takes the note away. */
  write(hex: HexId, text: string): void {
    keepNotes(this.#notebook, noted(this.notes, hex, text));
    this.#written += 1;
  }

  #order(orders: Orders): void {
    this.orders = orders;
    keepOrders(this.session.api.id, orders);
  }

  /** Units of a hex that may begin a move by a verb. */
  movable(verb: string, at: HexId | null = this.pinned): UnitId[] {
    return this.choices.flatMap((action) =>
      action.verb === verb ? action.pieces.filter((id) => this.units.get(id)?.hex === at) : [],
    );
  }

  /** Takes a whole stack up at once. */
  async moveStack(verb = "move"): Promise<void> {
    await this.#inARow(() => this.#row(rowTo(verb, this.movable(verb), null)));
  }

  /** Takes units up together, by the actions that would take each of them. */
  async takeUp(begin: HexAction[]): Promise<void> {
    const offered = this.choices.filter((action) => begin.some((each) => each.action === action.action));
    const [first, ...more] = offered;
    if (!first) return;
    const singly = SINGLY.has(first.verb) || !more.length;
    await this.#inARow(() => this.#row(singly ? [first.action] : rowTo(first.verb, offered.flatMap(({ pieces }) => pieces), null)));
    this.#behind = singly ? more : [];
  }

  /** Makes the last move once more, with the chosen unit or with those already taken up; by rail with all of the hex. */
  async moveAgain(): Promise<void> {
    const last = lastMove(this.session.log, this.observation.viewer);
    if (!last) return;
    await this.#inARow(async () => {
      const from = this.observation.selected?.hex ?? this.pinned;
      if (!from) return;
      const to = sameMove(from, last);
      if (!this.observation.selected) {
        const units = this.movable(last.verb);
        const first = this.picked !== null && units.includes(this.picked) ? this.picked : units[0];
        const more = last.count > 1 || last.verb === "rail" ? units.filter((other) => other !== first) : [];
        const row = first ? rowTo(last.verb, [first, ...more], last.verb === "rail" ? to : null) : [];
        if (!(await this.#row(row)) || last.verb === "rail") return;
      }
      if (!(await this.#row([`to ${to}`]))) await this.refused({ box: to });
    });
  }

  /* Many stacks at once: those in a box go as near to a hex as they can; marches go on turn by turn. */

  /** Where stacks would go if they were sent, each to a goal: as near as it comes with nothing to be regretted, or by rail. */
  orderOf(errands: readonly Errand[]): Promise<Sending | null> {
    const text = asText(errands);
    return text ? this.#overlay<Sending>(`orders:${text}`) : Promise.resolve(null);
  }

  /** Sends stacks, each to a goal, in one go: what is sent together is taken back together. */
  async #send(errands: readonly Errand[]): Promise<void> {
    await this.#inARow(async () => {
      const found = await this.orderOf(errands);
      if (found?.row.length) await this.#row(found.row);
      this.stayed = found?.stays ?? [];
    });
  }

  /** A stack was dropped where it cannot go: asks why while it is in hand, and puts it down. */
  async missed(hex: HexId): Promise<void> {
    if (!this.session.mine) return;
    const why = await this.whyNot({ box: hex });
    await this.putDown();
    this.tried = { box: hex };
    this.session.complaint = why;
  }

  /** Sends the stacks in the box to a hex. */
  async sendTo(goal: HexId): Promise<void> {
    const hexes = this.boxed;
    this.boxed = [];
    await this.#send(hexes.map((hex) => ({ hex, units: [], goal })));
  }

  /** Where the units of the chosen hex are to go; with no hex they march nowhere any more. */
  march(goal: HexId | null): void {
    const goals = Object.fromEntries(Object.entries(this.orders.goals).filter(([id]) => !this.own.includes(id)));
    if (goal) for (const id of this.own) goals[id] = goal;
    this.#order({ ...this.orders, goals });
    this.aiming = false;
  }

  /** Marches that can go on now. */
  readonly marching = $derived(marches(this.orders.goals, this.choices, this.units));

  /** Where one's own units march: from their hex to the goal, each way once. */
  readonly goals = $derived.by((): (readonly [HexId, HexId])[] => {
    const ways = new Map<string, readonly [HexId, HexId]>();
    for (const [id, goal] of Object.entries(this.orders.goals)) {
      const unit = this.units.get(id);
      if (unit?.hex && unit.hex !== goal && unit.side === this.observation.viewer) ways.set(`${unit.hex} ${goal}`, [unit.hex, goal]);
    }
    return [...ways.values()];
  });

  /** All marches go on by a move. */
  async goOn(): Promise<void> {
    await this.#send(this.marching);
  }

  /** A hex is pressed while something waits for one: the stacks in the box go there, or a march is ordered. */
  aimAt(hex: HexId): boolean {
    this.stayed = [];
    if (this.aiming) this.march(hex);
    else if (this.boxed.length) void this.sendTo(hex);
    else return false;
    return true;
  }

  /** Takes a row of actions, if the first of them is offered; tells whether it was. `regrets`: what may come of the row. */
  async #row([first, ...then]: string[], regrets: Refusal[] = []): Promise<boolean> {
    const action = this.choices.find((each) => each.action === first);
    if (!action) return false;
    await this.act(action, then, regrets);
    return true;
  }

  /** Takes a row that the server proposes. It ends when stacks are opened: what it settles is then done when it is asked. */
  async follow(row: string[], open: boolean, regrets: Refusal[] = []): Promise<void> {
    await this.#inARow(async () => {
      if ((await this.#row(row, regrets)) && open) this.#committed = committedBy(row, this.observation);
    });
  }

  /** An attack's support is not asked for again where it was settled when the attack was committed. */
  override get ordered(): LegalAction | undefined {
    return super.ordered ?? settledBy(this.#committed, this.observation, this.session.mine ? this.choices : []);
  }

  async #inARow(work: () => Promise<unknown>): Promise<void> {
    if (this.sending || !this.session.mine || this.session.at !== null) return;
    this.sending = true;
    try {
      await work();
    } finally {
      this.sending = false;
    }
  }

  override async act(action: LegalAction, then: string[] = [], regrets: Refusal[] = []): Promise<void> {
    const hex = this.units.get(action.pieces[0] ?? "")?.hex;
    if (STARTS.has(action.verb) && hex) this.pin(hex, action.pieces[0]);
    this.stayed = [];
    const behind = action.verb === "to" ? this.#behind.flatMap((each) => [each.action, action.action]) : [];
    this.#behind = [];
    if (["attack", "join", "join-all", "commit"].includes(action.verb)) this.#committed = null;
    await super.act(action, [...then, ...behind], regrets);
  }

  override undo(): Promise<void> {
    this.#committed = null;
    return super.undo();
  }

  /** Whether an attack is being built that can still be called off. */
  get callable(): boolean {
    const { mine, at, view } = this.session;
    return mine && at === null && view?.undo === true && this.choices.some(({ verb }) => verb === "commit");
  }

  override escape(): void {
    this.boxed = [];
    this.aiming = false;
    if (!this.held && this.session.at === null) this.pin(null);
    if (this.callable) void this.undo();
    else super.escape();
  }

  /* What the server is asked beside the game itself. */

  async odds(action: string | null): Promise<HexOdds | null> {
    const found = (await this.session.odds(action)) as HexOdds | null;
    return found && "column" in found ? found : null;
  }

  async #overlay<T>(name: string): Promise<T | null> {
    return this.session.at === null ? ((await this.session.overlay(name)) as T | null) : null;
  }
  plans = (): Promise<Plan[] | null> => this.#overlay("plans");
  /** The attacks that would come of the units as they stand; of a hex: from there, if those in hand went there. */
  attacks = (from: HexId | null = null): Promise<Prospect[] | null> => this.#overlay(from ? `attacks:${from}` : "attacks");

  /** The hex from which the units in hand could attack: the one they are led to, else where they are; null: no enemy is beside it. */
  readonly thrust = $derived.by((): HexId | null => {
    const { phase, selected, stacks, viewer } = this.observation;
    if (!this.session.mine || phase !== "movement" || !selected || selected.strategic) return null;
    const led = this.looked?.verb === "to" || this.looked?.verb === "step" ? this.looked.box : null;
    const hex = led ?? selected.hex;
    return hex && Object.entries(stacks).some(([at, { side }]) => side !== viewer && distance(at, hex) === 1) ? hex : null;
  });

  /** What stands beside the enemy's stacks now: of the attacks that may be chosen, or of those that a move prepares. */
  async chips(from: HexId | null): Promise<OddsChips | null> {
    if (from) return { from, chips: chipsOf((await this.attacks(from)) ?? []) };
    const choosing = this.session.mine && this.choices.some(({ verb }) => verb === "attack");
    return choosing ? { from: null, chips: chipsOf(byEverybody((await this.plans()) ?? [])) } : null;
  }

  supply = (): Promise<SupplyOverlay | null> => this.#overlay("supply");
  arrivals = (): Promise<ArrivalsOverlay | null> => this.#overlay("arrivals");

  /** Finds out who has nowhere to go, where it is asked who moves. */
  async findStuck(): Promise<void> {
    if (this.session.mine && this.session.legal.some(({ verb }) => verb === "move")) this.stuck = (await this.#overlay<StuckOverlay>("stuck")) ?? {};
  }

  /** Everything that is laid over the map now. */
  async overlays(shown: ReadonlySet<Layer>, unit: UnitId | null): Promise<Overlays> {
    const when = <T>(layer: Layer, name: string | null): Promise<T | null> =>
      shown.has(layer) && name ? this.#overlay<T>(name) : Promise.resolve(null);
    const [supply, foes, zoc, reach, arrivals] = await Promise.all([
      when<SupplyOverlay>("supply", "supply"),
      when<SupplyOverlay>("foes", "supply-enemy"),
      when<ZocOverlay>("zoc", "zoc"),
      when<ReachOverlay>("reach", unit && `reach:${unit}`),
      when<ArrivalsOverlay>("arrivals", "arrivals"),
    ]);
    return { supply, foes, zoc, reach, arrivals, control: shown.has("control"), morale: shown.has("morale") };
  }

  /* What is the same for every game is told by this one. */

  /** Which page is wanted in a phase is settled once, by its first choices that have one; only a battle turns it by itself. */
  override turnPage(): void {
    const { view, mine } = this.session;
    if (!view) return;
    const { turn, station, battle } = view.observation;
    const now = `${turn} ${station} ${view.observation.actor ?? ""}`;
    if (!battle && mine && now !== this.#station) {
      this.#station = now;
      this.#settled = false;
      this.#order(standing(this.orders, view.observation));
      this.pin(null);
      this.holding = new Set();
      this.stuck = {};
      this.boxed = [];
      this.#passed.clear();
      this.#trail.length = 0;
    }
    if (!battle && mine && !this.#settled) {
      const wanted = (view.legal ?? []).map(({ verb }) => PAGE_OF[verb]).find((tab) => tab !== undefined);
      this.#settled = wanted !== undefined;
      if (wanted) this.settle(wanted);
    }
    super.turnPage();
  }

  protected wants({ observation }: View<HexObservation>, fresh: GameEvent[]): Tab | null {
    return observation.battle || fresh.some(({ kind }) => kind === "combat-roll") ? "battle" : null;
  }

  override async whyNot(target: Target): Promise<Complaint | null> {
    const why = this.observation.selected ? undefined : this.stuck[target.pieces?.[0] ?? ""];
    return why ? { ...why, text: "" } : super.whyNot(target);
  }

  protected explainQueries({ pieces, box }: Target): string[] {
    const unit = this.units.get(pieces?.[0] ?? "");
    const theirs = unit !== undefined && unit.side !== this.observation.viewer;
    return explainQueries(this.choices, this.observation.selected !== null, pieces ?? [], box ?? unit?.hex ?? null, theirs);
  }
}

