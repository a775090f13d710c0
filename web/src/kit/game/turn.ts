/** The page's icon: two halves, and a mark while a choice waits. */
const icon = (waits: boolean): string =>
  "data:image/svg+xml," +
  encodeURIComponent(
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'><path fill='#8c3b2a' d='M1 1h7v14H1z'/>" +
      "<path fill='#4a5f73' d='M8 1h7v14H8z'/>" +
      (waits ? "<circle cx='11' cy='5' r='4.5' fill='#f2c14e' stroke='#1c1a17'/>" : "") +
      "</svg>",
  );

/** Shows in the tab whether the game waits for whoever sits here. */
export function showWaiting(waits: boolean): void {
  document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", icon(waits));
}
