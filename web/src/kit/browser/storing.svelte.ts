/** What this browser keeps for us. Where it refuses, this page remembers as long as it is open. */

export type Kind = "local" | "session";

const unkept = new Map<string, string>();
let refused = $state(false);

/** Whether the browser has refused to keep something. */
export const forgets = (): boolean => refused;

function storage(kind: Kind): Storage | undefined {
  try {
    return kind === "local" ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/** What was kept under a name; null if nothing was, or it cannot be read. */
export function stored(kind: Kind, name: string): string | null {
  const own = unkept.get(`${kind} ${name}`);
  if (own !== undefined) return own;
  try {
    return storage(kind)?.getItem(name) ?? null;
  } catch {
    return null;
  }
}

/** Keeps something under a name, here alone if the browser will not. */
export function store(kind: Kind, name: string, value: string): void {
  try {
    const shelf = storage(kind);
    if (!shelf) throw new Error("no storage");
    shelf.setItem(name, value);
    unkept.delete(`${kind} ${name}`);
  } catch {
    unkept.set(`${kind} ${name}`, value);
    refused = true;
  }
}

/** Keeps nothing under a name any more. */
export function unstore(kind: Kind, name: string): void {
  unkept.delete(`${kind} ${name}`);
  try {
    storage(kind)?.removeItem(name);
  } catch {
    refused = true;
  }
}

/** Calls whenever another window of this browser keeps something under a name; returns how to stop that. */
export function onStored(name: string, then: () => void): () => void {
  const listen = ({ key }: StorageEvent): void => {
    if (key === name || key === null) then();
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}
