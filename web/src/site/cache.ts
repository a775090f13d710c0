/** Where the site lies, and where this browser keeps a version of it and what was made of it. */

export const base = new URL("../", import.meta.url);

/** Fails where the browser keeps nothing: over plain HTTP there are no caches at all. */
export const keptAs = async (version: string): Promise<Cache> => caches.open(`dosespanas-site ${base.href} ${version}`);
