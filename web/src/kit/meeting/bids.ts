import type { OpenSeat } from "../server/schema";
import type { ShelfGame, SideName } from "../server/types";
import { HELPS } from "../setup/options";
import { enemyOf } from "../sides/sides";
import { language, t } from "../words/language.svelte";

/** The options that a bid of so many steps gives, named without the side that has them. */
const bid = (game: ShelfGame, steps: number): string[] => game.bids[steps - 1] ?? [];

/** What a bid of so many steps gives to the other one, in words. */
export const given = (game: ShelfGame, steps: number): string =>
  steps ? language.now.list(bid(game, steps).map((name) => t(`page-help-${name}`))) : t("page-room-bid-nothing");

/** What such a bid means: when one pays, and a sentence for all that is paid. */
export const meant = (game: ShelfGame, wish: SideName, steps: number): string[] => [
  t(steps ? "page-room-bid-means" : "page-room-bid-means-nothing", { side: `side:${wish}` }),
  ...bid(game, steps).map((name) => t(`page-option-${HELPS[enemyOf(wish)]}${name}-about`)),
];

/** The bids that settled who has which side, in words as `me` reads them; none where nobody bid, or the seat is not taken up. */
export const bidsOf = (game: ShelfGame, seat: OpenSeat, me: string): string[] =>
  (seat.reply ? [seat.bid, seat.reply] : [seat.bid]).flatMap((one, i) => {
    if (!one) return [];
    const { side, steps } = one;
    const who = i === 0 ? seat.host : seat.guest;
    const help = steps ? t(`page-helped-${enemyOf(side)}`, { help: given(game, steps) }) : given(game, steps);
    const told = { side: `side:${side}`, steps, help };
    return [who && who === me ? t("page-room-bid-own", told) : t("page-room-bid-of", { who: who || t("page-former-player"), ...told })];
  });
