/** The places of the map, as the game on the table calls them. */
export interface Places {
  /** The ids of those to choose from. */
  all: readonly string[];
  /** What a place is called. */
  name: (place: string) => string;
  /** The place that was pointed at last, if any. */
  pointed: string | null;
}

/** The id of the place that somebody wrote: by its name, with or without the number behind it, or the id itself. */
export function placeBy(places: Places, written: string): string {
  const bare = (text: string): string => text.replace(/\s*\([^)]*\)$/, "").trim().toLowerCase();
  const wanted = written.trim().toLowerCase();
  const known = places.pointed === null ? places.all : [places.pointed, ...places.all];
  const exact = known.find((id) => places.name(id).toLowerCase() === wanted);
  return exact ?? known.find((id) => bare(places.name(id)) === bare(wanted)) ?? wanted.replace(/\s+/g, "_");
}
