import { counted, grouped, markFor } from "../../kit/replay/summing";
import type { Part, SummaryLine, Telling } from "../../kit/replay/frames";
import type { GameEvent, SideName } from "../../kit/server/types";
import { sentenceOf } from "../../kit/session/log";
import { t } from "../../kit/words/language.svelte";
import { owned } from "../../kit/words/owned";
import { outcome } from "../../kit/fight/outcome";
import { battlesOf, type BattleReport } from "./battle/battles";
import { idOf, type Facts } from "./panels/facts";
import type { HexId, HexObservation } from "./types";

/** What shows nothing on the map. */
const HIDDEN = new Set(["income", "spent-over", "points-lost", "committed", "chit-declined", "border-named", "delayed", "reseeded", "redealt"]);
/** What belongs to the attack, or to the chit, that was told before. */
const JOINS = new Set([
  "revealed", "backed", "flew-in", "naval-support", "odds", "step-lost", "captured", "morale", "roused", "alcazar-roll", "tied",
  "die", "no-event", "chit-discarded", "hq-lost",
]);
const MOVES = new Set(["moved", "marched", "railed", "sailed", "landed", "evacuated"]);
const ARRIVALS = new Set(["entered", "rebuilt", "replaced"]);
/** What the cups brought, in the words of the log. */
const EVENTS = new Set(["chit-drawn", "no-event", "chit-played"]);
const LEFT = new Set(["overstacked", "withdrawn", "removed", "hq-lost"]);
const LOST = new Set(["starved", ...LEFT]);

export function part({ kind }: GameEvent): Part {
  if (HIDDEN.has(kind)) return "hidden";
  if (kind === "assault") return "battle";
  if (kind === "combat-roll") return "dice";
  return JOINS.has(kind) ? "joins" : "scene";
}

export function way({ args }: GameEvent): HexId[] {
  const path = args["path"];
  const named = Array.isArray(path) && path.length ? path : [args["from"], args["to"] ?? args["hex"]];
  return named.flatMap((term) => (String(term).startsWith("hex:") ? [idOf(term)] : []));
}

/** Who holds each hex that changed hands, and not back again. */
function changedHands(before: HexObservation, after: HexObservation): Map<HexId, SideName> {
  const found = new Map<HexId, SideName>();
  for (const side of ["nationalist", "republican"] as const) {
    const held = new Set(before.control[side]);
    for (const hex of after.control[side]) if (!held.has(hex)) found.set(hex, side);
  }
  return found;
}

