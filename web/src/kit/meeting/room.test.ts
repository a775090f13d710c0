import { expect, test } from "vitest";
import type { OpenSeat, Room } from "../server/schema";
import { news, refreshed } from "./room";

const seat = (id: string, told: Partial<OpenSeat> = {}): OpenSeat => ({
  ...{ id, host: "ana", to: null, guest: null, mine: false, program: false, game: "espana1936", scenario: "1936", options: {}, side: "any" },
  ...{ pair: false, rated: false, advice: false, chat: true, public: false, late: false, language: "en", pace: null, created: 0, expires: 0 },
  ...{ declined: false, untold: false, within: null, games: [], bid: null, reply: null, ...told },
});
const room = (told: Partial<Room>): Room => ({ seats: [], challenges: [], mine: [], more: null, ...told });

test("what was unfolded stays behind the first page when that is looked at again", () => {
  const [a, b, c, d] = [4, 3, 2, 1].map((created) => seat(`s${created}`, { created })) as [OpenSeat, OpenSeat, OpenSeat, OpenSeat];
  const e = seat("s5", { created: 5 });
  expect(refreshed([a, b, c, d], room({ seats: [e, a], more: 4 }))).toEqual([e, a, b, c, d]);
  expect(refreshed([a, b], room({ seats: [b] }))).toEqual([b]);
});

test("only what changes for oneself is news", () => {
  const waits = [seat("x", { mine: true }), seat("y", { mine: true, to: "eva" }), seat("z", { mine: true })];
  const before = room({ mine: waits, challenges: [seat("c")] });
  const taken = { ...waits[0]!, games: ["g"], guest: "eva" };
  const declined = { ...waits[1]!, declined: true };
  const after = room({ seats: [seat("n")], mine: [taken, declined, waits[2]!], challenges: [seat("c"), seat("k")] });
  expect(news(before, after)).toEqual({ challenged: [seat("k")], taken: [taken], declined: [declined] });
  expect(news(after, after)).toEqual({ challenged: [], taken: [], declined: [] });
});
