import type { GameEvent } from "../../../kit/server/types";

/** What a sentence may say when two people share the screen: no chit that only one of them may know. */
export function withoutChits(event: GameEvent): GameEvent {
  return event.kind === "chit-drawn" ? { ...event, args: { ...event.args, chit: null } } : event;
}
