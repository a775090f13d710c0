import { ApiError, GameApi, Offline, type Press } from "../server/api";
import { goesOn, merged } from "./log";
import { moveOf, when } from "./moment";
import { randomNumber } from "../browser/random";
import { kept, pressed, remember } from "../browser/remember";
import { table, type Line } from "../server/connection";
import type { Args, BaseObservation, GameEvent, Gathering, LegalAction, OrderRule, OrderSheet, OrderView, Refusal, SideName, Told, View } from "../server/types";

/** Something the server said no to, with the words for it. */
export interface Complaint {
  key: string;
  args: Args;
  text: string;
  rule: string | null;
  /** The server failed: what was to be done has not happened, and all before it is kept. */
  undone?: boolean;
}

const said = (key: string): Complaint => ({ key, args: {}, text: "", rule: null });
const complaintOf = (error: ApiError): Complaint => ({ key: error.key, args: error.args, text: error.message, rule: error.rule });

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** How long the line may say nothing: the server speaks at least every 20 seconds. */
const SILENCE = 45_000;
const NOW_AND_THEN = 10_000;
/** The server's close code for a page that has given way to others of its seat. */
const GAVE_WAY = 4409;
/** How many past positions are kept. */
const KEPT = 120;
/** The socket is closed so where its secret opens no seat, or no longer. */
const REFUSED = 4404;

/** A game as this seat sees it, kept up to date. It asks and shows; it decides nothing. */
export class Session<O extends BaseObservation = BaseObservation> {
  readonly api: GameApi<O>;
  view = $state.raw<View<O> | null>(null);
  log = $state.raw<GameEvent[]>([]);
  /** The events that came with the last change, oldest first. */
  fresh = $state.raw<GameEvent[]>([]);
  /** The choice whose past is being looked at, or null for the present. */
  at = $state<number | null>(null);
  past = $state.raw<O | null>(null);
  /** A position that is set up by hand: it is on show instead of the game's, and nothing is to be chosen in it. */
  laid = $state.raw<O | null>(null);
  /** Whether the past that is being looked at has not come yet. */
  arriving = $state(false);
  online = $state(true);
  busy = $state(false);
  thinking = $state(false);
  /** Another one whenever something was said at the table, or may have been while the line was away. */
  talked = $state.raw({});
  complaint = $state.raw<Complaint | null>(null);
  /** The game as long as numbers are missing: it has not begun, and there is no view. */
  gathering = $state.raw<Gathering | null>(null);
  /** Whether nobody at this browser has asked for this game, which others have arranged. */
  unasked = $state(false);
  /** Why the server does not show the game for now; it is asked again. */
  trouble = $state.raw<Complaint | null>(null);
  /** Set when the game cannot be shown at all. */
  lost = $state.raw<Complaint | null>(null);
  /** What happened from this choice on is news here, as the server has it; null: nothing is. */
  since = $state<number | null>(null);
  /** From which choice on news was put away last. */
  putAway: number | null = null;
  /** Whether what has just happened is to be read before the next choice. */
  resting = $state(false);
  /** Asked when the game moves on, with what happened since a choice: from which on it is to be shown step by step. */
  holds: (fresh: GameEvent[], since: number) => number | null = () => null;
  /** Overlays that stand beside choices: they are had before these are shown, so that nothing moves later. */
  beside: (legal: LegalAction[]) => string[] = () => [];

  /** What would be regretted about each legal action, and at which choice that was told. */
  #warned = $state.raw<{ choice: number; told: Record<string, Refusal[]> } | null>(null);
  #socket: Line | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  /** The revision the socket spoke of last. */
  #heard = 0;
  #shown = 0;
  /** The choice for which the chain of the log is remembered. */
  #chained = 0;
  #closed = false;
  /** When the line said something last. */
  #spoken = 0;
  #watch: ReturnType<typeof setInterval> | undefined;
  #history = new Map<number, O>();
  /** Positions on their way: those before the choices from one on to another, both included. */
  #coming = new Set<{ from: number; until: number; told: Promise<O[]> }>();
  #answers = new Map<string, Promise<unknown>>();

