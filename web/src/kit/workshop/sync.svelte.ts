/**
 * One's sets of this browser and those of the account it is signed in to, brought together. A set is always kept here
 * first and sent after that, over the one it was made from alone: where another browser has changed it meanwhile, nothing
 * is written until somebody says which holds.
 */

import { ApiError, Offline } from "../server/api";
import { store, stored } from "../browser/storing.svelte";
import { t } from "../words/language.svelte";
import type { Bench } from "./bench.svelte";
import { isObject, readCorrections, textOf, type Corrections, type Json } from "./corrections";
import * as server from "./server-sets";
import { copySet, dropSet, keepSet, listSets, readSet, setKey } from "./sets";

/** What this browser knows of a set on the server: whose it is, at which revision, and what was sent or read then. */
interface KnownSet {
  of: string;
  revision: number;
  sent: string;
  published?: string | null;
  /** It was thrown away here, and is yet to be there. */
  gone?: boolean;
}

export type SyncState = "kept" | "sending" | "unreached" | "signed-out" | "refused" | "clash";

/** After the last change it is sent so much later, in milliseconds. */
const PAUSE = 1_500;
/** Where the server is not reached it is tried again after so long, each time twice as long. */
const AGAIN = { first: 4_000, last: 120_000 };

/** What stands for a set: the same for equal ones. */
export function markOf({ name, source, changes, compared = [] }: Corrections): string {
  const text = JSON.stringify([name, source, changes.map((change) => textOf(change as unknown as Json)), [...compared].sort()]);
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i);
    one = Math.imul(one ^ sign, 2654435761);
    other = Math.imul(other ^ sign, 1597334677);
  }
  return `${text.length.toString(36)}.${(one >>> 0).toString(36)}.${(other >>> 0).toString(36)}`;
}

export class SetSync {
  state = $state<SyncState>("kept");
  /** Why the server would not keep the set. */
  refused = $state("");
  /** The set on the bench as another browser has made it meanwhile; null in it: it was thrown away there. */
  theirs = $state.raw<{ id: string; corrections: Corrections | null; revision: number } | null>(null);
  known = $state.raw<Record<string, KnownSet>>({});
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = AGAIN.first;
  #closed = false;
  readonly #key: string;

  constructor(
    private readonly bench: Bench,
    /** The name of the account that is signed in. */
    readonly me: string,
  ) {
    this.#key = `dosespanas.workshop.${bench.data.game}.server`;
    this.#read();
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    void this.all();
  }

