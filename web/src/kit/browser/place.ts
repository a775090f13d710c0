/** Where the page is: the start screen, or a game. */
export type Place = { at: "start" } | { at: "game"; id: string; seat: string | null };

/** Reads an address such as `/g/ID#seat=TOKEN`: what stands behind the `#` is never sent to a server or written in a log. */
export function readPlace(url: URL): Place {
  const id = /^\/g\/([\w-]+)\/?$/.exec(url.pathname)?.[1];
  const seat = new URLSearchParams(url.hash.slice(1)).get("seat") ?? url.searchParams.get("seat");
  return id ? { at: "game", id, seat } : { at: "start" };
}

/** The address of a game; with a seat it is a secret link. */
export function gameAddress(id: string, seat?: string): string {
  return seat ? `/g/${id}#${new URLSearchParams({ seat })}` : `/g/${id}`;
}