  constructor(id: string, token: string, api = new GameApi<O>(id, token)) {
    this.api = api;
  }

  /** Asks what the computer opponents wanted, in the whole game as far as they may tell; null where none plays. */
  readonly reasonsOf = $derived.by((): (() => Promise<Told[]>) | null =>
    Object.values(this.view?.players ?? {}).some((player) => player !== "person")
      ? async () => this.api.reasons(-1).catch((error: unknown) => (this.fail(error), []))
      : null,
  );

  /** The position on show: the present one, the past one being looked at, or one that is being set up. */
  get observation(): O | null {
    return this.laid ?? this.past ?? this.view?.observation ?? null;
  }

  /** When the position on show is, in words. */
  get when(): string {
    const shown = this.observation;
    return shown ? when({ ...shown, move: moveOf(this.log, this.at ?? this.view?.choice ?? 0), place: null }) : "";
  }

  get legal(): LegalAction[] {
    return this.at === null && this.laid === null && this.online && !this.resting ? (this.view?.legal ?? []) : [];
  }

  /** The first choice that can be looked back at: before it the game was played by other rules. */
  get first(): number {
    return this.view?.first ?? 0;
  }

  get mine(): boolean {
    if (this.laid) return false;
    const actor = this.view?.observation.actor ?? null;
    return actor !== null && (this.view?.you.includes(actor) ?? false);
  }

  get hotseat(): boolean {
    return this.view?.hotseat ?? false;
  }

  /** Whether this seat may speak of stopping early: two persons play, and it holds a side. */
  get mayAgree(): boolean {
    const view = this.view;
    if (!view || view.over || view.you.length === 0 || this.at !== null) return false;
    return view.may_agree;
  }

  get sides(): SideName[] {
    return this.view?.you ?? [];
  }

  /** The sides whose doings are no news here: those of this seat, in a hot seat the one that is asked. */
  get own(): SideName[] {
    const viewer = this.view?.observation.viewer;
    return this.hotseat && viewer ? [viewer] : this.sides;
  }

  /** Whether somebody gave the number of this seat, and not this page: what the seed is made of may not be the player's. */
  get numbered(): boolean {
    const told = this.view ?? this.gathering;
    if (!told?.chance || told.you.length === 0) return false;
    const { missing } = told.chance;
    const own = kept(this.api.id, this.api.token);
    return !told.you.some((side) => missing.includes(side)) && !own?.number && !own?.elsewhere;
  }

  async start(): Promise<void> {
    const own = kept(this.api.id, this.api.token);
    if (own?.commitment && !own.number) await this.#change(() => this.#give(own.commitment));
    else await this.refresh();
    this.#listen();
    this.#watch = setInterval(() => this.#silent() && this.awake(), SILENCE / 9);
  }

  /** The machine woke up, the line may be back, or somebody looks again: what has been missed is asked for at once. */
  awake(): void {
    if (this.#closed || this.lost) return;
    if (this.#silent()) this.#hangUp();
    this.#wait = FIRST_WAIT;
    clearTimeout(this.#timer);
    void this.refresh().then(() => {
      if (!this.online) this.#later();
      else if (!this.#socket) this.#listen();
    });
  }

  /** Whether a line that should speak has been silent for too long. */
  #silent(): boolean {
    return this.#socket !== null && Date.now() - this.#spoken > SILENCE;
  }

  /** Lets go of the line: it may be dead, and would not say so. */
  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** Adds a random number to the chance of the game, once; this page remembers it, and what the server was bound to before. */
  async #give(commitment: string | undefined): Promise<View<O> | Gathering> {
    const { id, token } = this.api;
    const number = kept(id, token)?.number ?? randomNumber();
    remember({ id, token, number, ...(commitment ? { commitment } : {}) });
    return this.api.chance(number);
  }

  /** Begins, on this side, a game that was opened by its address: a mail that is opened agrees to nothing. */
  begin(): Promise<void> {
    pressed.add(this.api.id);
    return this.#change(() => this.#give(this.gathering?.chance?.commitment));
  }

  /** Begins the game if it can be begun; null as long as others are awaited. */
  async #begun(answer: View<O> | Gathering): Promise<View<O> | null> {
    let now = answer;
    if (!this.view && now.chance) this.#note(now.chance.givers);
    if (now.observation === null && now.chance?.missing.some((side) => now.you.includes(side))) {
      const { id, token } = this.api;
      this.unasked = token === "" && !pressed.has(id);
      if (!this.unasked) now = await this.#give(now.chance.commitment);
    }
    this.gathering = now.observation === null ? (now as Gathering) : null;
    return now.observation === null ? null : (now as View<O>);
  }

  /** Remembers who was to add a number, as it was first told. */
  #note(givers: string[]): void {
    const { id, token } = this.api;
    const own = kept(id, token);
    if (own && !own.givers) remember({ id, token, givers });
  }

