import type { Facts, Lesson } from "../../../kit/learn/lesson";
import type { EspanaController } from "../controller.svelte";

/** What the lesson looks at: the question asked, what is in hand, and how much of each kind has been done. */
function facts({ observation, session, log }: EspanaController): Facts {
  const { pieces, selected, battle, viewer } = observation;
  const held = pieces.find(({ id }) => id === selected);
  const own = `side:${viewer}`;
  const done = (kind: string, name: string, like: string): number =>
    log.filter((event) => event.kind === kind && String(event.args[name]).startsWith(like)).length;
  const troop = `troop:${viewer}:`;
  return {
    turn: observation.turn,
    phase: observation.phase,
    mine: session.mine,
    over: observation.outcome !== null,
    prompt: observation.prompt?.key ?? null,
    held: held ? (held.kind === "troop" ? `${held.type} ${held.box}` : held.kind) : null,
    moves: pieces.filter((piece) => piece.side === viewer && "moved" in piece && piece.moved).length,
    attacks: done("attack", "piece", troop),
    attacking: battle?.attacker === viewer,
    cards: done("card-laid", "side", own),
    events: done("event-played", "side", own),
    carried: observation.event_card !== null,
    grown: done("recruited", "piece", troop) + done("raised", "piece", troop),
  };
}

/** Troops to be raised: first where the enemy stands in the same box or beside it. */
const RAISE = ["madrid", "sevilla", "cordoba", "burgos", "zaragoza", "huesca", "granada", "toledo"].map((box) => `raise * ${box}`).concat("raise *");

/** The first turn of July 1936, from the Nationalist side. */
export const LESSON: Lesson<EspanaController> = {
  prefix: "page-learn-espana",
  parts: ["goal", "move", "fight", "cards", "grow", "end"],
  facts,
  steps: [
    { id: "over", part: "end", when: { over: true } },
    { id: "end", part: "end", when: { turn: { least: 2 } } },
    { id: "wait-move", part: "move", when: { mine: false, phase: "movement" } },
    { id: "wait-fight", part: "fight", when: { mine: false, phase: "combat" }, shows: [".prompt-bar .what"] },
    { id: "wait", part: "goal", when: { mine: false } },
    {
      id: "first",
      part: "goal",
      when: { prompt: "prompt-move", moves: 0 },
      pages: 6,
      shows: [".cities", "[data-box=madrid], [data-box=barcelona], [data-box=sevilla]", "[data-box=madrid]", "[data-box=valladolid]", ".prompt-bar", "[data-box=pamplona]"],
      tries: ["move carlist-2 pamplona"],
    },
    { id: "basque", part: "move", when: { prompt: "prompt-to", held: "carlist pamplona" }, shows: ["[data-box=san_sebastian]"], tries: ["to san_sebastian"] },
    { id: "second", part: "move", when: { prompt: "prompt-move", moves: 1 }, shows: ["[data-box=madrid]"], tries: ["move regular-2 valladolid", "move carlist-2 pamplona"] },
    { id: "madrid", part: "move", when: { prompt: "prompt-to", held: "regular valladolid" }, shows: ["[data-box=madrid]"], tries: ["to madrid"] },
    { id: "third", part: "move", when: { prompt: "prompt-move", moves: 2 }, shows: ["[data-box=cordoba]"], tries: ["move falangist-1 sevilla", "move regular-2 valladolid"] },
    { id: "cordoba", part: "move", when: { prompt: "prompt-to", held: "falangist sevilla" }, shows: ["[data-box=cordoba]"], tries: ["to cordoba"] },
    { id: "enough", part: "move", when: { prompt: "prompt-move" }, pages: 2, shows: ["[data-box=zaragoza]", ".prompt-bar .ends"], tries: ["done"] },
    { id: "held", part: "move", when: { prompt: "prompt-to", phase: "movement" } },
    { id: "generals", part: "fight", when: { prompt: "prompt-assign" }, tries: ["assign queipo", "assign mola", "assign varela"] },
    { id: "general-to", part: "fight", when: { prompt: "prompt-to", phase: "generals" }, tries: ["to cordoba", "to burgos", "to sevilla", "to *"] },
    { id: "battle", part: "fight", when: { prompt: "prompt-activate", attacks: 0 }, tries: ["battle queipo", "battle *"] },
    { id: "battles", part: "fight", when: { prompt: "prompt-activate" }, tries: ["battle mola", "battle *", "decline *"] },
    { id: "attacker", part: "fight", when: { prompt: "prompt-attacker", attacks: 0 }, pages: 2, shows: ["[data-box=cordoba]", ".attacks"], tries: ["attack regular-2 cordoba", "attack *"] },
    { id: "attackers", part: "fight", when: { prompt: "prompt-attacker" }, tries: ["attack regular-2 *", "done"] },
    { id: "target", part: "fight", when: { prompt: "prompt-target" }, shows: [".panel .choices"], tries: ["target communist-1 *", "target regular-1 *", "target *"] },
    { id: "support", part: "fight", when: { prompt: ["prompt-support-attack", "prompt-support-defence"] }, tries: ["support *", "done"] },
    { id: "card", part: "cards", when: { prompt: "prompt-card", attacking: true, cards: 0 }, pages: 2, tries: ["play nac_21 bonus", "play * bonus", "no-card"] },
    { id: "card-defend", part: "cards", when: { prompt: "prompt-card", attacking: false }, tries: ["no-card"] },
    { id: "card-keep", part: "cards", when: { prompt: "prompt-card" }, tries: ["no-card"] },
    { id: "ship", part: "cards", when: { prompt: "prompt-ship" }, tries: ["ship legion-3 marruecos", "ship franco", "done"] },
    { id: "ship-to", part: "cards", when: { prompt: "prompt-to", phase: "upkeep" }, tries: ["to sevilla", "to *"] },
    { id: "detail", part: "cards", when: { carried: true }, tries: ["take *", "pick *", "to madrid", "to sevilla", "to *"] },
    { id: "event", part: "cards", when: { prompt: "prompt-event", events: 0 }, pages: 2, shows: ["#tab-hand", "#tab-panel"], tries: ["event nac_6", "event *", "pass"] },
    { id: "events", part: "cards", when: { prompt: "prompt-event" }, tries: ["pass", "event *"] },
    { id: "grow", part: "grow", when: { prompt: "prompt-replacement", grown: 0 }, tries: ["recruit regular", "recruit *", ...RAISE] },
    { id: "grow-to", part: "grow", when: { prompt: "prompt-recruit-to" }, tries: ["to burgos", "to sevilla", "to madrid", "to *"] },
    { id: "grown", part: "end", when: { prompt: "prompt-replacement", grown: 1 }, pages: 2, tries: [...RAISE, "recruit *", "forfeit"] },
    { id: "rest", part: "end", when: { prompt: "prompt-replacement" }, tries: [...RAISE, "recruit *", "forfeit"] },
    { id: "other", part: "move", when: {} },
  ],
};
