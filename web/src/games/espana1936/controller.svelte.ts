import { isStop } from "../../kit/choices/choices";
import { choices } from "./map/choices";
import { explainQueries } from "./map/explain-queries";
import { Controller, type GameKey, type Page, type Stretch, type Target } from "../../kit/game/controller.svelte";
import { SEA_DICE } from "./naval/sea";
import type { Tab } from "../../kit/browser/settings.svelte";
import type { GameEvent, LegalAction, View } from "../../kit/server/types";
import { tellingOf } from "./replay";
import { t } from "../../kit/words/language.svelte";
import { boardData } from "./map/data";
import { pieceOf, termOf } from "./pieces/pieces";
import type { Observation, Odds, Plan, Proposal, SeaOdds, StaticData } from "./types";

/** What the board lets others do. */
export interface BoardHandle {
  /** Brings a place to the middle, near enough to read. */
  zoomTo: (box: string) => void;
  /** Brings a place into sight at the present scale. */
  reveal: (box: string) => void;
  /** Shows the whole map; from there, what was looked at before. */
  whole: () => void;
  /** The place pointed at, or where the keys are. */
  pointed: () => string;
}

/** Steps of an attack after its dice have fallen. */
const FALLEN = new Set(["reroll", "drm", "substitute"]);

const PAGES: Page[] = [
  { tab: "now", title: "page-tab-now" },
  { tab: "hand", title: "page-hand", whole: true },
  { tab: "battle", title: "page-battle" },
  { tab: "sea", title: "page-sea" },
  { tab: "log", title: "page-log", aside: true },
  { tab: "forces", title: "page-forces", aside: true },
];

/** España 1936 before one seat. */
export class EspanaController extends Controller<Observation, StaticData> {
  readonly home = "now";
  /** The map, once it is drawn. */
  board = $state.raw<BoardHandle | null>(null);
  /** Pieces that could be placed, sketched where they would stand. */
  ghosts = $state.raw<{ piece: string; place: string }[]>([]);
  /** The box that is pointed at beside the map. */
  pointed = $state<string | null>(null);
  protected override readonly takesUp = new Set(["move"]);
  override readonly standing = ["no-card"];
  readonly telling = tellingOf(this.data);
  readonly #printed = boardData(this.data);
  readonly cards = $derived(new Map(this.data.cards.map((card) => [card.id, card])));

  get pages(): Page[] {
    const { viewer, hands, naval, event_card } = this.observation;
    const pages = viewer ? PAGES.map((page) => (page.tab === "hand" ? { ...page, count: hands[viewer].count, aside: !event_card && !this.legal.some(({ card }) => card) } : page)) : PAGES;
    return naval ? pages : pages.filter(({ tab }) => tab !== "sea");
  }

  onMap(legal: readonly LegalAction[]): boolean {
    const { boxes, pieces } = choices(legal.filter((action) => !isStop(action)));
    const drawn = new Set(this.observation.pieces.filter(({ where }) => where !== "reserve" && where !== "eliminated").map(({ id }) => id));
    const found = new Set([...boxes.values(), ...[...pieces].filter(([id]) => drawn.has(id)).map(([, actions]) => actions)].flat());
    return legal.every((action) => isStop(action) || found.has(action));
  }

  get keys(): GameKey[] {
    const show = (tab: Tab) => () => this.show(tab);
    return [
      { key: "A", says: "page-keys-now", does: show("now") },
      { key: "H", says: "page-keys-hand", does: show("hand") },
      { key: "B", says: "page-keys-battle", does: show("battle") },
      { key: "S", says: "page-keys-sea", does: () => this.observation.naval && this.show("sea") },
      { key: "L", says: "page-keys-log", does: show("log") },
      { key: "F", says: "page-keys-forces", does: show("forces") },
    ];
  }

  /** The chances of the attack in hand; none once its dice have fallen. */
  async landOdds(action: string | null): Promise<Odds | null> {
    if (FALLEN.has(this.session.view?.observation.battle?.step ?? "")) return null;
    const found = (await this.session.odds(action)) as Odds | SeaOdds | null;
    return found && "hits" in found ? found : null;
  }

  /** The chances of the rolls at sea that are known to come. */
  async seaOdds(action: string | null): Promise<SeaOdds | null> {
    const found = (await this.session.odds(action)) as Odds | SeaOdds | null;
    return found && "sea" in found ? found : null;
  }

