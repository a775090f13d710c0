import type { Args, OrderView } from "../server/types";

/** What an order does and when it ends, as one line. */
export const inWords = (words: OrderView["words"], t: (key: string, args?: Args) => string): string =>
  words.map(({ key, args }) => t(key, args)).join(" · ");
