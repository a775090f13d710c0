import type { OpenSeat } from "../server/schema";
import type { ShelfGame, SideName } from "../server/types";
import { language, t } from "../words/language.svelte";

/** How the names of options begin that help the side other than this one. */
const HELPS = { nationalist: "rep_", republican: "nat_" } as const;

/** What a bid of so many steps for a side gives to the other one, in words. */
export const given = (game: ShelfGame, wish: SideName, steps: number): string => {
  const helps = (game.bids[steps - 1] ?? []).map((name) => t(`page-option-${HELPS[wish]}${name}`));
  return helps.length ? language.now.list(helps) : t("page-room-bid-nothing");
};

/** The bids that settled who has which side, in words; none where nobody bid, or the seat is not taken up. */
export const bidsOf = (seat: OpenSeat): string[] =>
  (seat.reply ? [seat.bid, seat.reply] : [seat.bid]).flatMap((bid, i) =>
    bid ? [t("page-room-bid-of", { who: (i === 0 ? seat.host : seat.guest) || t("page-former-player"), side: `side:${bid.side}`, steps: bid.steps })] : [],
  );
