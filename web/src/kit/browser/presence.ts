/** Whether somebody is at this page: an open window tells nothing of that, a key, a press or a movement does. */

const DONE = ["keydown", "pointerdown", "pointermove", "wheel", "touchstart"] as const;

/** Calls back at the next key, press or movement; returns what calls that off. */
export function whenSomebodyIsThere(then: () => void): () => void {
  const off = (): void => DONE.forEach((kind) => removeEventListener(kind, done, { capture: true }));
  const done = (event: Event): void => {
    // browsers report a pointer that lies still, too, when something moves below it
    if (event.type === "pointermove" && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY) return;
    off();
    then();
  };
  DONE.forEach((kind) => addEventListener(kind, done, { capture: true, passive: true }));
  return off;
}
