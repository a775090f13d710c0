import { changed, type Change } from "./changes";
import { table } from "./connection";
import type {
  Advice,
  Args,
  BaseObservation,
  BoardMade,
  Changed,
  Chapter,
  Checked,
  CorrectionsTold,
  Counted,
  Created,
  DataFiles,
  ErrorBody,
  Film,
  GameEvent,
  ListedGame,
  Gathering,
  Invitation,
  Invited,
  NewGame,
  NewMark,
  OrderRule,
  OrderSheet,
  OrderView,
  Proof,
  Refusal,
  ReviewAnswer,
  Seat,
  Shelf,
  SideName,
  Story,
  PresenceAnswer,
  TalkAnswer,
  Told,
  View,
} from "./types";
import type { NewPuzzleSeats, Press as Pressed, PuzzleAnswer, PuzzleShelf } from "./schema";

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

/** The server could not be reached, or does not answer in time. */
export class Offline extends Error {}

function errorOf(body: unknown): ErrorBody | null {
  if (typeof body !== "object" || body === null) return null;
  const error = (body as { error?: unknown }).error;
  return typeof error === "object" && error !== null ? (error as ErrorBody) : null;
}

type Body = Record<string, unknown>;

/** What a side may do to the clocks. */
export type Press = Pressed["do"];

/** How long an answer is waited for, in milliseconds: a line may die without a word. */
const PATIENCE = 20_000;
/** How long one is that is worked out first: advice, a proof, a film. */
const LONG_PATIENCE = 180_000;
const WORKED_OUT = /\/(hint|puzzle|proof|story|film|report|record|records|picture|play|reasons|review|catalogue|static|corrections|rulebook)\b/;

export async function call(path: string, token: string | null, body?: Body, method = body ? "POST" : "GET"): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (method !== "GET") headers["X-Requested-With"] = "dosespanas"; // no page of another site can say that
  const request: RequestInit = { headers, method, signal: AbortSignal.timeout(WORKED_OUT.test(path) ? LONG_PATIENCE : PATIENCE) };
  if (body) {
    headers["Content-Type"] = "application/json";
    request.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await table.at.ask(path, request);
  } catch {
    throw new Offline();
  }
  if (response.ok) return response;
  const refusal = new ApiError(response.status, await response.json().catch(() => null));
  if (response.status >= 502 && response.status <= 504 && !refusal.key) throw new Offline();
  throw refusal;
}

export async function json<T>(path: string, token: string | null, body?: Body, method?: string): Promise<T> {
  return (await (await call(path, token, body, method)).json()) as T;
}

export const shelf = (): Promise<Shelf> => json("/api/shelf", null);

/** What never changes in a game; each game has its own form. */
export const staticData = (game: string): Promise<unknown> => json(`/api/static/${game}`, null);

/** The shipped data files of a game, for whoever corrects them. */
export const dataFiles = (game: string): Promise<DataFiles> => json(`/api/data/${game}`, null);

/** What the checker says of corrections. */
export const checkData = (corrections: { game: string }, language: string): Promise<Checked> =>
  json(`/api/data/${encodeURIComponent(corrections.game)}/check?language=${language}`, null, corrections as unknown as Body);

export const rulebook = (game: string, language: string): Promise<Chapter[]> =>
  json(`/api/rulebook/${game}/${language}`, null);

/** The messages of a language: all of them, or those of a part. */
export async function catalogue(language: string, part: string): Promise<string> {
  return (await call(`/api/catalogue/${language}${part === "whole" ? "" : `?of=${part}`}`, null)).text();
}

/** A position as a small picture (SVG), as a seat may see it. */
export async function smallPicture(id: string, token: string, choice: number, language: string): Promise<string> {
  return (await call(`/api/games/${id}/picture/${choice}?language=${language}&small=true`, token)).text();
}

/** Where the portrait of a commander is drawn. */
export const portraitAt = (game: string, name: string): string => `/api/portraits/${game}/${name}`;
/** Where the small picture stands of the position that a scenario begins with. */
export const openingAt = (game: string, scenario: string, language: string): string =>
  `/api/openings/${game}/${encodeURIComponent(scenario)}?language=${language}`;

/** Where the small picture of a puzzle stands. */
export const puzzleAt = (game: string, id: string, language: string): string =>
  `/api/puzzles/${game}/${encodeURIComponent(id)}/picture?language=${language}`;

/** A game as the server lists it; of a damaged one it knows no more. */
export interface Listed extends Partial<Pick<ListedGame, "earlier" | "corrections" | "choice" | "actor" | "over" | "gathering" | "you" | "guest" | "clock" | "unread" | "rematch">> {
  id: string;
  damaged: boolean;
}

