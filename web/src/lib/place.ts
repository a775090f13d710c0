/** Where the page is: the start screen, or a game. */
export type Place = { at: "start" } | { at: "game"; id: string; seat: string | null };

/** Reads an address such as `/g/ID?seat=TOKEN`. */
export function readPlace(url: URL): Place {
  const id = /^\/g\/([\w-]+)\/?$/.exec(url.pathname)?.[1];
  return id ? { at: "game", id, seat: url.searchParams.get("seat") } : { at: "start" };
}

/** The address of a game; with a seat it is a secret link. */
export function gameAddress(id: string, seat?: string): string {
  return seat ? `/g/${id}?${new URLSearchParams({ seat })}` : `/g/${id}`;
}
