/** Where the page is: the start screen, a game, or an address where nothing is. */
export type Place = { at: "start" } | { at: "nowhere" } | { at: "game"; id: string; seat: string | null };

/** Reads an address such as `/g/ID#seat=TOKEN`: what stands behind the `#` is never sent to a server or written in a log. */
export function readPlace(url: URL): Place {
  const id = /^\/g\/([\w-]+)\/?$/.exec(url.pathname)?.[1];
  const seat = new URLSearchParams(url.hash.slice(1)).get("seat") ?? url.searchParams.get("seat");
  if (id) return { at: "game", id, seat };
  return { at: url.pathname === "/" ? "start" : "nowhere" };
}

/** The address of a game; with a seat it is a secret link. */
export function gameAddress(id: string, seat?: string): string {
  return seat ? `/g/${id}#${new URLSearchParams({ seat })}` : `/g/${id}`;
}
