import type { Connection, Keeping, Line } from "../kit/server/connection";

/** The table in a worker beside this page: what goes over the line to it, and how it is asked. */

/** What the page says to the worker. */
export type Asked =
  | { kind: "ask"; id: number; method: string; path: string; headers: [string, string][]; body: string }
  | { kind: "line"; id: number; path: string }
  | { kind: "said"; id: number; text: string | null }
  | { kind: "save" }
  | { kind: "open"; file: Uint8Array<ArrayBuffer> };

/** What the worker says to the page. */
export type Told =
  | { kind: "come"; share: number; what: "fetching" | "starting" }
  | { kind: "ready"; keeps: boolean }
  | { kind: "broken"; why: string }
  | { kind: "kept" }
  | { kind: "answer"; id: number; status: number; headers: [string, string][]; body: Uint8Array<ArrayBuffer> }
  | { kind: "line"; id: number; event: "open" | "text" | "close"; text: string }
  | { kind: "saved"; file: Uint8Array<ArrayBuffer> }
  | { kind: "opened"; done: boolean };

const EMPTY = [204, 205, 304];
const FORMAT = "dosespanas-saved";
/** How what this browser keeps for us is called. */
const OURS = "dosespanas";

class LineBeside implements Line {
  readyState: number = WebSocket.CONNECTING;
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  readonly #say: (text: string | null) => void;

  constructor(say: (text: string | null) => void) {
    this.#say = say;
  }

  heard(event: string, text: string): void {
    if (event === "open") {
      this.readyState = WebSocket.OPEN;
      this.onopen?.(new Event("open"));
    } else if (event === "text") this.onmessage?.(new MessageEvent("message", { data: text }));
    else if (this.readyState !== WebSocket.CLOSED) {
      this.readyState = WebSocket.CLOSED;
      this.onclose?.(new CloseEvent("close", { code: Number(text) }));
    }
  }

  send(text: string): void {
    this.#say(text);
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.#say(null);
  }
}

/** Asks the worker. */
export class Beside implements Connection {
  readonly stays = true;
  readonly #worker: Worker;
  readonly #base: URL;
  readonly #waiting = new Map<number, (response: Response) => void>();
  readonly #lines = new Map<number, LineBeside>();
  #number = 0;
  #saved: (file: Uint8Array<ArrayBuffer>) => void = () => undefined;
  #opened: (done: boolean) => void = () => undefined;
  readonly kept: Keeping = { save: () => this.#save(), open: (file) => this.#open(file) };

  /** Takes the worker, the address of the page's folder, and who hears all else that the worker says. */
  constructor(worker: Worker, base: URL, heard: (told: Told) => void) {
    this.#worker = worker;
    this.#base = base;
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data.kind === "answer") {
        const body = EMPTY.includes(data.status) ? null : data.body;
        this.#waiting.get(data.id)?.(new Response(body, { status: data.status, headers: data.headers }));
        this.#waiting.delete(data.id);
      } else if (data.kind === "line") {
        this.#lines.get(data.id)?.heard(data.event, data.text);
        if (data.event === "close") this.#lines.delete(data.id);
      } else if (data.kind === "saved") this.#saved(data.file);
      else if (data.kind === "opened") this.#opened(data.done);
      else heard(data);
    };
  }

  /** Ends the table: another tab has it now. */
  end(): void {
    this.#worker.terminate();
  }

  say(asked: Asked, moved: Transferable[] = []): void {
    this.#worker.postMessage(asked, moved);
  }

  ask(path: string, request: RequestInit): Promise<Response> {
    const id = ++this.#number;
    return new Promise((answered, gaveUp) => {
      this.#waiting.set(id, answered);
      request.signal?.addEventListener("abort", () => this.#waiting.delete(id) && gaveUp(new Error("no answer")));
      const headers = [...new Headers(request.headers)] as [string, string][];
      this.say({ kind: "ask", id, method: request.method ?? "GET", path, headers, body: (request.body ?? "") as string });
    });
  }

  listen(path: string): Line {
    const id = ++this.#number;
    const line = new LineBeside((text) => {
      if (text === null) this.#lines.delete(id);
      this.say({ kind: "said", id, text });
    });
    this.#lines.set(id, line);
    this.say({ kind: "line", id, path });
    return line;
  }

  async #save(): Promise<Blob> {
    const games = await new Promise<Uint8Array<ArrayBuffer>>((done) => {
      this.#saved = done;
      this.say({ kind: "save" });
    });
    const packed = new Uint8Array(await new Response(new Blob([games]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer());
    const own = Object.entries(localStorage).filter(([name]) => name.startsWith(OURS));
    return new Blob([JSON.stringify({ [FORMAT]: 1, own, games: packed.reduce((text, byte) => text + String.fromCharCode(byte), "") })], { type: "application/json" });
  }

  async #open(file: Blob): Promise<boolean> {
    let found: Record<string, unknown>;
    try {
      found = JSON.parse(await file.text()) as Record<string, unknown>;
    } catch {
      return false;
    }
    const { [FORMAT]: format, own, games } = found;
    if (format !== 1 || typeof games !== "string" || !Array.isArray(own)) return false;
    const packed = Uint8Array.from(games, (letter) => letter.charCodeAt(0));
    let whole: Uint8Array<ArrayBuffer>;
    try {
      whole = new Uint8Array(await new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
    } catch {
      return false;
    }
    const done = await new Promise<boolean>((opened) => {
      this.#opened = opened;
      this.say({ kind: "open", file: whole }, [whole.buffer]);
    });
    if (!done) return false;
    for (const name of Object.keys(localStorage)) if (name.startsWith(OURS)) localStorage.removeItem(name);
    for (const [name, value] of own as [string, string][]) if (name.startsWith(OURS)) localStorage.setItem(name, value);
    return true;
  }

  /** There is one file for all addresses of the page: which it is stands behind its own. */
  shown(address: string): string {
    const [path, hash = ""] = address.split(/(?=#)/) as [string, string?];
    return `${this.#base.pathname}${path === "/" ? "" : `?at=${encodeURIComponent(path)}`}${hash}`;
  }

  read(location: string): URL {
    const shown = new URL(location);
    const at = shown.searchParams.get("at") ?? "/";
    return new URL((at.startsWith("/") ? at : "/") + shown.hash, shown.origin);
  }
}
