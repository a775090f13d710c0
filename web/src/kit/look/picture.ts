/** Pictures of boards that stand in the page as images, in the page's type: an image fetches no letters of its own. */

import bold from "@fontsource/zilla-slab/files/zilla-slab-latin-700-normal.woff2?url";
import { table } from "../server/connection";

/** How far below the window a picture is fetched already, in pixels. */
const AHEAD = "400px";

const dataOf = (blob: Blob): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(new Error("unreadable"));
    reader.readAsDataURL(blob);
  });

let letters: Promise<string> | undefined;
const typeOf = (): Promise<string> =>
  (letters ??= document.fonts
    .load('700 1em "Zilla Slab"') // as the page itself does: it comes over the wire once
    .then(() => fetch(bold, { cache: "force-cache" }))
    .then((found) => found.blob())
    .then(dataOf)
    .then((data) => `<style>@font-face{font-family:"Zilla Slab";src:url(${data})}</style>`)
    .catch(() => ""));

/** A picture (SVG) as the address of an image that has all it needs in itself. */
export async function imageOf(svg: string): Promise<string> {
  const type = await typeOf();
  return dataOf(new Blob([svg.replace(/^<svg[^>]*>/, (head) => head + type)], { type: "image/svg+xml" }));
}

/** Draws what stands at a path of the table's once it comes near to sight, and whenever there is another: `use:drawn={path}`. */
export function drawn(image: HTMLImageElement, path: string): { update(path: string): void; destroy(): void } {
  let near = false;
  async function show(): Promise<void> {
    const asked = path;
    const answer = await table.at.ask(asked, {});
    const src = answer.ok ? await imageOf(await answer.text()) : "";
    if (src && asked === path) image.src = src;
  }
  const sight = new IntersectionObserver(
    (seen) => {
      if (near || !seen.some((each) => each.isIntersecting)) return;
      near = true;
      sight.disconnect();
      show().catch(() => undefined);
    },
    { rootMargin: AHEAD },
  );
  sight.observe(image);
  return {
    update(next) {
      path = next;
      if (near) show().catch(() => undefined);
    },
    destroy: () => sight.disconnect(),
  };
}
