import { dialogs } from "../dialogs/dialogs.svelte";
import { isAnswer, isStop } from "../choices/choices";
import { guard } from "../choices/guard.svelte";
import { Ideas, type Numbered } from "../ideas/ideas.svelte";
import { Replay } from "../replay/replay.svelte";
import type { Telling } from "../replay/frames";
import { HEADINGS, shared } from "../session/log";
import { t } from "../words/language.svelte";
import type { Complaint, Session } from "../session/session.svelte";
import { kept, remember, type Summed } from "../browser/remember";
import { reducedMotion, settings, type Tab } from "../browser/settings.svelte";
import { play } from "../browser/sound";
import type { Args, BaseObservation, GameEvent, LegalAction, MapMark, Refusal, SideName, View } from "../server/types";

/** What somebody points at without being offered a choice there. */
export interface Target {
  pieces?: string[];
  box?: string;
}

/** Who takes what is pointed at on the map instead of the game: a position is set up by hand. */
export interface Pointing {
  /** Ids of what is in hand, to be marked on the map. */
  readonly held: string[];
  /** What is to be done now, in words. */
  readonly says: string;
  point(target: Target): void;
  /** Puts down what is in hand. */
  drop(): void;
  /** Takes back what was done last. */
  back(): void;
}

/** A key of the game on the table, with the message that says what it does. */
export interface GameKey {
  /** As it stands on the keyboard. */
  key: string;
  says: string;
  does: () => void;
  /** It does something to the game: while an answer is on its way it waits. */
  acts?: boolean;
}

/** A stretch of the game that an answer may stand for: its name, and what it ends with. */
export interface Stretch {
  name: string;
  until: string;
  /** It ends so soon that the prompt bar neither offers it nor tells of it. */
  brief?: boolean;
}

/** An answer that stands for a stretch. */
export interface Order extends Stretch {
  verb: string;
}

/** A page of the panel and its title, a key of the catalogue. */
export interface Page {
  tab: Tab;
  title: string;
  /** How many things lie there, where that is told beside the title. */
  count?: number;
  /** It is only read: what is asked stands elsewhere. */
  aside?: boolean;
  /** It is to be in sight as a whole: what else may be done stands below it. */
  whole?: boolean;
}

/** What tells a warning from another one. */
const sign = ({ key, args }: Refusal): string => `${key} ${JSON.stringify(args)}`;

/**
 * The table before one seat: the game's facts, what is looked at, and what the player does there.
 * Each game has its own, which adds what that game alone has.
 */
export abstract class Controller<O extends BaseObservation = BaseObservation, D = unknown> {
  readonly session: Session<O>;
  /** What never changes in this game. */
  readonly data: D;
  #looked = $state.raw<LegalAction | null>(null);
  /** Who takes what is pointed at instead of the game; null: the game does. */
  pointing = $state.raw<Pointing | null>(null);
  /** Marks of the two persons on places of the map. */
  marks = $state.raw<MapMark[]>([]);
  /** What either side could do next, drawn on the map. */
  readonly ideas = new Ideas();
  /** The choice that a lesson suggests. */
  taught = $state.raw<LegalAction | null>(null);
  /** What was insisted on last, until the next choice. */
  tried = $state.raw<Target | null>(null);
  /** The last question that could be ended, and whether nothing else has been asked since. */
  #endable: { phase: string; question: string; direct: boolean } | null = null;
  /** Whether the last question had an answer of its own, where what ends more may stand now. */
  #answerable = false;
  /** Whether something has been ended since that question. */
  #ended = false;
  /** In a hot seat: the side that last drew the curtain. */
  #unveiled = $state<SideName | null>(null);
  /** The page that the game turned away from by itself. */
  #leftAt: Tab | null = null;

  /** The past as a replay. */
  readonly replay: Replay<O>;

  constructor(session: Session<O>, data: D) {
    this.session = session;
    this.data = data;
    this.replay = new Replay<O>(this);
  }

  keepSummed(summed: Summed | null): void {
    const { id, token, board } = this.session.api;
    if (!board) remember({ id, token, summed });
  }

  keptSummed(): Summed | null {
    const { id, token } = this.session.api;
    return kept(id, token)?.summed ?? null;
  }

