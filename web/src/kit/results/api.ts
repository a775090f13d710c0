import { ApiError, Offline } from "../server/api";
import { table } from "../server/connection";
import type { AccountView, ArchivePage, Conversation, ConversationAnswer, CupList, CupView, MemberList, OwnPage, OwnRating, OwnTallies, PersonView, RatingList, Room, RunningGame } from "../server/schema";

/** What the server says of results, ratings and cups to whoever is signed in. */

const PATIENCE = 20_000;

/** What only a script of our own page sends with what changes something. */
const OURS = { Accept: "application/json", "X-Requested-With": "dosespanas" };

/** Asks the server something; raises ApiError for a no, Offline for no answer. */
export async function ask<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  const request: RequestInit = { method, headers: OURS, signal: AbortSignal.timeout(PATIENCE) };
  if (body !== undefined) {
    request.headers = { ...OURS, "Content-Type": "application/json" };
    request.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await table.at.ask(path, request);
  } catch {
    throw new Offline();
  }
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => null));
  return (response.status === 204 ? null : await response.json()) as T;
}

export const running = (): Promise<RunningGame[]> => ask("/api/account/running");
/** The challenges that wait for whoever is signed in. */
export const challenges = async (): Promise<Room["challenges"]> => (await ask<Room>("/api/room")).challenges;
/** With whom one has written. */
export const conversations = (): Promise<Conversation[]> => ask("/api/messages");
/** What one and a person wrote to each other, perhaps after something was done there. */
export const conversation = (handle: string, method = "GET", path = "", body?: unknown): Promise<ConversationAnswer> =>
  ask(`/api/messages/${encodeURIComponent(handle)}${path}`, method, body);
/** Who wishes to be found, and whether one does oneself. */
export const members = (): Promise<MemberList> => ask("/api/members");
export const setListed = (listed: boolean): Promise<null> => ask("/api/members/listed", "PUT", { listed });
export const tallies = (): Promise<OwnTallies> => ask("/api/account/results");
export const ownRatings = (): Promise<OwnRating[]> => ask("/api/account/ratings");
/** Who is signed in; null: nobody. */
export const account = (): Promise<AccountView | null> => ask("/api/account/here");
export const ownPage = (): Promise<OwnPage | null> => ask("/api/account/page");
export const setPage = (page: OwnPage | null): Promise<null> =>
  page ? ask("/api/account/page", "PUT", page) : ask("/api/account/page", "DELETE");
export const person = (handle: string): Promise<PersonView> => ask(`/api/persons/${encodeURIComponent(handle)}`);
export const cup = (id: string): Promise<CupView> => ask(`/api/cups/${id}`);
export const doInCup = (id: string, path: string, method = "POST", body?: unknown): Promise<CupView> =>
  ask(`/api/cups/${id}${path}`, method, body);
export const openCup = (body: unknown): Promise<{ id: string }> => ask("/api/cups", "POST", body);
export const beginRated = (body: unknown): Promise<{ id: string }> => ask("/api/rated", "POST", body);

const after = (before: string | null): string => (before ? `?${new URLSearchParams({ before })}` : "");
export const ratings = (game: string, before: string | null): Promise<RatingList> => ask(`/api/ratings/${game}${after(before)}`);
export const cups = (before: string | null): Promise<CupList> => ask(`/api/cups${after(before)}`);

export const forgetAccuracy = (game: string): Promise<null> => ask(`/api/account/archive/${encodeURIComponent(game)}/accuracy`, "DELETE");

/** A page of the archive; empty fields are no condition. */
export function archive(wanted: Record<string, string>): Promise<ArchivePage> {
  const given = Object.entries(wanted).filter(([, value]) => value !== "");
  return ask(`/api/account/archive?${new URLSearchParams(given)}`);
}
