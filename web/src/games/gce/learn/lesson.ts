import type { Facts, Lesson } from "../../../kit/learn/lesson";
import type { GameEvent } from "../../../kit/server/types";
import type { GceController } from "../controller.svelte";

/** What the lesson looks at: the question asked, which unit is in hand, and how much of each kind has been done. */
function facts({ observation, session, log, units }: GceController): Facts {
  const { viewer, battle, selected } = observation;
  const own = `side:${viewer}`;
  return {
    turn: observation.turn,
    phase: observation.phase,
    mine: session.mine,
    over: observation.outcome !== null,
    prompt: observation.prompt?.key ?? null,
    held: selected?.units[0] ?? null,
    moves: [...units.values()].filter((unit) => unit.side === viewer && unit.moved).length,
    attacks: log.filter((event) => event.kind === "assault" && event.args["side"] === own).length,
    advanced: fresh(log),
    attacking: battle?.attacker === viewer,
  };
}

/** How many units have advanced since the latest attack was named. */
function fresh(log: GameEvent[]): number {
  const last = log.findLastIndex(({ kind }) => kind === "assault");
  return log.slice(last + 1).filter(({ kind }) => kind === "advanced").length;
}

/** The first turn of the 1936 scenario, from the Nationalist side. */
export const LESSON: Lesson<GceController> = {
  prefix: "page-learn-gce",
  parts: ["goal", "move", "supply", "fight", "end"],
  facts,
  steps: [
    { id: "over", part: "end", when: { over: true } },
    { id: "end", part: "end", when: { turn: { least: 2 } }, pages: 2 },
    { id: "wait-move", part: "fight", when: { mine: false, phase: "movement" } },
    { id: "wait", part: "goal", when: { mine: false } },
    { id: "chit", part: "goal", when: { prompt: "prompt-gce-draw" }, pages: 5, shows: [".phase-track", ".hex-board", ".hex-board", ".prompt-bar", "#tab-state"], tries: ["draw"] },
    { id: "first", part: "move", when: { prompt: "prompt-gce-move", moves: 0 }, pages: 2, shows: ["#tab-hex", ".prompt-bar"], tries: ["move n_cst"] },
    { id: "reach", part: "move", when: { prompt: "prompt-gce-move-on", held: "n_cst" }, tries: ["to 1907"] },
    { id: "supply", part: "supply", when: { prompt: "prompt-gce-move", moves: 1 }, pages: 3, shows: [".layers, .unfold", ".layers, .unfold"], tries: ["move n_rdn", "move n_cst"] },
    { id: "town", part: "supply", when: { prompt: "prompt-gce-move-on", held: "n_rdn" }, tries: ["to 1808"] },
    { id: "enough", part: "supply", when: { prompt: "prompt-gce-move" }, pages: 2, shows: [".prompt-bar", ".prompt-bar .ends"], tries: ["done"] },
    { id: "held", part: "move", when: { prompt: "prompt-gce-move-on" }, tries: ["stay"] },
    { id: "attack", part: "fight", when: { prompt: "prompt-gce-attack", attacks: 0 }, pages: 2, shows: ["#tab-battle"], tries: ["attack 3615", "attack *", "done"] },
    { id: "join-more", part: "fight", when: { prompt: "prompt-gce-join", attacks: { least: 1 } }, tries: ["join n_cst", "join n_rdn", "commit", "join *"] },
    { id: "join", part: "fight", when: { prompt: "prompt-gce-join" }, tries: ["join-all *", "join *", "commit"] },
    { id: "help", part: "fight", when: { prompt: ["prompt-gce-support", "prompt-gce-train", "prompt-gce-chit"], attacking: true }, tries: ["support *", "none"] },
    { id: "air", part: "fight", when: { prompt: "prompt-gce-air", attacking: true, attacks: 1 }, tries: ["none", "done"] },
    { id: "air-more", part: "fight", when: { prompt: "prompt-gce-air", attacking: true }, tries: ["fly *", "none", "done"] },
    { id: "naval", part: "fight", when: { prompt: "prompt-gce-naval", attacking: true }, tries: ["naval", "none"] },
    { id: "defend", part: "fight", when: { prompt: ["prompt-gce-support", "prompt-gce-train", "prompt-gce-chit", "prompt-gce-air", "prompt-gce-naval"] }, tries: ["none", "done"] },
    { id: "lose", part: "fight", when: { prompt: "prompt-gce-lose" }, tries: ["lose n_cay", "lose n_rdn", "lose *"] },
    { id: "advance", part: "fight", when: { prompt: "prompt-gce-advance", advanced: 0 }, tries: ["advance n_blg", "advance n_cst", "done"] },
    { id: "advanced", part: "fight", when: { prompt: "prompt-gce-advance" }, tries: ["done"] },
    { id: "advance-to", part: "fight", when: { prompt: "prompt-gce-advance-to" }, tries: ["stay", "to *"] },
    { id: "more", part: "fight", when: { prompt: "prompt-gce-attack", attacks: 1 }, tries: ["attack 1908", "done"] },
    { id: "stop", part: "fight", when: { prompt: "prompt-gce-attack" }, tries: ["done"] },
    { id: "other", part: "move", when: {} },
  ],
};
