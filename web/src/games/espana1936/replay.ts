import { counted, grouped, markFor } from "../../kit/replay/summing";
import type { Part, SummaryLine, Telling } from "../../kit/replay/frames";
import type { GameEvent, SideName } from "../../kit/server/types";
import { outcome } from "../../kit/fight/outcome";
import { attacksOf, type AttackReport } from "./battle/battle";
import { seaFightsOf, type SeaReport } from "./naval/sea";
import type { Observation, StaticData } from "./types";

/** What shows nothing on the table. */
const HIDDEN = new Set([
  "drew", "hand-discarded", "no-card", "passed", "objectives", "discarded", "rp", "extra-rp", "extra-cards", "no-counter",
  "put-aside", "marker-placed", "marker-removed", "battle-started", "battle-declined", "battle-ended", "forfeited",
  "sea-declined", "card-lost", "reseeded", "redealt",
]);
/** What belongs to the attack, or to the event, that was told before. */
const JOINS = new Set([
  "air-roll", "supported", "card-laid", "card-revealed", "hit", "substituted", "uncountered", "tank-destroyed", "plane-destroyed", "plane-withdrawn",
  "plane-home", "box-taken", "event-cancelled", "event-void", "event-rest-void", "event-roll", "ship-damaged", "ship-withdrawn", "ship-destroyed",
  "area-control", "sea-effect", "stacks-opened", "tank-captured", "tank-not-captured", "dummies-home", "permanent",
]);
const DICE = new Set(["roll", "sea-roll", "battery"]);
const BATTLES = new Set(["attack", "sea-battle"]);
const MOVES = new Set(["moved", "shipped", "sailed"]);
const ARRIVALS = new Set(["placed", "raised", "recruited", "arrived"]);
const PLACES = /^(?:box|area|base):(\w+)$/;

export function part({ kind }: GameEvent): Part {
  if (HIDDEN.has(kind)) return "hidden";
  if (BATTLES.has(kind)) return "battle";
  if (DICE.has(kind)) return "dice";
  return JOINS.has(kind) ? "joins" : "scene";
}

/** The places an event leads through; what is shipped comes from `overseas`. */
export function way({ kind, args }: GameEvent, overseas: string): string[] {
  const named = kind === "shipped" ? [`box:${overseas}`, args["to"]] : [args["from"], args["to"] ?? args["box"] ?? args["place"]];
  return named.flatMap((term) => PLACES.exec(String(term))?.[1] ?? []);
}

/** The attacks of one side in one place, as one line: first what came of them. */
function attackLines(events: GameEvent[], viewer: SideName | null): SummaryLine[] {
  const rolled = attacksOf(events).filter(({ rolls }) => rolls.length > 0);
  return grouped(rolled, ({ box, attacker }) => `${box} ${attacker}`).map((reports): SummaryLine => {
    const [{ box, attacker, n }] = reports as [AttackReport];
    const came = outcome(box, reports.flatMap(({ results }) => results), viewer);
    return { mark: "battle", key: "page-sum-attack", args: { outcome: { ...came }, side: `side:${attacker}`, count: reports.length }, place: box, n };
  });
}

/** The fights at sea at one place, as one line. */
function seaLines(events: GameEvent[], viewer: SideName | null): SummaryLine[] {
  const fought = seaFightsOf(events).filter(({ throws }) => throws.length > 0);
  return grouped(fought, ({ place }) => place).map((reports): SummaryLine => {
    const [{ place, n }] = reports as [SeaReport];
    const came = outcome(place, reports.flatMap(({ results }) => results), viewer);
    return { mark: "battle", key: "page-sum-sea", args: { outcome: { ...came }, count: reports.length }, place, n };
  });
}

/** How España 1936 is told as a replay. */
export function tellingOf(data: StaticData): Telling<Observation> {
  const objectives = new Set(data.map.boxes.filter(({ objective }) => objective).map(({ id }) => id));

  function boxLines(before: Observation, after: Observation): SummaryLine[] {
    return Object.entries(after.boxes).flatMap(([box, { control }]): SummaryLine[] => {
      const was = before.boxes[box]?.control;
      if (was === control) return [];
      const mark = control === "contested" ? "front" : markFor(after.viewer, control as SideName);
      const key = objectives.has(box) ? "page-sum-city" : "page-sum-box";
      return [{ mark, key, args: { box: `box:${box}`, control, was: was ?? "" }, place: `box:${box}`, n: null }];
    });
  }
  /** Objective cities that are the viewer's, in which troops of his stood at first and none does any more. */
  function emptyLines(before: Observation, after: Observation): SummaryLine[] {
    const held = ({ pieces, viewer }: Observation, box: string): boolean =>
      pieces.some(({ where, side, kind, ...piece }) => where === "map" && side === viewer && (kind === "troop" || kind === "tank") && piece.box === box);
    return [...objectives]
      .filter((box) => after.boxes[box]?.control === after.viewer && held(before, box) && !held(after, box))
      .map((box) => ({ mark: "lost", key: "page-sum-empty", args: { place: `box:${box}` }, place: `box:${box}`, n: null }));
  }
  const rank = ({ mark, key }: SummaryLine): number => (mark === "front" ? 2 : 0) + (key === "page-sum-city" ? 0 : 1);

  return {
    part,
    way: (event) => way(event, data.map.transport.from),
    summary: (before, after, events) => [
      ...boxLines(before, after).sort((a, b) => rank(a) - rank(b)),
      ...emptyLines(before, after),
      ...attackLines(events, after.viewer),
      ...seaLines(events, after.viewer),
      ...events.flatMap((event): SummaryLine[] =>
        event.kind === "event-played" && event.side !== after.viewer
          ? [{ mark: "other", key: "event-event-played", args: event.args, place: null, n: event.n }]
          : [],
      ),
      ...counted(after.viewer, events, MOVES, "page-sum-moves"),
      ...counted(after.viewer, events, ARRIVALS, "page-sum-arrivals"),
    ],
  };
}