  /** The choice pointed at, not yet taken. */
  get looked(): LegalAction | null {
    return this.#looked;
  }

  /** Points at a choice: what would be regretted about it is asked for. */
  set looked(action: LegalAction | null) {
    this.#looked = action;
    if (action) void this.session.warn(action);
  }

  /** What of the ideas is drawn on the position on show: they hold for one only. */
  get shownIdeas(): Numbered[] {
    return this.thought ? this.ideas.drawn : [];
  }

  /** Whether there are ideas for the position on show. */
  get thought(): boolean {
    return this.pointing === null && this.ideas.at !== null && this.ideas.at === (this.session.at ?? this.session.view?.choice);
  }

  /** How this game is told as a replay. */
  abstract readonly telling: Telling<O>;
  /** Brings a place into sight, without more ado. */
  abstract watch(place: string): void;

  /** The pages of the panel, in order. */
  abstract get pages(): Page[];
  /** The page shown where the one read last is not. */
  abstract readonly home: Tab;
  /** The keys of this game alone. */
  abstract get keys(): GameKey[];
  /** Puts the keyboard into the map. */
  abstract focusMap(): void;
  /** Shows the whole map; from there, what was looked at before. */
  abstract overview(): void;
  /** The actions to ask about when somebody insists, most likely first. */
  protected abstract explainQueries(target: Target): string[];
  /** The page that what has just happened is to be read on, or null. */
  protected abstract wants(view: View<O>, fresh: GameEvent[]): Tab | null;

  /** The position on show. */
  get observation(): O {
    const shown = this.session.observation;
    if (!shown) throw new Error("a controller is set up when there is a view");
    return shown;
  }

  get legal(): LegalAction[] {
    return this.session.legal;
  }

  readonly log = $derived.by((): GameEvent[] =>
    this.session.hotseat ? this.session.log.map(shared) : this.session.log,
  );

  /** The events of the last change, as this screen may tell them. */
  get fresh(): GameEvent[] {
    return this.session.hotseat ? this.session.fresh.map(shared) : this.session.fresh;
  }

  /** The log up to the moment on show. */
  readonly told = $derived.by((): GameEvent[] => {
    const { at } = this.session;
    return at === null ? this.log : this.log.filter((event) => event.n < at);
  });

  get fast(): boolean {
    return settings.fast || reducedMotion();
  }

  /** True while the player before the screen has not shown that it is their turn at it. */
  get veiled(): boolean {
    const { session } = this;
    return session.hotseat && session.at === null && session.mine && session.view?.observation.viewer !== this.#unveiled;
  }

  /** Why the screen must be covered until the other player sits before it; null when nothing is to be hidden. */
  get hidden(): string | null {
    return this.veiled ? (this.session.view?.observation.curtain ?? null) : null;
  }

  /** Who sits before the screen is known: somebody has drawn the curtain since it was opened. */
  get handedOver(): boolean {
    return this.#unveiled !== null;
  }

  unveil(): void {
    this.#unveiled = this.observation.viewer;
  }

  /** Words beside a thing: why it is refused, or what would be regretted about what is pointed at. */
  get note(): (Target & { text: string; rule: string | null }) | null {
    const { complaint } = this.session;
    if (complaint && this.tried) return { ...this.tried, text: t(complaint.key, complaint.args), rule: complaint.rule };
    const place = this.looked?.place ?? this.looked?.box;
    const [first, ...more] = this.looked && place ? this.#unsaid(this.warnings(this.looked)) : [];
    if (!first || !place) return null;
    return { box: place, text: [first, ...more].map(({ key, args }) => t(key, args)).join(" "), rule: first.rule };
  }

  /** What would be regretted about an action, as the game says. */
  warnings(action: LegalAction): Refusal[] {
    return this.session.regrets(action);
  }

  /** Points at a choice and at what would follow it: the map shows where it leads, wherever that is. */
  point(action: LegalAction | null, then: LegalAction[] = []): void {
    this.looked = action;
    const place = [...then].reverse().find(({ box }) => box)?.box ?? action?.place ?? action?.box;
    const unit = action?.pieces[0];
    if (place) this.watch(place);
    else if (unit) this.find(unit);
  }

