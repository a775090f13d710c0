import type { LegalAction, Refusal } from "../server/types";

export interface Asked {
  action: LegalAction;
  warnings: Refusal[];
  answer: (meant: boolean) => void;
}

/** By which word a game ends before its rules end it: offering to stop and count, agreeing to, giving up, or letting the
 * computer opponent give up. */
export type Ending = "offer" | "accept" | "resign" | "yield";

/** The dialogs that any part of the page may open. */
class Dialogs {
  /** The rule being read, and those read before it in the same sitting. */
  rules = $state<string[]>([]);
  keys = $state(false);
  menu = $state(false);
  /** All that may be set. */
  settings = $state(false);
  /** The whole rulebook. */
  book = $state(false);
  /** Standing orders: those that may be set, and one's own. */
  orders = $state(false);
  /** What is said at the table. */
  talk = $state(false);
  /** How the game is to be ended, until somebody says whether it is meant. */
  ending = $state<Ending | null>(null);
  /** The list of all pieces, where the game has one. */
  pieces = $state(false);
  /** The whole log, at the height of the window. */
  log = $state(false);

  /** An action that might be regretted, until somebody says whether it is meant. */
  asked = $state.raw<Asked | null>(null);

  /** Asks whether an action is meant, with what is to be said against it. */
  ask(action: LegalAction, warnings: Refusal[]): Promise<boolean> {
    this.asked?.answer(false);
    return new Promise((resolve) => {
      const answer = (meant: boolean): void => {
        this.asked = null;
        resolve(meant);
      };
      this.asked = { action, warnings, answer };
    });
  }

  openRule(id: string): void {
    this.rules = [...this.rules, id];
  }
  backToRule(): void {
    this.rules = this.rules.slice(0, -1);
  }
  closeRules(): void {
    this.rules = [];
  }
  get open(): boolean {
    return (
      this.rules.length > 0 ||
      this.keys ||
      this.menu ||
      this.settings ||
      this.book ||
      this.orders ||
      this.talk ||
      this.pieces ||
      this.log ||
      this.ending !== null ||
      this.asked !== null
    );
  }
}

export const dialogs = new Dialogs();