  /** Remembers what stands for the lines of the log so far: none of them is taken back or written anew any more. */
  #noteChain(chain: { choice: number; value: string }): void {
    const { id, token } = this.api;
    const own = kept(id, token);
    this.#chained = Math.max(chain.choice, own?.chain?.choice ?? 0);
    if (own && chain.choice > (own.chain?.choice ?? 0)) remember({ id, token, chain });
  }

  stop(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    this.#hangUp();
  }

  async refresh(): Promise<void> {
    await this.#change(() => this.api.view());
  }

  /** Takes an action, and others in a row after it: one request, as far as they go. */
  async act(action: string, then: string[] = []): Promise<void> {
    if (this.at !== null) return;
    await this.#do(({ choice }) => this.api.act(choice, action, then));
  }

  /** Takes the last act back; where that is not possible, says so. */
  async undo(): Promise<void> {
    if (!this.view?.undo) this.complaint = said("error-cannot-undo");
    else await this.#do(({ choice }) => this.api.undo(choice));
  }

  /** Shows what is asked for in place of the present: on a board to think on, another position. */
  turnTo(ask: () => Promise<View<O>>): Promise<void> {
    this.present();
    return this.#do(ask);
  }

  /** Lets another computer opponent play on for one that failed. */
  substitute(opponent: string): Promise<void> {
    return this.#do(({ choice }) => this.api.substitute(choice, opponent));
  }

  /** Agrees to stop here and count the objective cities, or declines. */
  agree(consents: boolean): Promise<void> {
    return this.#do(({ choice }) => this.api.agree(choice, consents));
  }

  /** Gives the game up, or takes the computer opponent's offer to. */
  resign(accept: boolean): Promise<void> {
    return this.#do(() => this.api.resign(accept));
  }

  /** Asks the other side to take back all from a choice on. */
  askBack(to: number): Promise<void> {
    return this.#do(({ choice }) => this.api.askBack(choice, to));
  }

  /** Agrees to what the other side asks to take back, or refuses; one's own asking is withdrawn so. */
  answerBack(to: number, agree: boolean): Promise<void> {
    return this.#do(({ choice }) => this.api.answerBack(choice, to, agree));
  }

  /** Offers the other person another game like this one, which is over. */
  offerRematch(swap: boolean): Promise<void> {
    return this.#do(() => this.api.offerRematch(swap));
  }

  /** Begins the game that the other person offers. */
  acceptRematch(swap: boolean): Promise<void> {
    return this.#do(() => this.api.acceptRematch(swap));
  }

  /** Withdraws the rematch that a side offers, one's own, or declines the other's. */
  endRematch(side: SideName): Promise<void> {
    return this.#do(() => this.api.endRematch(side));
  }

  /** Does something to the clocks. */
  press(what: Press, days = 1): Promise<void> {
    return this.#do(() => this.api.press(what, days));
  }

  /** Claims the win, as the other side's time is up, or has a computer opponent play on for it. */
  claim(regent: string | null): Promise<void> {
    return this.#do(({ choice }) => this.api.claim(choice, regent));
  }

  /** Plays on where a computer opponent has played for this seat. */
  takeOver(): Promise<void> {
    return this.#do(() => this.api.takeOver());
  }

  /** Where the game stood when something was pressed that the server did not answer; null: nothing was. */
  #unanswered: number | null = null;

  /** Says that what was pressed while the server was away has not been done; where it was, the game has moved on. */
  #sayUndone(): void {
    if (this.#unanswered !== null && this.view?.revision === this.#unanswered) this.complaint = said("error-not-done");
    this.#unanswered = null;
  }

  /** Has the server do something to the game on show, one thing at a time; what the socket tells meanwhile is looked at after it. */
  async #do(ask: (view: View<O>) => Promise<View<O> | Gathering>): Promise<void> {
    const { view } = this;
    if (!view || this.busy) return;
    this.complaint = null;
    this.busy = true;
    await this.#change(() => ask(view));
    this.busy = false;
    if (!this.online) this.#unanswered = view.revision;
    if (this.#heard > (this.view?.revision ?? 0)) void this.refresh(); // unless the answer knew it
  }

  /** This seat's standing orders; null where they cannot be had. */
  async orders(): Promise<OrderView[] | null> {
    return this.api.orders().catch(() => null);
  }

  /** Lets an order stand; tells whether it does. */
  async order(rule: OrderRule): Promise<boolean> {
    return this.#ordered(() => this.api.order(rule));
  }

  /** All the orders that this seat may build now; null where they cannot be had. */
  async orderSheet(): Promise<OrderSheet | null> {
    return this.api.orderSheet().catch(() => null);
  }

  /** Puts another rule in place of an order's, or lets it rest; tells whether that is done. */
  async changeOrder(n: number, rule: OrderRule | null, held: boolean): Promise<boolean> {
    return this.#ordered(() => this.api.changeOrder(n, rule, held));
  }

  async cancelOrder(n: number): Promise<boolean> {
    return this.#ordered(() => this.api.cancelOrder(n));
  }

  async #ordered(ask: () => Promise<View<O>>): Promise<boolean> {
    if (!this.view || this.busy) return false;
    await this.#do(ask);
    return this.complaint === null;
  }

  /** Asks why each of some actions may not be taken; the first answer that says so. */
  async why(actions: string[]): Promise<Complaint | null> {
    for (const action of actions) {
      const refusal = await this.explain(action);
      if (refusal) return { key: refusal.key, args: refusal.args, text: refusal.text ?? "", rule: refusal.rule };
    }
    return null;
  }

  explain(action: string): Promise<Refusal | null> {
    return this.#ask(`explain ${action}`, () => this.api.explain(action));
  }

  /** What would be regretted about an action of the present choice, as far as it was asked. */
  regrets(action: LegalAction): Refusal[] {
    const { view } = this;
    return this.at === null && view && this.#warned?.choice === view.choice ? (this.#warned.told[action.action] ?? []) : [];
  }

  /** Asks what would be regretted at the present choice, where an action may be one that is; nobody reckons it before. */
  async warn(action: LegalAction): Promise<void> {
    const { view } = this;
    if (!view || this.at !== null || !view.warned.includes(action.verb)) return;
    const { choice } = view;
    const told = await this.#ask("warnings", () => this.api.warnings(choice), choice);
    if (told && this.view?.choice === choice) this.#warned = { choice, told };
  }

  /** The same for an action that is about to be taken: other presses wait meanwhile. */
  async warnBefore(action: LegalAction): Promise<void> {
    if (this.busy || !this.view?.warned.includes(action.verb)) return;
    this.busy = true;
    await this.warn(action);
    this.busy = false;
    if (this.#heard > (this.view?.revision ?? 0)) void this.refresh();
  }

  /** The chances of the fight in hand if an action were taken, in the form of the game. */
  odds(action: string | null): Promise<unknown> {
    return this.#ask(`odds ${action ?? ""}`, () => this.api.odds(action));
  }

  /** What lies over the map now. */
  overlay(name: string, choice = this.view?.choice): Promise<unknown> {
    return this.#ask(`overlay ${name}`, () => this.api.overlay(name), choice);
  }

  /**
   * Looks at the position before choice `n`; the game itself goes on undisturbed. So many choices after it are fetched
   * as well as `ahead` says. The present is looked at as if it were past, if one is to `stay`.
   */
  async look(n: number, ahead = 1, stay = false): Promise<void> {
    const now = this.view?.choice ?? 0;
    if (n >= now && !stay) {
      this.present();
      return;
    }
    this.at = Math.max(this.first, Math.min(n, now));
    const wanted = this.at;
    this.arriving = true;
    try {
      const past = await this.#position(wanted, ahead);
      if (this.at === wanted) this.past = past;
      const next = Math.min(now, wanted + Math.ceil(ahead / 2));
      if (!this.#history.has(next)) void this.#position(next, ahead).catch(() => undefined);
    } catch (error) {
      this.fail(error);
    } finally {
      if (this.at === wanted) this.arriving = false;
    }
  }

  /** The position before a choice, without looking at it; null if it cannot be had. */
  async position(n: number): Promise<O | null> {
    return this.#position(n, 0).catch(() => null);
  }

  present(): void {
    this.at = null;
    this.past = null;
    this.arriving = false;
  }

  /** What is news from a choice on is told no more; what comes after one's next choice is. */
  putNewsAway(since: number): void {
    this.putAway = since;
    if (this.since === since) this.since = null;
  }

  /** All up to now has been looked at: by who watches on this page alone. */
  markSeen(): void {
    if (this.since !== null) this.putNewsAway(this.since);
    const choice = this.view?.choice;
    if (choice !== undefined && this.sides.length) void this.api.seen(choice).catch(() => undefined);
  }

  async #position(n: number, ahead: number): Promise<O> {
    const known = this.#history.get(n);
    if (known) return known;
    const asked = [...this.#coming].find(({ from, until }) => from <= n && n <= until);
    const found = asked && (await asked.told.catch(() => []))[n - asked.from];
    if (found) return found;
    const coming = { from: n, until: n + ahead, told: this.api.film(n, ahead) };
    this.#coming.add(coming);
    try {
      const told = await coming.told;
      if (this.#coming.has(coming)) told.forEach((past, i) => this.#keep(n + i, past));
      return told[0]!;
    } finally {
      this.#coming.delete(coming);
    }
  }

  /** Keeps a position; the one that was kept longest goes when there are too many. */
  #keep(n: number, past: O): void {
    this.#history.delete(n);
    this.#history.set(n, past);
    const [oldest] = this.#history.keys();
    if (this.#history.size > KEPT && oldest !== undefined) this.#history.delete(oldest);
  }

  async #ask<T>(question: string, ask: () => Promise<T | null>, choice = this.view?.choice): Promise<T | null> {
    const key = `${choice ?? 0} ${question}`;
    const known = this.#answers.get(key) as Promise<T | null> | undefined;
    if (known) return known.catch(() => null);
    const answer = ask();
    this.#answers.set(key, answer);
    answer.catch(() => this.#answers.delete(key));
    return answer.catch(() => null);
  }

  /** Asks for a new view; an answer that comes after a later one is dropped. */
  async #change(ask: () => Promise<View<O> | Gathering>): Promise<void> {
    this.#asked += 1;
    const number = this.#asked;
    try {
      const view = await this.#begun(await ask());
      if (view) await this.#take(view, number);
      this.online = true;
      this.trouble = null;
      this.#sayUndone();
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) {
        await this.#change(() => this.api.view());
        // another page of this seat, an order or the clock was faster
        if (this.busy && error.key === "error-stale-choice") this.complaint = said("error-stale");
      } else if (error instanceof ApiError && error.status >= 500 && !this.busy) {
        this.trouble = complaintOf(error);
        this.online = true;
        this.#later();
      } else {
        this.fail(error);
      }
    }
  }

  async #take(view: View<O>, number: number): Promise<void> {
    const old = this.view;
    const straight = old !== null && view.revision - old.revision === view.choice - old.choice;
    const on = old !== null && goesOn(old, view);
    if (!on) {
      this.#history.clear();
      this.#coming.clear();
      this.#answers.clear();
    }
    const from = on ? old.choice : -1;
    const still = old !== null && view.revision === old.revision;
    const told = view.news && view.news.since === old?.revision ? view.news.log : null;
    const before = this.log;
    const [news] = await Promise.all([
      still ? null : (told ?? this.api.log(from)),
      ...this.beside(view.legal ?? []).map((name) => this.overlay(name, view.choice)),
    ]);
    const log = news && merged(before, news, from);
    if (number < this.#shown) return;
    this.#shown = number;
    this.since = view.news_since < view.choice && view.news_since !== this.putAway ? view.news_since : null;
    this.fresh = straight && log ? log.fresh : [];
    if (!straight) this.resting = false;
    if (log) this.log = log.all;
    this.#keep(view.choice, view.observation);
    this.view = view;
    if (view.chain && view.chain.choice > this.#chained) this.#noteChain(view.chain);
    if (on) this.#hold(old);
    this.thinking = view.thinking;
    if (this.at !== null && (on ? this.at > view.choice : this.at >= view.choice)) this.present();
  }

  /** Stays where the game was, if what has happened since is to be shown step by step. */
  #hold(old: View<O>): void {
    if (this.at !== null) return;
    const own = old.observation.actor !== null && old.you.includes(old.observation.actor);
    const from = this.holds(this.fresh, own ? old.choice + 1 : old.choice);
    if (from === null) return;
    this.past = old.observation;
    void this.look(from, 0, true);
  }

  /** Asks again for a game that could not be shown. */
  async retry(): Promise<void> {
    await this.refresh();
    if (!this.view) return;
    this.lost = null;
    this.#listen();
  }

  /** The one thing that is to be said of what went wrong: that the server is away, what it has, or why it did not do something. */
  get wrong(): Complaint | null {
    if (!this.online) return said("page-offline");
    return this.trouble ?? this.complaint;
  }

  /** Says in words what went wrong; waits and tries again when the server is away. */
  fail(error: unknown): void {
    if (error instanceof Offline) {
      this.online = false;
      this.#later();
      return;
    }
    if (!(error instanceof ApiError)) throw error;
    const complaint = complaintOf(error);
    if (this.view && error.key !== "error-unknown-game") this.complaint = { ...complaint, undone: error.status >= 500 && this.busy };
    else this.lost = complaint;
  }

  #listen(): void {
    if (this.#closed || this.lost || this.api.board) return;
    const socket = table.at.listen(this.api.livePath());
    this.#socket = socket;
    this.#spoken = Date.now();
    socket.onopen = () => {
      socket.send(JSON.stringify({ token: this.api.token }));
      this.talked = {};
      if (!this.online) void this.refresh();
    };
    socket.onmessage = (message) => {
      this.#spoken = Date.now();
      this.#wait = FIRST_WAIT; // a line that was taken and shut again at once has said nothing
      const news = JSON.parse(String(message.data)) as { revision?: number; thinking?: boolean; talk?: number };
      if (news.talk !== undefined) this.talked = {};
      if (news.thinking !== undefined) this.thinking = news.thinking;
      if (news.revision === undefined) return;
      this.#heard = news.revision;
      if (!this.busy && news.revision !== this.view?.revision) this.#catching ??= this.#catchUp().finally(() => (this.#catching = null));
    };
    socket.onclose = ({ code }) => {
      if (this.#closed || this.#socket !== socket) return;
      this.#socket = null;
      if (code === GAVE_WAY) this.#lookOn();
      else if (code === REFUSED) void this.refresh().then(() => this.lost || this.#later());
      else this.#later();
    };
  }

  #catching: Promise<void> | null = null;
  /** Asks for what was heard of, one question at a time: what is heard meanwhile is asked for once more. */
  async #catchUp(): Promise<void> {
    for (let heard = -1; heard !== this.#heard && !this.busy && !this.#closed; ) {
      heard = this.#heard;
      await this.refresh();
    }
  }

  /** Looks now and then: this seat is open on so many pages that one had to give way, and two would push each other out. */
  #lookOn(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.refresh().then(() => this.#lookOn()), NOW_AND_THEN);
  }

  /** Tries again, each time after a longer wait. */
  #later(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
      void this.refresh().then(() => {
        if (!this.online || this.trouble) this.#later();
        else if (!this.#socket || this.#socket.readyState > WebSocket.OPEN) this.#listen();
      });
    }, this.#wait);
  }
}