/** How La Guerra Civil Española is told as a replay. */
export function tellingOf(facts: Facts): Telling<HexObservation> {
  const named = (hex: HexId): boolean => facts.morale.has(hex) || facts.data.names[`hex:${hex}`] !== undefined;

  function groundLines(before: HexObservation, after: HexObservation): SummaryLine[] {
    const taken = [...changedHands(before, after)];
    const cities = taken.filter(([hex]) => named(hex)).sort(([a], [b]) => (facts.morale.get(b) ?? 0) - (facts.morale.get(a) ?? 0));
    const region = (hex: HexId): string => facts.hexes.get(hex)?.region ?? "";
    const country = grouped(taken.filter(([hex]) => !named(hex)), ([hex, side]) => `${region(hex)} ${side}`);
    return [
      ...cities.map(([hex, side]): SummaryLine => {
        const args = { hex: `hex:${hex}`, control: side, value: facts.morale.get(hex) ?? 0 };
        return { mark: markFor(after.viewer, side), key: "page-sum-hex", args, place: `hex:${hex}`, n: null };
      }),
      ...country.map((hexes): SummaryLine => {
        const [[hex, side]] = hexes as [[HexId, SideName]];
        const args = { control: side, count: hexes.length, region: t(`page-gce-region-${region(hex)}`) };
        return { mark: "front", key: "page-sum-front", args, place: `hex:${hex}`, n: null };
      }),
    ];
  }

  /** The attacks, of each first what came of it; those that cost the viewer a unit come first. */
  function battleLines(fought: readonly BattleReport[], viewer: SideName | null): SummaryLine[] {
    const lines = fought.map(({ hex, side, sum, after, n }): SummaryLine => {
      const taken = after.some(({ kind, args }) => kind === "captured" && idOf(args["hex"]) === hex);
      const came = outcome(`hex:${hex}`, after, viewer);
      const args = { outcome: { ...came }, side: `side:${side}`, odds: sum?.odds ?? "", taken: taken ? "yes" : "no" };
      return { mark: came.args["own"] ? "lost" : "battle", key: "page-sum-assault", args, place: `hex:${hex}`, n };
    });
    return [...lines.filter(({ mark }) => mark === "lost"), ...lines.filter(({ mark }) => mark !== "lost")];
  }

  /** The viewer's own units that are lost but by fighting, one by one: they come first. */
  function ownLosses(viewer: SideName | null, events: GameEvent[]): SummaryLine[] {
    return events.flatMap((event): SummaryLine[] => {
      if (viewer === null || event.side !== viewer || !LOST.has(event.kind)) return [];
      const place = event.args["hex"];
      return [{ mark: "lost", key: sentenceOf(event), args: owned(event), place: typeof place === "string" ? place : null, n: event.n }];
    });
  }

  /** Where the viewer held a place that counts at first, and nobody stands there any more. */
  function emptyLines(before: HexObservation, after: HexObservation): SummaryLine[] {
    const { viewer } = after;
    if (viewer === null) return [];
    const held = new Set(after.control[viewer]);
    return [...facts.morale.keys()]
      .filter((hex) => before.stacks[hex]?.side === viewer && !after.stacks[hex] && held.has(hex))
      .map((hex) => ({ mark: "lost", key: "page-sum-empty", args: { place: `hex:${hex}` }, place: `hex:${hex}`, n: null }));
  }

  /** Who fell but by fighting, by hex and side: one's own first. */
  function fallenLines(viewer: SideName | null, events: GameEvent[]): SummaryLine[] {
    const fell = events.filter(({ kind, args, side }) => kind === "step-lost" && args["left"] === 0 && side !== null);
    const lines = grouped(fell, ({ args, side }) => `${String(args["hex"])} ${side}`).map((lost): SummaryLine => {
      const [{ args, side, n }] = lost as [GameEvent];
      const told = { side: `side:${side}`, hex: String(args["hex"]), pieces: lost.map((event) => String(event.args["piece"])) };
      return { mark: markFor(viewer, side === "nationalist" ? "republican" : "nationalist"), key: "page-sum-fallen", args: told, place: told.hex, n };
    });
    return [...lines.filter(({ mark }) => mark === "lost"), ...lines.filter(({ mark }) => mark !== "lost")];
  }

  /** Whom want of supply took from others than the viewer, by hex. */
  function starvedLines(viewer: SideName | null, events: GameEvent[]): SummaryLine[] {
    const starved = events.filter(({ kind, side }) => kind === "starved" && side !== viewer);
    return grouped(starved, ({ args, side }) => `${String(args["hex"])} ${side}`).map((lost): SummaryLine => {
      const [{ args, side, n }] = lost as [GameEvent];
      const told = { side: `side:${side}`, hex: String(args["hex"]), pieces: lost.map((event) => String(event.args["piece"])) };
      return { mark: markFor(viewer, side === "nationalist" ? "republican" : "nationalist"), key: "page-sum-starved", args: told, place: told.hex, n };
    });
  }

  function moraleLine(before: HexObservation, after: HexObservation): SummaryLine[] {
    const change = after.morale - before.morale;
    if (!change || after.victory.morale_at_most === null) return [];
    const mark = markFor(after.viewer, change > 0 ? "republican" : "nationalist");
    return [{ mark, key: "page-sum-morale", args: { change: change > 0 ? `+${change}` : `−${-change}`, morale: after.morale }, place: null, n: null }];
  }

  return {
    part,
    way,
    summary: (before, after, events) => {
      const fought = battlesOf(events).filter(({ roll }) => roll !== null);
      /** What battles cost stands with what came of them. */
      const tolls = new Set(fought.flatMap((report) => report.after.filter(({ toll }) => toll)));
      const others = events.filter((event) => !tolls.has(event));
      const { viewer } = after;
      return [
        ...ownLosses(viewer, others),
        ...battleLines(fought, viewer),
        ...fallenLines(viewer, others),
        ...emptyLines(before, after),
        ...starvedLines(viewer, events),
        ...groundLines(before, after),
        ...moraleLine(before, after),
        ...events.flatMap((event): SummaryLine[] =>
          EVENTS.has(event.kind) ? [{ mark: "other", key: `event-${event.kind}`, args: event.args, place: null, n: event.n }] : [],
        ),
        ...counted(viewer, others, LEFT, "page-sum-lost"),
        ...counted(viewer, events, MOVES, "page-sum-moves"),
        ...counted(viewer, events, ARRIVALS, "page-sum-arrivals"),
      ];
    },
  };
}