  get #game(): string {
    return this.bench.data.game;
  }
  readonly #wake = (): void => {
    if (document.visibilityState === "visible") void this.all();
    else if (this.#timer) void this.send();
  };
  close(): void {
    const last = this.#timer ? this.send() : Promise.resolve();
    void last.then(() => {
      this.#closed = true;
      clearTimeout(this.#timer);
    });
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
  }

  #read(): void {
    try {
      const kept: unknown = JSON.parse(stored("local", this.#key) ?? "");
      if (isObject(kept)) this.known = kept as unknown as Record<string, KnownSet>;
    } catch {
      this.known = {};
    }
  }
  #note(id: string, known: KnownSet | null): void {
    this.#read();
    const { [id]: _before, ...others } = this.known;
    this.known = known ? { ...others, [id]: known } : others;
    store("local", this.#key, JSON.stringify(this.known));
  }
  /** Whose a set of this browser is: kept in this account, another's, or in this browser alone. */
  whose(id: string): "account" | "other" | "here" {
    const known = this.known[id];
    return !known ? "here" : known.of === this.me ? "account" : "other";
  }
  #local = (id: string): Corrections | null => readSet(stored("local", setKey(this.#game, id)))?.corrections ?? null;
  #mine = (id: string): boolean => this.whose(id) !== "other";

  /** Does something while no other window of this browser does. */
  async #alone(what: () => Promise<void>): Promise<void> {
    const doing = async (): Promise<void> => {
      if (this.#closed) return;
      try {
        this.#read();
        await what();
        this.#wait = AGAIN.first;
      } catch (error) {
        this.#failed(error);
      }
    };
    await (navigator.locks ? navigator.locks.request(this.#key, doing) : doing());
  }
  #failed(error: unknown): void {
    const answered = error instanceof ApiError ? error : null;
    if (answered?.status === 401) this.state = "signed-out";
    else if (error instanceof Offline || answered === null || answered.status === 429 || answered.status >= 500) {
      this.state = "unreached";
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.all(), this.#wait);
      this.#wait = Math.min(2 * this.#wait, AGAIN.last);
    } else {
      this.refused = answered.key ? t(answered.key, answered.args) : answered.message;
      this.state = "refused";
    }
  }

  /** The set on the bench has changed, or is another one: it is sent in a moment. */
  changed(): void {
    clearTimeout(this.#timer);
    if (this.theirs?.id === this.bench.current) return; // it is asked about
    this.theirs = null;
    if (this.state !== "unreached" && this.state !== "signed-out") this.state = "sending";
    this.#timer = setTimeout(() => void this.send(), PAUSE);
  }
  async send(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#alone(() => this.#send(this.bench.current));
  }

  /** Brings all sets of this game together. */
  async all(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#alone(async () => {
      for (const [id, known] of Object.entries(this.known)) if (known.gone && known.of === this.me) await this.#throwAway(id, known);
      const there = new Map((await server.ownSets(this.#game)).map((line) => [line.id, line]));
      for (const { id } of listSets(this.#game)) {
        const line = there.get(id);
        there.delete(id);
        if (this.#mine(id)) await this.#meet(id, line);
      }
      for (const line of there.values()) await this.#take(line.id);
      const last = [...there.values()].sort((one, other) => other.at - one.at)[0];
      const begun = listSets(this.#game).some(({ id }) => id === this.bench.current);
      if (!begun && last) this.bench.switch(last.id);
      this.bench.list();
      if (!begun) this.state = "kept";
    });
  }
  /** A set of this browser and what the server has of it. */
  async #meet(id: string, line: server.ServerSet | undefined): Promise<void> {
    const [known, local] = [this.known[id], this.#local(id)];
    const unchanged = known !== undefined && local !== null && known.sent === markOf(local);
    if (known && line && line.revision === known.revision) {
      if (line.published !== known.published) this.#note(id, { ...known, published: line.published });
      await this.#send(id);
    } else if (!line && !known) await this.#send(id);
    else if (line && unchanged) await this.#take(id);
    else if (!line && unchanged && id !== this.bench.current) {
      dropSet(this.#game, id); // thrown away in another browser, and nothing new in this one
      this.#note(id, null);
    } else if (id === this.bench.current) await this.#clash(id);
  }

  /** Sends a set as it is kept here; nothing is sent that the server has already. */
  async #send(id: string): Promise<void> {
    const [known, local] = [this.known[id], this.#local(id)];
    const here = id === this.bench.current;
    const empty = !local || !(local.changes.length || local.compared?.length || local.name.trim());
    if (!this.#mine(id) || (!known && empty) || !local || known?.sent === markOf(local)) {
      if (here) this.state = "kept";
      return;
    }
    if (here) this.state = "sending";
    try {
      const line = await server.writeSet(this.#game, id, known?.revision ?? 0, local);
      this.#note(id, { of: this.me, revision: line.revision, sent: markOf(local), published: line.published });
      if (here) this.state = "kept";
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 401 || error.status === 429 || error.status >= 500) throw error;
      if (error.key !== "error-set-changed" && here) this.#failed(error);
      else if (here) await this.#clash(id);
    }
  }
  /** Takes a set as the server has it. */
  async #take(id: string): Promise<void> {
    const { revision, published, corrections } = await server.ownSet(this.#game, id);
    const read = readCorrections(JSON.stringify(corrections));
    if (!read) return;
    this.#note(id, { of: this.me, revision, sent: markOf(read), published });
    if (id === this.bench.current && this.#local(id)) this.bench.adopt(read);
    else keepSet(this.#game, id, { corrections: read, past: [], future: [], unsaved: 0 });
    if (id === this.bench.current) this.state = "kept";
  }
  /** Another browser has changed the set on the bench: where both came to the same, that is all; else it is asked. */
  async #clash(id: string): Promise<void> {
    const found = await server.ownSet(this.#game, id).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    });
    const theirs = found && readCorrections(JSON.stringify(found.corrections));
    const local = this.#local(id);
    if (found && theirs && local && markOf(theirs) === markOf(local)) {
      this.#note(id, { of: this.me, revision: found.revision, sent: markOf(local), published: found.published });
      this.state = "kept";
      return;
    }
    this.theirs = { id, corrections: theirs, revision: found?.revision ?? 0 };
    this.state = "clash";
  }

  /** Says which of two holds: one's own, that of the other browser, or both, side by side. */
  async settle(which: "mine" | "theirs" | "both"): Promise<void> {
    const [theirs, id] = [this.theirs, this.bench.current];
    if (theirs?.id !== id) return;
    this.theirs = null;
    const { corrections, revision } = theirs;
    if (which === "both") {
      const copy = copySet(this.#game, id, t("workshop-sync-copy", { name: this.bench.name.trim() || t("workshop-unnamed") }));
      if (corrections) keepSet(this.#game, id, { corrections, past: [], future: [], unsaved: 0 });
      this.#note(id, corrections && { of: this.me, revision, sent: markOf(corrections) });
      this.bench.switch(copy);
    } else if (which === "mine") {
      this.#note(id, revision ? { of: this.me, revision, sent: "" } : null);
    } else if (corrections) {
      this.#note(id, { of: this.me, revision, sent: markOf(corrections) });
      this.bench.adopt(corrections);
    } else {
      this.#note(id, null);
      this.bench.drop(id);
    }
    await this.all();
  }

  /** Throws a set away, here and there. */
  drop(id: string): void {
    const known = this.known[id];
    if (known?.of === this.me) this.#note(id, { ...known, gone: true });
    this.bench.drop(id);
    void this.all();
  }
  async #throwAway(id: string, { revision }: KnownSet): Promise<void> {
    try {
      await server.throwAway(this.#game, id, revision);
    } catch (error) {
      if (!(error instanceof ApiError) || error.key !== "error-set-changed") throw error; // it has changed: it comes back
    }
    this.#note(id, null);
  }

  /** Publishes the set on the bench as it is now, or takes back what was published of it. */
  async publish(edition: server.Edition | null): Promise<void> {
    const id = this.bench.current;
    await this.send();
    if (this.state !== "kept") return;
    const line = await (edition ? server.publish(this.#game, id, edition) : server.withdraw(this.#game, id));
    const known = this.known[id];
    if (known) this.#note(id, { ...known, published: line.published });
  }
}
