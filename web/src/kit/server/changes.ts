/** `[path, value]` put there, `[path]` taken away, `[path, at, count, items]` other items in the list there. */
export type Change = [Path] | [Path, unknown] | [Path, number, number, unknown[]];
type Path = (string | number)[];

/** The new value that changes make of an old one, which stays as it is. */
export function changed<T>(old: T, changes: Change[]): T {
  return changes.reduce<unknown>((value, change) => put(value, change[0], change), old) as T;
}

function put(old: unknown, path: Path, change: Change): unknown {
  const [first, ...rest] = path;
  if (first === undefined) {
    if (change.length !== 4) return change[1];
    const items = [...(old as unknown[])];
    items.splice(change[1], change[2], ...change[3]);
    return items;
  }
  const copy = (Array.isArray(old) ? [...(old as unknown[])] : { ...(old as object) }) as Record<string | number, unknown>;
  if (rest.length === 0 && change.length === 1) delete copy[first];
  else copy[first] = put(copy[first], rest, change);
  return copy;
}
