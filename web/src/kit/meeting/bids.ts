import type { OpenSeat } from "../server/schema";
import type { ShelfGame, SideName } from "../server/types";
import { language, t } from "../words/language.svelte";

/** How the names of options begin that help the side other than this one. */
const HELPS = { nationalist: "rep_", republican: "nat_" } as const;

/** The options that a bid of so many steps for a side gives to the other one. */
const helps = (game: ShelfGame, wish: SideName, steps: number): string[] => (game.bids[steps - 1] ?? []).map((name) => HELPS[wish] + name);

/** What a bid of so many steps for a side gives to the other one, in words. */
export const given = (game: ShelfGame, wish: SideName, steps: number): string =>
  steps ? language.now.list(helps(game, wish, steps).map((name) => t(`page-option-${name}`))) : t("page-room-bid-nothing");

/** What such a bid means: when one pays, and a sentence for all that is paid. */
export const meant = (game: ShelfGame, wish: SideName, steps: number): string[] => [
  t(steps ? "page-room-bid-means" : "page-room-bid-means-nothing", { side: `side:${wish}` }),
  ...helps(game, wish, steps).map((name) => t(`page-option-${name}-about`)),
];

/** The bids that settled who has which side, in words; none where nobody bid, or the seat is not taken up. */
export const bidsOf = (game: ShelfGame, seat: OpenSeat): string[] =>
  (seat.reply ? [seat.bid, seat.reply] : [seat.bid]).flatMap((bid, i) => {
    if (!bid) return [];
    const { side, steps } = bid;
    const who = (i === 0 ? seat.host : seat.guest) || t("page-former-player");
    return [t("page-room-bid-of", { who, side: `side:${side}`, steps, help: given(game, side, steps) })];
  });