const MOST_LISTED = 100;

/** Which of the games these secrets open the server has, and how they are; an empty one stands for a seat of one's account. */
export async function listed(tokens: string[]): Promise<Listed[]> {
  const secrets = tokens.filter(Boolean);
  const found: Listed[] = secrets.length < tokens.length ? await json<Listed[]>("/api/account/games", null).catch(() => []) : [];
  for (let i = 0; i < secrets.length; i += MOST_LISTED)
    found.push(...(await json<Listed[]>("/api/games", secrets.slice(i, i + MOST_LISTED).join(","))));
  return found;
}

export const createGame = (game: NewGame): Promise<Created> =>
  json("/api/games", null, game as unknown as Body);

/** Begins the game that teaches the first turn. */
export const beginLesson = (game: string): Promise<Created> => json("/api/lessons", null, { game });

/** The puzzles of a game. */
export const shelfOfPuzzles = (game: string): Promise<PuzzleShelf> => json(`/api/puzzles/${encodeURIComponent(game)}`, null);

/** Begins a game that stands at a puzzle. */
export const beginPuzzle = (game: string, puzzle: string): Promise<NewPuzzleSeats> => json("/api/puzzles", null, { game, puzzle });

export const continueRecord = (
  record: string,
  seats: Record<SideName, Seat>,
  hotseat: boolean,
  mine: SideName,
  asFar = false,
  advice = false,
  chat = true,
): Promise<Created> => json("/api/records", null, { record, seats, hotseat, mine, as_far: asFar, advice, chat });

const waits = <O extends BaseObservation>(answer: View<O> | Changed | Gathering): answer is Gathering =>
  "observation" in answer && answer.observation === null;

/** One game, asked from one seat. */
export class GameApi<O extends BaseObservation> {
  readonly id: string;
  readonly token: string;
  /** Whether it is no game but a board to think on: nobody else changes it, and it stands in no list of games. */
  readonly board: boolean = false;
  protected readonly base: string;
  /** The latest view. */
  protected known: View<O> | null = null;

  constructor(id: string, token: string, base = `/api/games/${encodeURIComponent(id)}`) {
    this.id = id;
    this.token = token;
    this.base = base;
  }

  /** The game now; told by what has changed, if the page has a view already. */
  async view(): Promise<View<O> | Gathering> {
    const have = this.known ? `?have=${this.known.revision}` : "";
    return this.begun(await json<View<O> | Changed | Gathering>(this.base + have, this.token));
  }

  /** Adds this seat's number to the chance of a game that has not begun. */
  async chance(number: string): Promise<View<O> | Gathering> {
    return this.begun(await json<View<O> | Gathering>(`${this.base}/chance`, this.token, { number }));
  }

  private async begun(answer: View<O> | Changed | Gathering): Promise<View<O> | Gathering> {
    return waits(answer) ? answer : this.whole(answer);
  }

  /** Takes an action, and others in a row after it as far as they go. */
  async act(choice: number, action: string, then: string[] = []): Promise<View<O>> {
    const have = this.known?.revision;
    const body = { choice, action, ...(then.length ? { then } : {}), ...(have === undefined ? {} : { have }) };
    return this.whole(await json<View<O> | Changed>(`${this.base}/actions`, this.token, body));
  }

  /** Makes a whole view of an answer; asks again where the changes are of another view than the one it has. */
  private async whole(answer: View<O> | Changed): Promise<View<O>> {
    let view: View<O>;
    if (!("changes" in answer)) view = answer;
    else if (this.known?.revision === answer.since) {
      const { since, changes, log, ...rest } = answer;
      view = { ...rest, observation: changed(this.known.observation, changes), ...(log ? { news: { since, log } } : {}) };
    } else view = await json<View<O>>(this.base, this.token);
    if (!this.known || view.revision >= this.known.revision) this.known = view;
    return view;
  }

  /** What never changes in this game, as the data have it that it is played with; each game has its own form. */
  staticData = (): Promise<unknown> => json(`${this.base}/static`, this.token);
  /** The corrections that this game is played with, in words; the token may be an invitation to it. */
  corrections = (language: string): Promise<CorrectionsTold> =>
    json(`${this.base}/corrections?language=${encodeURIComponent(language)}`, this.token);
  /** What an invitation is to; the token of this game is the invitation. */
  invited = (): Promise<Invitation> => json(`${this.base}/invitation`, this.token);
  /** Takes the invitation up: from then on the secret opens its seat. */
  take = (secret: string): Promise<View<O> | Gathering> => json(`${this.base}/seat`, this.token, { secret });
  /** From now on the secret opens this seat, and the old one nothing. */
  renew = (secret: string): Promise<View<O> | Gathering> => json(`${this.base}/secret`, this.token, { secret });
  /** Makes a new invitation; the one before is dead. */
  invite = (): Promise<Invited> => json(`${this.base}/invitation`, this.token, {});

