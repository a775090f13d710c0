import type { Summed } from "../browser/remember";
import { reducedMotion, settings } from "../browser/settings.svelte";
import { news } from "../session/log";
import { latest } from "../history/opponent-reasons";
import type { Session } from "../session/session.svelte";
import type { BaseObservation, GameEvent, SideName, Told } from "../server/types";
import { beside, framesOf, readingTime, shownAt, turnsOf, type Frame, type SummaryLine, type Telling, type Trail } from "./frames";

/** How many ways stay on the map behind the present one. */
const TAIL = 5;
/** How long the position before the first picture is shown, in milliseconds. */
const OPENING = 600;
/** How many choices are fetched at a time. */
const AHEAD = 24;

export interface Summary extends Summed {
  lines: SummaryLine[];
  /** What the others wanted in the last turn of which they may tell, unless that has been read. */
  reasons: Told[];
}

/** What is needed of a table to show replays at it. */
interface Stage<O extends BaseObservation> {
  session: Session<O>;
  log: GameEvent[];
  telling: Telling<O>;
  /** Brings a place into sight, without more ado. */
  watch: (place: string) => void;
  /** Whether what came of a battle waits until it has been read. */
  reads: boolean;
  /** Whether the battle just decided stays on show beside the choice that comes next. */
  staysOnShow: boolean;
  /** Keeps which stretch is summed up, or was put away: it is told again after a reload, or is not. */
  keepSummed: (stretch: Summed | null) => void;
  /** The stretch that was kept. */
  keptSummed: () => Summed | null;
  /** The replay stops at a battle that is to be read. */
  replayWaits: () => void;
  /** The present is on show again. */
  replayOver: () => void;
}

/** The past of a game as a replay: the other side's turn, or all of it, at the pace of whoever watches. */
export class Replay<O extends BaseObservation = BaseObservation> {
  playing = $state(false);
  /** The choice at which the other side's turn begins that is being shown; null when one looks back by oneself. */
  from = $state<number | null>(null);
  /** Whether a battle waits to be read. */
  waits = $state(false);
  summary = $state.raw<Summary | null>(null);
  /** Whether it is a line for now: it tells of nothing that was won, lost or fought, or one has gone on since. */
  folded = $state(false);
  /** The stretch that was summed up last. */
  #told: number | null = null;
  /** Who was asked when the game was followed last, and from which choice on there was news then. */
  #watched: { actor: SideName | null; since: number | null } | null = null;
  /** Up to this choice what was fought has been read: the replay does not wait for it again. */
  #read = 0;
  /** The last choice whose reason was told in a summary. */
  #reasonsRead = -1;
  readonly #stage: Stage<O>;

  constructor(stage: Stage<O>) {
    this.#stage = stage;
    const kept = stage.keptSummed();
    if (kept?.read) stage.session.putNewsAway(kept.from);
    stage.session.holds = (fresh, since) => this.#begins(fresh, since);
  }