  /** Brings the place of a piece into sight. */
  protected abstract find(piece: string): void;

  /** The places of the map that one may choose from by name, by their ids, and what each is called. */
  abstract get places(): string[];
  abstract placeName(place: string): string;
  /** The place that was pointed at last, if any. */
  abstract get pointedPlace(): string | null;

  /** How to bring what a term names (`box:madrid`) into sight; null where the map has no such thing. */
  abstract sight(term: string): (() => void) | null;

  /** Brings what a lesson names into sight. */
  abstract teach(term: string): void;

  /** How to bring the place that the arguments of a message name into sight; null where they name none. */
  placeIn = (args: Args): (() => void) | null => {
    for (const arg of Object.values(args)) {
      const show = typeof arg === "string" ? this.sight(arg) : null;
      if (show) return show;
    }
    return null;
  };

  /** The page open now. */
  get tab(): Tab {
    return this.pages.some(({ tab }) => tab === settings.tab) ? settings.tab : this.home;
  }

  /** Whether what is asked stands on the open page. */
  get asks(): boolean {
    return !this.pages.some(({ tab, aside }) => tab === this.tab && aside);
  }

  /** Turns to what is asked; tells whether it stood elsewhere. */
  toChoices(): boolean {
    const elsewhere = !this.asks;
    if (elsewhere) this.settle(this.home);
    return elsewhere;
  }

  /** Whether all that may be chosen, but for what ends something, is pressed on the map. */
  abstract onMap(legal: readonly LegalAction[]): boolean;

  /** Opens a page to stay. */
  protected settle(tab: Tab): void {
    this.#leftAt = null;
    settings.tab = tab;
  }

  /** Opens a page because the player asks for it. */
  show(tab: Tab): void {
    this.settle(tab);
    if (settings.sheet === "low") settings.sheet = "half";
  }