  async withdraw(): Promise<void> {
    await call(`${this.base}/invitation`, this.token, undefined, "DELETE");
  }

  /** Sets up a board to think on: from this game when it is over, else from what this seat may know of it. */
  think = (): Promise<BoardMade> => json(`${this.base}/analysis`, this.token, {});
  /** Whether the server still has a board. */
  knows = ({ id, secret }: BoardMade): Promise<boolean> =>
    call(`/api/analysis/${encodeURIComponent(id)}`, secret).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return false;
        throw error;
      },
    );
  /** What the seed of a finished game was made of, and all that came of it. */
  proof = (): Promise<Proof> => json(`${this.base}/proof`, this.token);
  /** How a finished game went, in numbers. */
  story = (): Promise<Story> => json(`${this.base}/story`, this.token);
  undo = (choice: number): Promise<View<O>> => json(`${this.base}/undo`, this.token, { choice });
  substitute = (choice: number, opponent: string): Promise<View<O>> =>
    json(`${this.base}/opponent`, this.token, { choice, opponent });
  agree = (choice: number, agree: boolean): Promise<View<O>> => json(`${this.base}/agree`, this.token, { choice, agree });

  /** This seat's standing orders. */
  orders = (): Promise<OrderView[]> => json(`${this.base}/orders`, this.token);
  /** Lets an order stand; what it can answer now is answered. */
  order = (rule: OrderRule): Promise<View<O>> => json(`${this.base}/orders`, this.token, { rule });

  /** All the orders that this seat may build now. */
  orderSheet = (): Promise<OrderSheet> => json(`${this.base}/orders/forms`, this.token);
  /** Puts another rule in place of an order's, or lets it rest. */
  changeOrder = (n: number, rule: OrderRule | null, held: boolean): Promise<View<O>> =>
    json(`${this.base}/orders/${n}`, this.token, { rule, held }, "PUT");

  async cancelOrder(n: number): Promise<View<O>> {
    return (await (await call(`${this.base}/orders/${n}`, this.token, undefined, "DELETE")).json()) as View<O>;
  }

  /** What is said after message `since` in the room of this seat, or in another one. */
  talk = (since: number, room?: string): Promise<TalkAnswer> =>
    json(`${this.base}/talk?since=${since}${room ? `&room=${room}` : ""}`, this.token);
  say = (text: string, since: number): Promise<TalkAnswer> => json(`${this.base}/talk?since=${since}`, this.token, { text });
  mute = (muted: boolean): Promise<TalkAnswer> => json(`${this.base}/talk/muted`, this.token, { muted }, "PUT");
  /** Tells that somebody is at this game, and hears whether the other person is. */
  present = (shown: boolean): Promise<PresenceAnswer> => json(`${this.base}/presence`, this.token, { shown }, "PUT");
  /** Puts a mark on a place of the map; takes one's own away. */
  mark = (place: string, mark: NewMark, since: number): Promise<TalkAnswer> =>
    json(`${this.base}/marks/${encodeURIComponent(place)}?since=${since}`, this.token, { ...mark }, "PUT");
  unmark = (place: string, since: number): Promise<TalkAnswer> =>
    json(`${this.base}/marks/${encodeURIComponent(place)}?since=${since}`, this.token, undefined, "DELETE");

  /** Tells whoever runs the server of a message. */
  async report(n: number, why: string): Promise<void> {
    await call(`${this.base}/talk/${n}/report`, this.token, { why });
  }

  /** Notes how far this seat has read what is said at its table. */
  async read(n: number): Promise<void> {
    await call(`${this.base}/talk/read`, this.token, { n }, "PUT");
  }

  /** What this seat has noted for itself. */
  async note(): Promise<string> {
    return (await json<{ text: string }>(`${this.base}/note`, this.token)).text;
  }

  async putNote(text: string): Promise<void> {
    await call(`${this.base}/note`, this.token, { text }, "PUT");
  }

  /** The choice that this seat may ask the other one to go back to; null: none. */
  back = async (): Promise<number | null> => (await json<{ to: number | null }>(`${this.base}/back`, this.token)).to;
  /** Asks the other side to take back all from a choice on. */
  askBack = (choice: number, to: number): Promise<View<O>> => json(`${this.base}/back`, this.token, { choice, to });
  /** Agrees to that, or refuses; one's own asking is withdrawn so. */
  answerBack = (choice: number, to: number, agree: boolean): Promise<View<O>> => json(`${this.base}/back/answer`, this.token, { choice, to, agree });

  /** Offers the other person a game like this one, which is over. */
  offerRematch = (swap: boolean): Promise<View<O>> => json(`${this.base}/rematch`, this.token, { swap });
  /** Begins the game that the other person offers. */
  acceptRematch = (swap: boolean): Promise<View<O>> => json(`${this.base}/rematch/accept`, this.token, { swap });
  /** Withdraws the rematch that a side offers, one's own, or declines the other's. */
  endRematch = async (side: SideName): Promise<View<O>> =>
    (await (await call(`${this.base}/rematch?side=${side}`, this.token, undefined, "DELETE")).json()) as View<O>;

  /** Does something to the clocks. */
  press = (what: Press, days = 1): Promise<View<O>> => json(`${this.base}/clock`, this.token, { do: what, days });
  /** Claims the win, as the other side's time is up, or has a computer opponent play on for it. */
  claim = (choice: number, regent: string | null): Promise<View<O>> => json(`${this.base}/claim`, this.token, { choice, regent });
  /** Plays on where a computer opponent has played for this seat. */
  takeOver = (): Promise<View<O>> => json(`${this.base}/return`, this.token, {});

  /** Gives up; with `accept` the computer opponent does so that offered to. */
  resign = (accept: boolean): Promise<View<O>> => json(`${this.base}/resign`, this.token, { accept });

  /** The positions before choice `n` and before each of the `count` next ones, as far as there are. */
  async film(n: number, count: number): Promise<O[]> {
    const { observation, steps } = await json<Film>(`${this.base}/film?since=${n}&count=${count}`, this.token);
    const told = [observation as unknown as O];
    for (const step of steps) told.push(changed(told[told.length - 1]!, step as Change[]));
    return told;
  }

  /** What would be regretted about each legal action at a choice. */
  warnings = (choice: number): Promise<Record<string, Refusal[]>> => json(`${this.base}/warnings?choice=${choice}`, this.token);
  /** How the game would end if both stopped here. */
  count = (): Promise<Counted | null> => json(`${this.base}/count`, this.token);
  explain = (action: string): Promise<Refusal | null> =>
    json(`${this.base}/explain?action=${encodeURIComponent(action)}`, this.token);
  /** The chances of the fight in hand, in the form of the game; null when there are none to tell. */
  odds = (action: string | null): Promise<unknown> =>
    json(`${this.base}/odds${action ? `?action=${encodeURIComponent(action)}` : ""}`, this.token);
  /** What a computer opponent would play in this seat's place: one of them by name, or the strongest. */
  hint = (opponent: string | null): Promise<Advice> =>
    json(`${this.base}/hint${opponent ? `?opponent=${encodeURIComponent(opponent)}` : ""}`, this.token);
  /** What the computer opponents wanted with their choices from one on, as far as they may tell. */
  reasons = (since: number): Promise<Told[]> => json(`${this.base}/reasons?since=${since}`, this.token);
  /** The review of a finished game, or how far it has come. */
  review = (): Promise<ReviewAnswer> => json(`${this.base}/review`, this.token);
  /** What lies over the map, as this seat may know it. */
  overlay = (name: string): Promise<unknown> => json(`${this.base}/overlay/${encodeURIComponent(name)}`, this.token);

  /** Agrees to go on by the present rules with a game begun by others; says which sides are still to be asked. */
  rules = (): Promise<{ waiting: SideName[] }> => json(`${this.base}/rules`, this.token, {});

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

  /** The position before a choice as a picture (SVG), as this seat may see it. */
  async picture(choice: number, language: string): Promise<string> {
    return (await call(`${this.base}/picture/${choice}?language=${language}`, this.token)).text();
  }

  /** The record; `elsewhere`: one that any server opens, with what this seat may know alone. */
  async record(elsewhere = false): Promise<string> {
    return (await call(`${this.base}/record${elsewhere ? "?elsewhere=true" : ""}`, this.token)).text();
  }

  /** How good what was played at the puzzle is that this game was begun from. */
  puzzle = (): Promise<PuzzleAnswer> => json(`${this.base}/puzzle`, this.token);

  /** The report of a finished game, as a page that can be printed. */
  async printed(language: string): Promise<Blob> {
    return (await call(`${this.base}/report?language=${encodeURIComponent(language)}`, this.token)).blob();
  }

  livePath(): string {
    return `${this.base}/live`;
  }
}
