/** Sets of corrections on the server: one's own there, and those that somebody has published. */

import { call, json } from "../server/api";
import type { CorrectionSetLine, CorrectionSetView, PublishedSet, PublishedSetView } from "../server/schema";
import type { Corrections } from "./corrections";

/** One of one's own sets there, in the list of all. */
export type ServerSet = CorrectionSetLine;
/** A published set in the list of all. */
export type Published = PublishedSet;
/** For which printing of the game a set is published. */
export interface Edition {
  edition: string;
  language: string;
  printing: string;
}

const one = (game: string, id: string): string => `/api/sets/${game}/${id}`;

export const ownSets = (game: string): Promise<ServerSet[]> => json(`/api/sets/${game}`, null);
export const ownSet = (game: string, id: string): Promise<CorrectionSetView> => json(one(game, id), null);
/** Writes a set in the place of the one at a revision. */
export const writeSet = (game: string, id: string, revision: number, corrections: Corrections): Promise<ServerSet> =>
  json(one(game, id), null, { revision, corrections }, "PUT");
export async function throwAway(game: string, id: string, revision: number): Promise<void> {
  await call(`${one(game, id)}?revision=${revision}`, null, undefined, "DELETE");
}
export const publish = (game: string, id: string, edition: Edition): Promise<ServerSet> => json(`${one(game, id)}/published`, null, { ...edition }, "PUT");
export const withdraw = (game: string, id: string): Promise<ServerSet> => json(`${one(game, id)}/published`, null, undefined, "DELETE");
export const gallery = (game: string): Promise<Published[]> => json(`/api/gallery/${game}`, null);
export const published = async (game: string, id: string): Promise<Corrections> =>
  (await json<PublishedSetView>(`/api/gallery/${game}/${id}`, null)).corrections as unknown as Corrections;
export async function report(game: string, id: string, why: string): Promise<void> {
  await call(`/api/gallery/${game}/${id}/report`, null, { why });
}
