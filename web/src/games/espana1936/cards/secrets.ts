import type { GameEvent } from "../../../kit/server/types";

/** What a sentence may say when two people share the screen: no card that only one of them may know. */
export function withoutSecrets(event: GameEvent): GameEvent {
  if (event.kind !== "drew" && event.kind !== "discarded") return event;
  const args: GameEvent["args"] = Object.fromEntries(
    Object.entries(event.args).map(([name, value]) =>
      name === "cards" || name === "card" ? [name, null] : [name, value],
    ),
  );
  return { ...event, args };
}
