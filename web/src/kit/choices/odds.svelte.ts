/** The chances a panel shows: of the action looked at, or as things stand; asked anew with each choice. */

/** What the chances are asked about: whether there is a fight at all, the choice, and the action looked at. */
export interface Asked {
  on: boolean;
  choice: number;
  action: string | null;
}

/** Milliseconds an action must be looked at before its chances are asked. */
const PAUSE = 60;

/** Follows `asked` while the component that makes it lives; an answer that comes too late is dropped. */
export class LatestOdds<T> {
  odds = $state.raw<T | null>(null);
  /** The action the chances are for; null: as things stand. */
  of = $state<string | null>(null);

  constructor(asked: () => Asked, ask: (action: string | null) => Promise<T | null>) {
    $effect(() => {
      const { on, action } = asked();
      if (!on) {
        this.odds = null;
        return;
      }
      let stale = false;
      const timer = setTimeout(
        () => {
          void ask(action).then(async (found) => {
            const answer = found ?? (action ? await ask(null) : null);
            if (stale) return;
            this.odds = answer;
            this.of = found ? action : null;
          });
        },
        action ? PAUSE : 0,
      );
      return () => {
        stale = true;
        clearTimeout(timer);
      };
    });
  }
}
