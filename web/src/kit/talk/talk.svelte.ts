import { ApiError } from "../server/api";
import { settings } from "../browser/settings.svelte";
import { kept, remember } from "../browser/remember";
import type { MapMark, NewMark, SideName, TalkAnswer, TalkMessage } from "../server/types";
import { enemyOf } from "../sides/sides";
import type { Session } from "../session/session.svelte";
import { messageOr, t } from "../words/language.svelte";

/** What is said at a table, as one seat hears it; the words stay on the server. */
export class Talk {
  readonly session: Session;
  messages = $state.raw<TalkMessage[]>([]);
  /** What those who watched said, once that may be read and was asked for. */
  gallery = $state.raw<TalkMessage[] | null>(null);
  marks = $state.raw<MapMark[]>([]);
  /** Whether the two persons may write to each other. */
  open = $state(false);
  muted = $state(false);
  /** By side the name of who has an account. */
  names = $state.raw<Record<string, string>>({});
  /** The sides whose account is closed, and for which nobody plays. */
  gone = $state.raw<SideName[]>([]);
  /** Whether the other person is at this game now, as far as both show it. */
  present = $state(false);
  /** Why the last thing was not done. */
  problem = $state("");
  busy = $state(false);
  /** The number of the last message that was read here. */
  #read = $state(0);
  /** The number of the last message that the server knows to be read. */
  #noted = 0;
  #loading = false;
  #again = false;

  constructor(session: Session) {
    this.session = session;
    this.#read = kept(session.api.id, session.api.token)?.read ?? 0;
  }

  /** The side that is one's own; null for who watches. */
  get side(): SideName | null {
    return this.session.sides[0] ?? null;
  }

  /** The messages of others that have not been read. */
  readonly unread = $derived.by(() => this.messages.filter(({ n, seat }) => n > this.#read && seat !== this.side));

  /** The marks that stand in a turn. */
  standing = (turn: number): MapMark[] => this.marks.filter((mark) => mark.turn === null || turn <= mark.turn);

  /** All up to now has been read. */
  markRead(): void {
    const last = this.#last;
    this.noteRead();
    if (last <= this.#read) return;
    this.#read = last;
    const { id, token } = this.session.api;
    remember({ id, token, read: last });
  }

  /** Tells the server that all up to now has been read, so that nobody is told of it elsewhere. */
  noteRead(): void {
    const last = this.#last;
    if (!this.side || last <= this.#noted || !this.unnoted) return;
    this.#noted = last;
    void this.session.api.read(last).catch(() => undefined);
  }

  /** Whether somebody else said something that the server does not know to be read. */
  get unnoted(): boolean {
    return this.messages.some(({ n, seat }) => n > this.#noted && seat !== this.side);
  }

  /** Tells that somebody is at this game, and asks whether the other person is. */
  async meet(): Promise<void> {
    const found = await this.session.api.present(settings.presence).catch(() => null); // asked again in a minute
    this.present = found?.other ?? false;
  }

  /** That the other person is here, in words; empty where that is not so. */
  readonly here = $derived.by(() => (this.side && this.present ? t("page-talk-here", { name: this.by(enemyOf(this.side)) }) : ""));

  /** The name of the other person; undefined where it is not known, and for who watches. */
  readonly other = $derived.by(() => (this.side ? this.names[enemyOf(this.side)] : undefined));

  /** Who said something, in words. */
  by = (seat: string): string => this.names[seat] ?? t(`page-talk-by-${seat}`);

  /** Asks for what is new; one request at a time. */
  async load(): Promise<void> {
    this.#again = true;
    if (this.#loading) return;
    this.#loading = true;
    while (this.#again) {
      this.#again = false;
      const since = this.#last;
      const found = await this.session.api.talk(since).catch(() => null); // the line tells again once it is back
      if (found) this.#take(found, since);
    }
    this.#loading = false;
  }

  get #last(): number {
    return this.messages.at(-1)?.n ?? 0;
  }

  #take(found: TalkAnswer, since: number): void {
    this.open = found.open;
    this.muted = found.muted;
    this.marks = found.marks;
    this.names = found.names;
    this.gone = found.gone;
    this.#noted = Math.max(this.#noted, found.read);
    this.#read = Math.max(this.#read, found.read);
    const known = since === 0 ? [] : this.messages;
    const last = known.at(-1)?.n ?? 0;
    this.messages = [...known, ...found.messages.filter(({ n }) => n > last)];
  }

  /** Says something; tells whether it is said. */
  say(text: string): Promise<boolean> {
    return this.#do((since) => this.session.api.say(text, since));
  }

  mute(muted: boolean): Promise<boolean> {
    return this.#do(() => this.session.api.mute(muted), 0);
  }

  mark(place: string, mark: NewMark): Promise<boolean> {
    return this.#do((since) => this.session.api.mark(place, mark, since));
  }

  unmark(place: string): Promise<boolean> {
    return this.#do((since) => this.session.api.unmark(place, since));
  }

  /** Tells whoever runs the server of a message, and why. */
  report(n: number, why: string): Promise<boolean> {
    return this.#tried(() => this.session.api.report(n, why));
  }

  /** Reads what was said by those who watched. */
  overhear(): Promise<boolean> {
    return this.#tried(async () => void (this.gallery = (await this.session.api.talk(0, "gallery")).messages));
  }

  /** What this seat has noted for itself; null where it cannot be had. */
  note(): Promise<string | null> {
    return this.session.api.note().catch(() => null);
  }

  putNote(text: string): Promise<boolean> {
    return this.#tried(() => this.session.api.putNote(text));
  }

  async #do(ask: (since: number) => Promise<TalkAnswer>, since = this.#last): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const done = await this.#tried(async () => this.#take(await ask(since), since));
    this.busy = false;
    return done;
  }

  async #tried(ask: () => Promise<void>): Promise<boolean> {
    this.problem = "";
    try {
      await ask();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) this.problem = t("page-offline");
      else this.problem = messageOr(error.key, error.args, error.message);
      return false;
    }
  }
}
