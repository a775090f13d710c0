/** Where the table is: on a server, or beside this page. The page asks and listens here alone. */

/** A live line: tells that a game has moved on. */
export interface Line {
  /** As that of a `WebSocket`. */
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((message: MessageEvent<string>) => void) | null;
  onclose: ((end: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Keeping {
  /** Everything in one file. */
  save(): Promise<Blob>;
  /** Puts what such a file holds in the place of everything; false: it is none. */
  open(file: Blob): Promise<boolean>;
}

export interface Connection {
  /** Answers a request as `fetch` does. */
  ask(path: string, request: RequestInit): Promise<Response>;
  /** Opens a live line. */
  listen(path: string): Line;
  /** How an address of the page stands in the browser, and which one of the page stands there. */
  shown(address: string): string;
  read(location: string): URL;
  /** Whether another page of ours is opened without leaving this one: the table would go with it. */
  readonly stays: boolean;
  /** Where the table keeps everything in this browser: how that is taken to another one. */
  readonly kept?: Keeping;
}

const network: Connection = {
  ask: (path, request) => fetch(path, request),
  listen: (path) => new WebSocket(`${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}${path}`),
  shown: (address) => address,
  read: (there) => new URL(there),
  stays: false,
};

/** The table that this page asks. */
export const table: { at: Connection } = { at: network };

/** Where this page is, as its addresses are written. */
export const here = (): URL => table.at.read(location.href);

/** Puts another address of the page in the place of this one, or after it. */
export function goTo(address: string, instead = false): void {
  history[instead ? "replaceState" : "pushState"](null, "", table.at.shown(address));
}