  get #session(): Session<O> {
    return this.#stage.session;
  }

  /** Whether the past is on show. */
  get on(): boolean {
    return this.#session.at !== null;
  }

  /** Whether the picture on show has not come yet. */
  get arriving(): boolean {
    return this.#session.arriving;
  }

  readonly frames = $derived.by((): Frame[] => framesOf(this.#stage.log, this.#stage.telling));
  readonly turns = $derived.by(() => turnsOf(this.#stage.log));
  /** The picture on show. */
  readonly frame = $derived.by((): Frame | null => {
    const { at } = this.#session;
    return at === null ? null : (shownAt(this.frames, at) ?? null);
  });
  /** How far the replay has come, and how long it is. */
  readonly progress = $derived.by((): { n: number; count: number } => {
    const first = this.from ?? 0;
    const told = this.frames.filter(({ n }) => n >= first);
    return { n: told.filter(({ n }) => n < (this.#session.at ?? 0)).length, count: told.length };
  });

  /** The ways to be drawn: those just taken, or all that the summary tells of. */
  readonly trails = $derived.by((): Trail[] => {
    const { at } = this.#session;
    if (at === null) {
      const { summary } = this;
      if (!summary || this.folded) return [];
      const told = this.frames.filter(({ n }) => n >= summary.from && n < summary.until);
      return told.flatMap(({ ways, side }) => ways.filter((way) => way.length > 1).map((stops) => ({ stops, side, age: 3 })));
    }
    const now = this.frame;
    if (!now || (this.from !== null && now.n < this.from)) return [];
    const index = this.frames.indexOf(now);
    return this.frames.slice(Math.max(0, index - TAIL), index + 1).flatMap(({ ways, side, n }, i, { length }) =>
      this.from !== null && n < this.from ? [] : ways.map((stops) => ({ stops, side, age: length - 1 - i })),
    );
  });

  /** How long the picture on show is to be seen, in milliseconds. */
  get time(): number {
    const frame = this.frame;
    const long = frame && frame.n >= (this.from ?? 0) ? readingTime(frame) : OPENING;
    return long / settings.filmSpeed;
  }

  /** Whether what the others did is worth a replay, or a summary. */
  #shows(event: GameEvent): boolean {
    const part = this.#stage.telling.part(event);
    return event.side !== null && !this.#session.own.includes(event.side) && (part === "scene" || part === "battle");
  }

  /** Whether this is a guided game: it goes at its own pace. */
  get #guided(): boolean {
    const { view, sides } = this.#session;
    return view !== null && view.chance === null && view.origin === null && sides.length === 1;
  }

  /** Whether the other side's turn is shown as a replay here. */
  get #shown(): boolean {
    const { hotseat, sides } = this.#session;
    return !this.#guided && settings.film && !settings.fast && !reducedMotion() && !hotseat && sides.length === 1;
  }

  /** Whether it is a single move, or a single unit that came: the map shows that by itself, and one is asked again. */
  #brief(seen: GameEvent[]): boolean {
    return seen.length === 1 && seen.every((event) => this.#stage.telling.part(event) === "scene");
  }

  /** Whether battles wait here until they have been read. */
  get #waiting(): boolean {
    return this.#stage.reads && !this.#guided;
  }

  /** The first battle of some pictures that would be gone before it is read. */
  #unread(frames: readonly Frame[]): Frame | undefined {
    const fought = frames.filter(({ dice }) => dice);
    return fought.length === 1 && this.#stage.staysOnShow ? undefined : fought[0];
  }

  /**
   * The choice before which the table is to stay for now, since there is something to be seen first: a battle that has
   * just been decided, or what the others did. Null if there is nothing.
   */
  #begins(fresh: GameEvent[], since: number): number | null {
    if (this.#session.sides.length === 0) return null;
    const seen = this.#shown ? fresh.filter((event) => event.n >= since && this.#shows(event)) : [];
    const first = this.#session.mine && this.#brief(seen) ? undefined : seen[0];
    const fought = this.#waiting ? this.#unread(framesOf(fresh, this.#stage.telling)) : undefined;
    if (fought && (!first || fought.first <= first.n)) {
      this.#session.resting = true;
      return fought.n + 1;
    }
    if (!first) return null;
    this.from = first.n;
    this.waits = false;
    this.playing = true;
    return first.n;
  }

  /**
   * Follows a change of the game: sums up what the others have done once it is one's own choice, and to who watches
   * what was done when another side is asked.
   */
  follow(): void {
    const { view, mine, own } = this.#session;
    if (!view) return;
    if (this.summary && view.choice > this.summary.until) this.folded = true;
    const before = this.#watched;
    this.#watched = { actor: view.observation.actor, since: this.since };
    if (this.on) return;
    if (this.#told === null && this.since === null) void this.#again();
    const handed = own.length === 0 && before !== null && before.actor !== this.#watched.actor;
    const since = handed ? before.since : mine ? this.since : null;
    if (since === null || since === this.#told) return;
    if (news(this.#stage.log, since, own).some((event) => this.#shows(event))) void this.#sumUp(since, view.choice);
    this.#told = since;
  }

  /** From which choice on what happened is news here; null for nothing. Of a record taken up only its last turn is. */
  get since(): number | null {
    const { since, view } = this.#session;
    const taken = view?.origin?.choice ?? 0;
    return since !== null && since < taken ? Math.max(since, this.#turnBefore(taken)) : since;
  }

  /** Whether a battle has just been decided that is to be read before one goes on, and nothing else is on show. */
  settled(fresh: readonly GameEvent[]): boolean {
    const { view, sides } = this.#session;
    if (!this.#waiting || this.#stage.staysOnShow || this.on || !view || view.over || sides.length === 0) return false;
    return fresh.some((event) => this.#stage.telling.part(event) === "dice");
  }

  /** The battle that was decided has been read: on to what came after it. */
  async read(): Promise<void> {
    const session = this.#session;
    const { at } = session;
    session.resting = false;
    if (at === null) return this.#stage.replayOver();
    this.#read = at;
    const later = this.frames.filter(({ n }) => n >= at);
    if (this.#shown && later.some(({ events, dice }) => dice || events.some((event) => this.#shows(event)))) {
      this.from = at;
      this.playing = true;
      return;
    }
    const fought = this.#unread(later);
    if (!fought || !this.#stage.reads) return this.skip();
    await session.look(fought.n + 1, 0, true);
    session.resting = true;
  }

  /** Sums up what was not put away before a reload. */
  async #again(): Promise<void> {
    this.#told = -1;
    const kept = this.#stage.keptSummed();
    const now = this.#session.view?.choice ?? 0;
    if (!kept || kept.read || kept.until > now) return;
    await this.#sumUp(kept.from, kept.until);
    this.folded ||= now > kept.until;
  }

  async #sumUp(from: number, until: number): Promise<void> {
    const now = this.#session.view;
    const after = now?.choice === until ? now.observation : await this.#session.position(until);
    const before = await this.#session.position(from);
    if (!before || !after) return;
    const events = this.#stage.log.filter(({ n }) => n >= from && n < until);
    const lines = this.#stage.telling.summary(before, after, events);
    const reasons = await this.#reasons();
    this.summary = lines.length || reasons.length ? { from, until, lines, reasons } : null;
    this.folded = !lines.some(({ mark }) => mark !== "other");
    this.#stage.keepSummed(this.summary && { from, until });
  }

  /** What the other side wanted, as far as it may tell and has not told before. */
  async #reasons(): Promise<Told[]> {
    const { api, reasonsOf, own } = this.#session;
    if (!reasonsOf) return [];
    try {
      const all = await api.reasons(this.turns.at(-2)?.n ?? 0);
      const reasons = latest(all.filter(({ side }) => !own.includes(side)), this.#reasonsRead);
      this.#reasonsRead = Math.max(this.#reasonsRead, ...reasons.map(({ choice }) => choice));
      return reasons;
    } catch {
      return [];
    }
  }

  /** Shows the replay from a choice on: the last turn of the others again, or the whole game. */
  async play(from: number): Promise<void> {
    this.from = null;
    this.waits = false;
    this.#read = 0;
    await this.#session.look(from, AHEAD);
    this.playing = true;
  }

  /** Plays or stops; where nothing is on show yet, what the others did last, or the whole of a game that is over. */
  toggle(): void {
    const { view } = this.#session;
    if (this.rests) this.goOn();
    else if (this.on) this.playing = !this.playing;
    else if (view) void this.play(view.over ? 0 : (this.summary?.from ?? this.since ?? this.#turnBefore(view.choice)));
  }

  /** The beginning of the turn that a choice is in, or of the one before if it has only begun. */
  #turnBefore(choice: number): number {
    return this.turns.findLast(({ n }) => n < choice - 1)?.n ?? 0;
  }

  /** The next picture; at the end the replay is over, unless the others have not finished. */
  async step(): Promise<void> {
    const { at, view } = this.#session;
    if (at === null || !view) return;
    const next = beside(this.frames, at, 1);
    if (next) {
      await this.#show(next);
      this.waits = this.playing && next.dice && next.first >= this.#read && this.#stage.reads;
      if (this.waits) this.#stage.replayWaits();
    } else if (view.over || this.from === null || !view.thinking) this.skip();
  }

  /** Goes to a picture by hand. */
  async go(way: 1 | -1, counts?: (frame: Frame) => boolean): Promise<void> {
    const { at, view } = this.#session;
    if (!view) return;
    this.playing = false;
    this.waits = false;
    const next = beside(this.frames, at ?? view.choice, way, counts);
    if (next) await this.#show(next);
    else if (way > 0) this.skip();
    else await this.#session.look(this.from ?? 0, AHEAD);
  }

  /** Goes to the beginning of a turn. */
  async toTurn(turn: number): Promise<void> {
    const found = this.turns.find((each) => each.turn === turn);
    if (!found) return;
    this.from = null;
    this.waits = false;
    await this.#session.look(found.n, AHEAD);
  }

  /** Goes to the turn before the one on show, or to the next. */
  async turn(way: 1 | -1): Promise<void> {
    const at = this.#session.at ?? this.#session.view?.choice ?? 0;
    const found = way > 0 ? this.turns.find(({ n }) => n > at) : this.turns.findLast(({ n }) => n < at);
    if (found) await this.toTurn(found.turn);
    else if (way > 0) this.skip();
  }

  async #show(frame: Frame): Promise<void> {
    await this.#session.look(frame.n + 1, AHEAD, true);
    const place = frame.ways.at(-1)?.at(-1);
    if (place) this.#stage.watch(place);
  }

  /** Whether nothing goes on before a battle has been read, one's own or one of the replay. */
  get rests(): boolean {
    return this.waits || this.#session.resting;
  }

  /** A battle has been read. */
  goOn(): void {
    if (!this.waits) return void this.read();
    this.waits = false;
    void this.step();
  }

  /** Back to the present. */
  skip(): void {
    this.playing = false;
    this.waits = false;
    this.from = null;
    this.#session.resting = false;
    this.#session.present();
    this.#stage.replayOver();
    this.follow();
  }

  /** The summary has been read. */
  dismiss(): void {
    this.summary = null;
    this.#session.markSeen();
    const from = this.#session.putAway;
    this.#stage.keepSummed(from === null ? null : { from, until: from, read: true });
  }
}
