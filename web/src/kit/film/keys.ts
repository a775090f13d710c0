import type { Film } from "./film.svelte";

/** Where keys have a meaning of their own. */
const OWN = "button, a, summary, input, select, textarea, [role=tablist] *, [role=application], [role=application] *";

const fights = ({ battle }: { battle: boolean }): boolean => battle;

/** What a key does to the film, if anything. */
export function filmKeys(event: KeyboardEvent, film: Film): (() => void) | null {
  const target = event.target as HTMLElement;
  if (target.matches(OWN) && !target.closest(".film .controls, .history")) return null;
  if (event.key === " " && !target.matches("button, select, summary")) return () => film.toggle();
  if (event.key === "Enter" && film.rests && !target.matches(OWN)) return () => film.goOn();
  if (!film.on || target.matches("input, select")) return null;
  const way = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : -1;
  if (event.key === "ArrowLeft" || event.key === "ArrowRight") return () => void film.go(way, event.shiftKey ? fights : undefined);
  if (event.shiftKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) return () => void film.turn(way);
  return null;
}