  /** What may be done in a row here: whole attacks, or all support. */
  async plans(): Promise<Plan[] | null> {
    return this.session.at === null ? ((await this.session.overlay("plans")) as Plan[] | null) : null;
  }

  /** Where pieces at hand could go: advice, where there is any. */
  async proposals(): Promise<Proposal[] | null> {
    const advised = this.session.at === null && this.session.view?.may_advise;
    return advised ? ((await this.session.overlay("proposals")) as Proposal[] | null) : null;
  }

  /** An answer may stand for one attack, for a battle, or for the phase. */
  override get stretches(): Stretch[] {
    const { battle } = this.session.view?.observation ?? this.observation;
    if (!battle) return super.stretches;
    const { attack } = battle;
    const here = `${battle.box} ${battle.attacker} ${battle.general}`;
    return [
      ...(attack ? [{ name: "attack", until: this.#attack(this.#attacks, attack.attacking, attack.defending), brief: true }] : []),
      ...super.stretches.flatMap((phase) => [{ name: "battle", until: `${phase.until} ${here}` }, phase]),
    ];
  }

  /** How many attacks there have been. */
  get #attacks(): number {
    return this.session.log.filter(({ kind }) => kind === "attack").length;
  }

  #attack = (number: number, attacker: string, target: string): string => `${number} ${attacker} ${target}`;

  /** One's own next attack: what came of the last one stays on show until it begins. */
  override get staysOnShow(): boolean {
    const { view, mine, sides } = this.session;
    const battle = view?.observation.battle;
    return mine && battle?.step === "attacker" && sides.includes(battle.attacker) && !this.session.hotseat;
  }

  /** Takes a row of actions. */
  async follow([first, ...then]: string[]): Promise<void> {
    const action = this.legal.find((legal) => legal.action === first);
    if (action) await this.act(action, then);
  }

  /** Begins an attack in which no card is laid: that stands for this one. */
  async attackBare({ attacker, target }: Plan, row: string[]): Promise<void> {
    if (!this.order) this.stand({ verb: "no-card", name: "attack", until: this.#attack(this.#attacks + 1, attacker, target), brief: true });
    await this.follow(row);
  }

  /** The term of a piece on show. */
  nameOf(id: string): string {
    const piece = pieceOf(this.observation, id);
    return piece ? termOf(piece) : id;
  }

  focusMap(): void {
    const { battle, naval } = this.observation;
    const place = battle?.box ?? naval?.fight?.place ?? this.data.board.start;
    document.querySelector<SVGElement>(`[data-card="${place}"]`)?.focus();
  }

  get places(): string[] {
    const { boxes, areas, bases } = this.#printed;
    return [...boxes, ...(this.observation.naval ? [...areas, ...bases] : [])].map(({ id }) => id);
  }

  placeName(place: string): string {
    const named = (places: readonly { id: string }[]): boolean => places.some(({ id }) => id === place);
    return t(`${named(this.#printed.areas) ? "area" : named(this.#printed.bases) ? "base" : "box"}:${place}`);
  }

  get pointedPlace(): string | null {
    return this.board?.pointed() ?? null;
  }

  sight(term: string): (() => void) | null {
    const box = this.#boxOf(term);
    return box ? () => this.board?.zoomTo(box) : null;
  }

  teach(term: string): void {
    const box = this.#boxOf(term);
    if (box) this.watch(box);
  }

  #boxOf(term: string): string | null {
    const [kind, id = ""] = term.split(":");
    return kind === "box" ? id : (this.observation.pieces.find((piece) => piece.id === id)?.box ?? null);
  }

  watch(place: string): void {
    this.board?.reveal(place);
  }

  overview(): void {
    this.board?.whole();
  }

  protected find(piece: string): void {
    const box = this.#boxOf(`piece:${piece}`);
    if (box) this.watch(box);
  }

  protected explainQueries(target: Target): string[] {
    return explainQueries(this.legal, this.observation, target);
  }

  /** A battle opens its page and the events open the hand. */
  protected wants({ legal, observation }: View<Observation>, fresh: GameEvent[]): Tab | null {
    const rolled = fresh.some((event) => event.kind === "roll" || SEA_DICE.has(event.kind));
    if (observation.battle || observation.naval?.fight || rolled) return "battle";
    return legal?.some((action) => action.card) || (legal && observation.event_card) ? "hand" : null;
  }
}
