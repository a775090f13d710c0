/** Whether letters are so large that things in rows need more room: the reader has enlarged the text. */

const LARGE = 24;

export function followLetters(): void {
  const root = document.documentElement;
  const look = (): void => {
    root.classList.toggle("large", parseFloat(getComputedStyle(root).fontSize) >= LARGE);
  };
  look();
  addEventListener("resize", look);
}
