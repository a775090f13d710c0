/** Whether something was pressed by a key. */
export const byKey = (event: Event): event is KeyboardEvent => "key" in event;

/** Enter and Space press what is drawn on a map as they press a button. */
export const pressedBy =
  (press: (event: Event) => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    press(event);
  };
