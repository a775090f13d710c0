/** Whether letters are so large that things in rows need more room: the reader has enlarged the text. */

const LARGE = 24;
/** How many letters' widths a window has in which letters are no larger than its own size makes them, as at 4K. */
const WIDE = 120;

export function followLetters(): void {
  const root = document.documentElement;
  const look = (): void => {
    const size = parseFloat(getComputedStyle(root).fontSize);
    root.classList.toggle("large", size >= LARGE && innerWidth < WIDE * size);
  };
  look();
  addEventListener("resize", look);
}
