/** Where the site lies, and where this browser keeps a version of it and what was made of it. */

export const base = new URL("../", import.meta.url);

export const keptAs = (version: string): Promise<Cache> => caches.open(`dosespanas-site ${base.href} ${version}`);
