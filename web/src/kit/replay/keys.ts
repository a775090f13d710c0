import type { Replay } from "./replay.svelte";

/** Where keys have a meaning of their own. */
const OWN = "button, a, summary, input, select, textarea, [role=tablist] *, [role=application], [role=application] *";

const fights = ({ battle }: { battle: boolean }): boolean => battle;

/** What a key does to the replay, if anything. */
export function replayKeys(event: KeyboardEvent, replay: Replay): (() => void) | null {
  const target = event.target as HTMLElement;
  if (target.matches(OWN) && !target.closest(".replay .controls, .history")) return null;
  if (event.key === " " && !target.matches("button, select, summary")) return () => replay.toggle();
  if (event.key === "Enter" && replay.rests && !target.matches(OWN)) return () => replay.goOn();
  if (!replay.on || target.matches("input, select")) return null;
  const way = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : -1;
  if (event.key === "ArrowLeft" || event.key === "ArrowRight") return () => void replay.go(way, event.shiftKey ? fights : undefined);
  if (event.shiftKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) return () => void replay.turn(way);
  return null;
}
