import { ask } from "../results/api";
import type { NewOffer, OpenSeat, Room, TableToWatch } from "../server/schema";
import type { SideName } from "../server/types";

/** The waiting room as the server tells it; its games are opened by being signed in. */

const query = (named: Record<string, string | number | null>): string => {
  const given = Object.entries(named).flatMap(([name, value]) => (value === null || value === "" ? [] : [[name, String(value)]]));
  return given.length ? `?${new URLSearchParams(given)}` : "";
};

export const look = (game: string, before: number | null = null): Promise<Room> => ask(`/api/room${query({ game, before })}`);
export const tables = (game: string): Promise<TableToWatch[]> => ask(`/api/tables${query({ game })}`);
export const offer = (wanted: NewOffer): Promise<OpenSeat> => ask("/api/room", "POST", wanted);
/** Takes a seat up; `side`: one's own, where that is to be chosen, or to be bid for with so many `steps`. */
export const take = (offer: string, side?: SideName, steps?: number): Promise<OpenSeat> =>
  ask(`/api/room/${offer}/take${query({ side: side ?? null, steps: steps ?? null })}`, "POST");
export const withdraw = (offer: string): Promise<null> => ask(`/api/room/${offer}`, "DELETE");
export const decline = (offer: string): Promise<null> => ask(`/api/room/${offer}/decline`, "POST");
export const blocks = (): Promise<string[]> => ask("/api/blocks");
export const block = (name: string): Promise<string[]> => ask(`/api/blocks/${encodeURIComponent(name)}`, "PUT");
export const unblock = (name: string): Promise<string[]> => ask(`/api/blocks/${encodeURIComponent(name)}`, "DELETE");

/** The first page of a list as it is now, before what had been unfolded behind it. */
export const refreshed = (seats: OpenSeat[], first: Room): OpenSeat[] => [
  ...first.seats,
  ...seats.filter(({ created }) => first.more !== null && created < first.more),
];

/** What has changed for oneself between two looks: new challenges, own offers that were taken up or declined. */
export function news(before: Room, after: Room): { challenged: OpenSeat[]; taken: OpenSeat[]; declined: OpenSeat[] } {
  const known = new Set(before.challenges.map(({ id }) => id));
  const waited = new Set(before.mine.flatMap(({ id, games, declined }) => (games.length || declined ? [] : [id])));
  const answered = after.mine.filter(({ id }) => waited.has(id));
  return {
    challenged: after.challenges.filter(({ id }) => !known.has(id)),
    taken: answered.filter(({ games }) => games.length > 0),
    declined: answered.filter(({ declined }) => declined),
  };
}