  /** Tells later whether the choice that an action was meant for still stands: words, offers and clocks may come meanwhile. */
  #stillMeant({ action }: LegalAction): () => boolean {
    const choice = this.session.view?.choice;
    return () => this.session.view?.choice === choice && this.legal.some((one) => one.action === action);
  }

  /** Takes an action, and others in a row as far as they go; asks before, where something would be lost by it, or by these. */
  async act(action: LegalAction, then: string[] = [], regrets: Refusal[] = []): Promise<void> {
    if (this.session.view?.observation.actor === this.#list.side) this.#list = { ...this.#list, rows: [] };
    const stands = this.#stillMeant(action);
    if (settings.confirm && action !== this.taught) await this.session.warnBefore(action);
    if (!stands()) return;
    const asked = settings.confirm && action !== this.taught ? this.#unsaid([...this.#left(action), ...this.warnings(action), ...regrets]) : [];
    const asks = asked.some(({ key, grave }) => grave || !settings.unasked.includes(key));
    await (asks ? this.weigh(action, then, asked) : this.#take(action, then));
  }

  /** What was warned of in this phase and meant all the same: it is said once. */
  #meant = { phase: "", said: new Set<string>() };

  /** What has not been warned of in this phase. */
  #unsaid(warnings: Refusal[]): Refusal[] {
    return this.#meant.phase === this.phase ? warnings.filter((one) => !this.#meant.said.has(sign(one))) : warnings;
  }

  /** Verbs that take up pieces that have not moved yet. */
  protected readonly takesUp: ReadonlySet<string> = new Set();

  /** What has not moved yet and could, if an action ends the moving. */
  #left({ ends }: LegalAction): Refusal[] {
    const pieces = new Set(this.legal.filter((action) => this.takesUp.has(action.verb)).map((action) => action.pieces[0] ?? action.action));
    if (ends !== "phase" || pieces.size === 0) return [];
    return [{ key: "page-warn-unmoved", args: { count: pieces.size }, rule: this.observation.prompt?.rule ?? "" }];
  }

  /** Shows what would be regretted about an action, and takes it if it is meant all the same. */
  async weigh(action: LegalAction, then: string[] = [], warnings = this.warnings(action)): Promise<void> {
    const stands = this.#stillMeant(action);
    const meant = await dialogs.ask(action, warnings);
    if (meant) {
      const said = this.#meant.phase === this.phase ? this.#meant.said : new Set<string>();
      this.#meant = { phase: this.phase, said: new Set([...said, ...warnings.map(sign)]) };
    }
    if (meant && stands()) await this.#take(action, then);
  }

  async #take(action: LegalAction, then: string[]): Promise<void> {
    this.#ended ||= isStop(action);
    guard.answered(isStop(action));
    this.looked = null;
    this.tried = null;
    if (settings.sound) play("tick");
    await this.session.act(action.action, then);
  }

  /** Verbs that this game lets stand as an answer for a while. */
  readonly standing: readonly string[] = [];
  #order = $state.raw<Order | null>(null);
  /** The phase in which battles do not wait to be read. */
  #hurried = $state<number | null>(null);

  /** The phase the game is in. */
  get phase(): string {
    const { turn, station } = this.session.view?.observation ?? this.observation;
    return `${turn} ${station}`;
  }

  /** What is to be chosen has been drawn: notes whether the last question that could be ended has closed by itself. */
  drawn(): void {
    const { view, mine } = this.session;
    const question = `${view?.observation.actor ?? ""} ${view?.observation.prompt?.key ?? ""}`;
    const endable = mine && (view?.legal ?? []).some((action) => isStop(action) && !isAnswer(action));
    const last = this.#endable;
    if (endable) {
      if (last && !this.#ended && (last.phase !== this.phase || (last.direct && last.question !== question))) guard.closed();
      this.#endable = { phase: this.phase, question, direct: true };
      this.#ended = false;
    } else if (last) last.direct = false;
    guard.drawn(this.#answerable && endable);
    this.#answerable = mine && (view?.legal ?? []).some(isAnswer);
  }

  /** How long an answer may stand now, by name, the shortest first: each with what it ends with. */
  get stretches(): Stretch[] {
    return [{ name: "phase", until: this.phase }];
  }

  /** Rows that are taken one after the other, each as soon as their side is asked, and the phase they are for. */
  #list = $state.raw<{ until: string; side: SideName | null; rows: string[][] }>({ until: "", side: null, rows: [] });

  /** The rows still to be taken by themselves; none once the next one cannot be. */
  get list(): string[][] {
    const { until, side, rows } = this.#list;
    const { actor } = this.session.view?.observation ?? this.observation;
    if (until !== this.phase || (actor === side && this.legal.length > 0 && this.#from(rows[0]) < 0)) return [];
    return rows;
  }

  /** Whether the side of the list is asked. */
  get #listed(): boolean {
    return this.session.mine && this.session.view?.observation.actor === this.#list.side;
  }

  /** With which action of a row one goes on now: what was forced has been taken. -1: it cannot be taken. */
  #from(row: string[] = []): number {
    const { selected } = this.observation as { selected?: string | null };
    const from = row.findIndex((text) => this.legal.some(({ action }) => action === text));
    return from > 0 && !row[0]?.endsWith(` ${selected}`) ? -1 : from;
  }

  /**
   * Takes rows one after the other, those of the other side in between; stops where one cannot be taken. Where the
   * server keeps a queue it goes on without this page.
   */
  async takeList(rows: string[][]): Promise<void> {
    const queue = this.session.view?.orders?.queue ?? [];
    if (queue.length && rows.length > 1) {
      this.looked = null;
      await this.session.order({ when: { prompt: queue }, queue: rows.flat() });
      return;
    }
    const { actor } = this.session.view?.observation ?? this.observation;
    this.#list = { until: this.phase, side: actor, rows };
    await this.#goOn();
  }

  async #goOn(): Promise<void> {
    const { rows } = this.#list;
    const [row = [], ...later] = rows;
    const [first, ...then] = row.slice(this.#from(row));
    const action = this.legal.find((legal) => legal.action === first);
    this.#list = { ...this.#list, rows: later };
    if (action) await this.#take(action, then);
  }

  /** Takes by itself what stands: a row of the list, or an answer. */
  async obey(): Promise<void> {
    const { ordered } = this;
    if (this.list.length && this.#listed) await this.#goOn();
    else if (ordered) await this.act(ordered);
  }

  /** The answer that stands now. */
  get order(): Order | null {
    const order = this.#order;
    return order && this.stretches.some(({ name, until }) => name === order.name && until === order.until) ? order : null;
  }

  /** Lets an answer stand; null: asks again. */
  stand(order: Order | null): void {
    this.#order = order;
    this.#list = { ...this.#list, rows: [] };
  }

  /** The choice that the standing answer takes by itself. */
  get ordered(): LegalAction | undefined {
    const { list } = this;
    if (list.length && this.#listed) return this.legal.find(({ action }) => action === list[0]?.[this.#from(list[0])]);
    const verb = this.session.mine ? this.order?.verb : undefined;
    return verb ? this.legal.find((action) => action.verb === verb) : undefined;
  }

  /** Whether what came of a battle waits until it has been read. */
  get reads(): boolean {
    return settings.battleWait && this.#hurried !== this.#fought;
  }

  /** The phase in which a battle was decided last, by where the log begins to tell of it. */
  get #fought(): number {
    const { log } = this.session;
    const dice = log.findLastIndex((event) => this.telling.part(event) === "dice");
    return log.findLastIndex(({ kind }, i) => i <= dice && HEADINGS.has(kind));
  }

  /** Battles of the phase in which the last one was decided wait no more, not even that which ends it. */
  hurry(): void {
    this.#hurried = this.#fought;
  }

  /** Whether the battle just decided stays on show beside the choice that comes next, which is one's own. */
  get staysOnShow(): boolean {
    return false;
  }

  /** Takes back the last act as a whole; what is held is put down. */
  async undo(): Promise<void> {
    if (this.pointing) return this.pointing.back();
    this.stand(null);
    this.looked = null;
    this.tried = null;
    await this.session.undo();
  }

  /** Whether something is held that can be put down. */
  get held(): boolean {
    const { view, mine, at } = this.session;
    return mine && at === null && view?.midway === true && view.undo;
  }

  /** Puts down what is held; tells whether it is done. */
  async putDown(): Promise<boolean> {
    if (!this.held) return false;
    await this.undo();
    return !this.held;
  }

  async refused(target: Target): Promise<void> {
    const { session } = this;
    if (this.pointing) return this.pointing.point(target);
    if (!session.mine || session.at !== null) return;
    this.tried = target;
    session.complaint = null;
    session.complaint = await this.whyNot(target);
  }

  /** Why what is pointed at is not offered; null where the game has nothing to say of it. */
  whyNot(target: Target): Promise<Complaint | null> {
    return this.session.why(this.explainQueries(target));
  }

  /** Turns to the page that the news belong to; afterwards the page is as it was left. A battle that is read stays. */
  turnPage(): void {
    const { view, mine, fresh } = this.session;
    if (!view || (this.session.resting && settings.tab === "battle")) return;
    const hidden = mine && !this.asks && !this.onMap(view.legal ?? []);
    const wanted = this.wants(view, fresh) ?? (hidden ? this.home : null);
    if (wanted) {
      if (settings.tab !== wanted) this.#leftAt ??= settings.tab;
      settings.tab = wanted;
    } else if (this.#leftAt && mine) {
      settings.tab = this.#leftAt;
      this.#leftAt = null;
    }
  }

  /** The replay stops at a battle: on to the page that tells of it, until the replay is over. */
  replayWaits(): void {
    if (settings.tab !== "battle") this.#leftAt ??= settings.tab;
    settings.tab = "battle";
  }

  /** The replay is over, or a battle was read: on to the page that the choice wants, or back to what was left. */
  replayOver(): void {
    const { view } = this.session;
    if (!view || (!this.#leftAt && settings.tab !== "battle")) return;
    const wanted = this.wants(view, []);
    if (wanted) settings.tab = wanted;
    else if (this.#leftAt) {
      settings.tab = this.#leftAt;
      this.#leftAt = null;
    }
  }

  /** Leaves what is being looked at, a refusal or the past; puts down what is held; lowers the open sheet. */
  escape(): void {
    this.tried = null;
    this.session.complaint = null;
    if (this.pointing) this.pointing.drop();
    else if (this.session.at !== null) this.replay.skip();
    else if (this.held) void this.putDown();
    else if (settings.sheet === "full") settings.sheet = "half";
  }

  openRule = (rule: string): void => dialogs.openRule(rule);
}
