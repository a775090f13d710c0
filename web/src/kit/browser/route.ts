/** The pages of whoever has an account: one's own games, the waiting room, the ratings, all cups, a cup, a person, messages, what is kept of one. */
export type ResultsPage = "my" | "room" | "messages" | "ratings" | "cups" | "cup" | "person" | "privacy";

/** Those that are linked everywhere, with their names. */
export const WAYS = { my: "page-my-games", room: "page-room", messages: "page-messages", ratings: "page-ratings", cups: "page-cups" } as const;

/** Where the page is: the start screen, a game, an invitation to one, a game's workshop, boards to think on, or an address where nothing is. */
export type Route =
  | { at: "start" }
  | { at: "new"; game: string | null; person: boolean }
  | { at: "nowhere" }
  | { at: "results"; page: ResultsPage; of: string }
  | { at: "account"; link: string | null; stop: string | null; failed: string | null }
  | { at: "puzzles"; game: string | null }
  | { at: "workshop"; game: string; corrections: string | null }
  | { at: "boards" }
  | { at: "board"; id: string; secret: string | null; node: number }
  | { at: "game"; id: string; seat: string | null }
  | { at: "invited"; id: string; invitation: string };

/**
 * Reads an address such as `/g/ID#seat=TOKEN`, `/g/ID#invitation=TOKEN` or `/workshop/GAME`: what stands behind the `#` is never sent to a
 * server or written in a log. Signs that a letter or a message put behind a link are not taken for a part of it.
 */
export function readRoute(url: URL): Route {
  const id = /^\/g\/([\w-]+)\/?$/.exec(url.pathname)?.[1];
  const told = new URLSearchParams(url.hash.slice(1));
  const game = /^\/workshop\/(\w+)\/?$/.exec(url.pathname)?.[1];
  if (game) return { at: "workshop", game, corrections: secret(told.get("corrections")) };
  const made = /^\/new(?:\/(\w+))?\/?$/.exec(url.pathname);
  if (made) return { at: "new", game: made[1] ?? null, person: url.searchParams.has("person") };
  const puzzles = /^\/puzzles(?:\/(\w+))?\/?$/.exec(url.pathname);
  if (puzzles) return { at: "puzzles", game: puzzles[1] ?? null };
  const results = /^\/(my|room|messages|ratings|cups|cup|person|privacy)(?:\/([^/]+))?\/?$/.exec(url.pathname);
  const page = results?.[1] as ResultsPage | undefined;
  if (page && (page === "messages" || (page === "cup" || page === "person") === (results?.[2] !== undefined))) return { at: "results", page, of: unescaped(results?.[2] ?? "") };
  if (/^\/account\/?$/.test(url.pathname)) {
    const failed = /^error-[a-z-]{1,60}$/.exec(told.get("problem") ?? "")?.[0] ?? null;
    return { at: "account", link: secret(told.get("link")), stop: /^[\w-]+\.[\w-]+/.exec(told.get("stop") ?? "")?.[0] ?? null, failed };
  }
  if (/^\/analysis\/?$/.test(url.pathname)) return { at: "boards" };
  const board = /^\/analysis\/([\w-]+)\/?$/.exec(url.pathname)?.[1];
  if (board) return { at: "board", id: board, secret: secret(told.get("board")), node: Number(/^\d{1,7}/.exec(url.searchParams.get("at") ?? "")?.[0] ?? 0) };
  if (!id) return { at: url.pathname === "/" ? "start" : "nowhere" };
  const invitation = secret(told.get("invitation"));
  if (invitation) return { at: "invited", id, invitation };
  return { at: "game", id, seat: secret(told.get("seat") ?? url.searchParams.get("seat")) };
}

const secret = (told: string | null): string | null => /^[\w-]+/.exec(told?.trim() ?? "")?.[0] ?? null;

function unescaped(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address at which one signs in, to come back to a page of ours. */
export const signInAddress = (back: string): string => `/account?${new URLSearchParams({ back })}`;

/** An address to come back to; null: it is none of a page of ours. */
export const ours = (address: string): string | null => (/^\/[a-z][\w/-]*$/.test(address) ? address : null);

/** Where whoever signs in wishes to come back to; null: nowhere, or not to a page of ours. */
export const backOf = (url: URL): string | null => ours(url.searchParams.get("back") ?? "");

/** The address of a cup. */
export const cupAddress = (id: string): string => `/cup/${id}`;

/** The address of what one and a person wrote to each other. */
export const messagesAddress = (handle: string): string => `/messages/${encodeURIComponent(handle)}`;

/** The address of a game; with a seat it is a secret link. */
export function gameAddress(id: string, seat?: string): string {
  return seat ? `/g/${id}#${new URLSearchParams({ seat })}` : `/g/${id}`;
}

/** The address of a board to think on, perhaps at a move; with a secret it is a secret link. */
export const analysisAddress = (id: string, board?: string, node = 0): string =>
  `/analysis/${id}${node ? `?at=${node}` : ""}${board ? `#${new URLSearchParams({ board })}` : ""}`;

/** The address at which a game is wished for, perhaps to be played with a person. */
export const newGameAddress = (game: string, person = false): string => `/new/${game}${person ? "?person" : ""}`;

/** The address of a game's puzzles. */
export const puzzlesAddress = (game: string): string => `/puzzles/${game}`;

/** The address of a game's workshop, perhaps with corrections to open there, packed. */
export const workshopAddress = (game: string, corrections?: string): string =>
  `/workshop/${game}${corrections ? `#${new URLSearchParams({ corrections })}` : ""}`;

/** The address at which an invitation is taken up. */
export const invitationAddress = (id: string, invitation: string): string =>
  `/g/${id}#${new URLSearchParams({ invitation })}`;
