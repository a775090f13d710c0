import { untrack } from "svelte";
import * as api from "../server/api";
import type { Session } from "../session/session.svelte";
import { language } from "../words/language.svelte";
import type { OwnTexts } from "../words/words";
import type { Controller } from "./controller.svelte";
import type { GameEntry } from "./entry";
import type { GameModule } from "./module";

/** How long until what could not be fetched is asked for again. */
const AGAIN = 2000;

/** What the screen of a game takes besides its session: the chunk of its game, set up for what the session shows. */
export class Opening {
  opened = $state.raw<{ controller: Controller; module: GameModule; entry: GameEntry } | null>(null);
  /** The game's chunk cannot be had. */
  outdated = $state(false);
  /** The game on the table, until one leaves it. */
  #laid = "";

  /** Fetches as soon as the session knows its game; to be made while a component is. */
  constructor(
    private readonly session: Session,
    private readonly registry: Record<string, GameEntry>,
  ) {
    const game = $derived(session.view?.observation.game ?? null);
    $effect(() => {
      const name = game ?? "";
      this.#laid = name;
      if (name) untrack(() => void this.fetch(name)); // once: what it looks at of the view is no reason to make all anew
      return () => {
        this.#laid = "";
        language.clear(name);
      };
    });
  }

  private async fetch(name: string): Promise<void> {
    const { session } = this;
    const entry = this.registry[name];
    if (!entry) {
      session.lost = { key: "page-unknown-game", args: { game: name }, text: name, rule: null };
      return;
    }
    const { view } = session;
    const own = view !== null && (view.corrections !== null || (view.over && view.first > 0)); // it may have been other rules'
    const facts = own ? session.api.staticData() : api.staticData(name);
    const [module, data, words] = await Promise.allSettled([entry.load(), facts, language.need(name)]);
    if (this.#laid !== name) return;
    if (module.status === "rejected") this.outdated = true;
    else if (data.status === "rejected" || words.status === "rejected") setTimeout(() => void this.fetch(name), AGAIN);
    else {
      const { names, texts } = data.value as { names?: Record<string, string>; texts?: OwnTexts };
      language.name(names ?? {}, name, texts);
      this.opened = { controller: module.value.set(session, data.value), module: module.value, entry };
    }
  }
}
