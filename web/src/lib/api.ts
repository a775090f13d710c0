import type {
  Args,
  Created,
  ErrorBody,
  GameEvent,
  NewGame,
  Observation,
  Odds,
  Refusal,
  SeaOdds,
  Seat,
  Shelf,
  SideName,
  StaticData,
  View,
} from "./types";

/** The server said no, in words. */
export class ApiError extends Error {
  readonly status: number;
  readonly key: string;
  readonly args: Args;
  readonly rule: string | null;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    const error = errorOf(body);
    super(error?.text ?? `HTTP ${status}`);
    this.status = status;
    this.key = error?.key ?? "";
    this.args = error?.args ?? {};
    this.rule = error?.rule ?? null;
    this.body = body;
  }
}

/** The server could not be reached. */
export class Offline extends Error {}

function errorOf(body: unknown): ErrorBody | null {
  if (typeof body !== "object" || body === null) return null;
  const error = (body as { error?: unknown }).error;
  return typeof error === "object" && error !== null ? (error as ErrorBody) : null;
}

type Body = Record<string, unknown>;

async function call(path: string, token: string | null, body?: Body): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (token) headers["Authorization"] = `Bearer ${token}`;
  const request: RequestInit = { headers };
  if (body) {
    headers["Content-Type"] = "application/json";
    request.method = "POST";
    request.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new Offline();
  }
  if (response.status >= 502 && response.status <= 504) throw new Offline();
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => null));
  return response;
}

async function json<T>(path: string, token: string | null, body?: Body): Promise<T> {
  return (await (await call(path, token, body)).json()) as T;
}

export const shelf = (): Promise<Shelf> => json("/api/shelf", null);

export const staticData = (game: string): Promise<StaticData> => json(`/api/static/${game}`, null);

export async function catalogue(language: string): Promise<string> {
  return (await call(`/api/catalogue/${language}`, null)).text();
}

export const createGame = (game: NewGame): Promise<Created> =>
  json("/api/games", null, game as unknown as Body);

export const continueRecord = (
  record: string,
  seats: Record<SideName, Seat>,
  hotseat: boolean,
): Promise<Created> => json("/api/records", null, { record, seats, hotseat });

/** One game, asked from one seat. */
export class GameApi {
  readonly id: string;
  readonly token: string;
  private readonly base: string;

  constructor(id: string, token: string) {
    this.id = id;
    this.token = token;
    this.base = `/api/games/${encodeURIComponent(id)}`;
  }

  view = (): Promise<View> => json(this.base, this.token);
  act = (choice: number, action: string): Promise<View> =>
    json(`${this.base}/actions`, this.token, { choice, action });
  undo = (choice: number): Promise<View> => json(`${this.base}/undo`, this.token, { choice });
  agree = (choice: number, agree: boolean): Promise<View> => json(`${this.base}/agree`, this.token, { choice, agree });
  history = (n: number): Promise<Observation> => json(`${this.base}/history/${n}`, this.token);
  explain = (action: string): Promise<Refusal | null> =>
    json(`${this.base}/explain?action=${encodeURIComponent(action)}`, this.token);
  /** The chances of an attack on land; null when the game has gone on to something else meanwhile. */
  async odds(action: string | null): Promise<Odds | null> {
    const found = await json<Odds | SeaOdds | null>(this.oddsOf(action), this.token);
    return found && "hits" in found ? found : null;
  }

  /** The chances of rolls at sea; null when the game has gone on to something else meanwhile. */
  async seaOdds(action: string | null): Promise<SeaOdds | null> {
    const found = await json<Odds | SeaOdds | null>(this.oddsOf(action), this.token);
    return found && "sea" in found ? found : null;
  }

  private oddsOf(action: string | null): string {
    return `${this.base}/odds${action ? `?action=${encodeURIComponent(action)}` : ""}`;
  }

  async log(since: number): Promise<GameEvent[]> {
    const answer = await json<GameEvent[] | { events: GameEvent[] }>(
      `${this.base}/log?since=${since}`,
      this.token,
    );
    return Array.isArray(answer) ? answer : answer.events;
  }

  async seen(choice: number): Promise<void> {
    await call(`${this.base}/seen`, this.token, { choice });
  }

  async record(): Promise<string> {
    return (await call(`${this.base}/record`, this.token)).text();
  }

  liveAddress(): string {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return `${scheme}//${location.host}${this.base}/live?token=${encodeURIComponent(this.token)}`;
  }
}
