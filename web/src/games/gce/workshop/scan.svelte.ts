/** One's own scan over the ground of the map, to trace from: it stays in this browser. */

import { keepPicture, keptPicture, sizeOf } from "../../../kit/browser/pictures";
import { store, stored, unstore } from "../../../kit/browser/storing.svelte";
import type { Point } from "../../../kit/map/geometry";
import { asMatrix, projection } from "../../../kit/map/homography";
import { isObject } from "../../../kit/workshop/corrections";
import { centre, SHEET } from "../map/grid";

const NAME = "dosespanas.workshop.gce.scan";
/** As large may a picture be: in bytes, along a side, and altogether; more is not unpacked. */
const LARGEST = { bytes: 40_000_000, side: 16_000, all: 120_000_000 };
/** So wide it is drawn at most: the sheet is half as wide. */
const DRAWN = 4_800;

/** A hex, and where its middle is seen on the picture; null: nobody has said so yet. */
interface Anchor {
  hex: string;
  seen: Point | null;
}

export class Scan {
  /** As it is drawn. */
  picture = $state.raw<ImageBitmap | null>(null);
  /** In per cent. */
  opacity = $state(60);
  anchors = $state<Anchor[]>([]);
  /** Whether it is being told where the hexes are: the picture then lies as large as it can. */
  aligning = $state(false);
  refused = $state(false);

  /** The hex whose place is asked for. */
  readonly asked = $derived(this.aligning ? this.anchors.findIndex(({ seen }) => !seen) : -1);
  /** How it lies before anybody has said where. */
  readonly #fit = $derived.by(() => {
    const { width, height } = this.picture ?? SHEET;
    const scale = Math.min(SHEET.width / width, SHEET.height / height);
    return [scale, 0, (SHEET.width - scale * width) / 2, 0, scale, (SHEET.height - scale * height) / 2, 0, 0];
  });
  readonly #lies = $derived.by(() => {
    const pairs = this.anchors.flatMap(({ hex, seen }) => (seen ? [[seen, { x: centre(hex).x - SHEET.x, y: centre(hex).y - SHEET.y }] as const] : []));
    return projection(pairs);
  });
  /** Whether its four points tell how it lies. */
  readonly aligned = $derived(this.#lies !== null);
  readonly matrix = $derived(asMatrix(this.aligning ? this.#fit : (this.#lies ?? this.#fit)));

  constructor(
    /** The four hexes that are asked for first. */
    private readonly corners: string[],
  ) {
    void keptPicture(NAME).then((picture) => picture && this.#show(picture));
    try {
      const kept: unknown = JSON.parse(stored("local", NAME) ?? "");
      if (isObject(kept) && Array.isArray(kept["anchors"]) && kept["anchors"].length === 4) this.anchors = kept["anchors"] as unknown as Anchor[];
      if (isObject(kept) && typeof kept["opacity"] === "number") this.opacity = kept["opacity"];
    } catch {
      // nothing was kept, or not as it is read
    }
  }

  /** Shows a picture, if it is one and no larger than one may be. */
  async #show(picture: Blob): Promise<boolean> {
    const size = picture.size > LARGEST.bytes ? null : sizeOf(new Uint8Array(await picture.slice(0, 500_000).arrayBuffer()));
    if (!size?.width || !size.height || Math.max(size.width, size.height) > LARGEST.side || size.width * size.height > LARGEST.all) return false;
    const made = await createImageBitmap(picture, { resizeWidth: Math.min(size.width, DRAWN), resizeQuality: "high" }).catch(() => null);
    if (made) this.picture = made;
    return made !== null;
  }
  async take(picture: Blob): Promise<void> {
    this.refused = !(await this.#show(picture));
    if (this.refused) return;
    await keepPicture(NAME, picture);
    this.align();
  }
  /** Asks for the four hexes anew. */
  align(): void {
    this.anchors = this.corners.map((hex) => ({ hex, seen: null }));
    this.aligning = true;
  }
  /** The hex asked for is seen at this point of the sheet. */
  see({ x, y }: Point): void {
    const anchor = this.anchors[this.asked];
    const [scale = 1, , left = 0, , , top = 0] = this.#fit;
    if (anchor) anchor.seen = { x: (x - SHEET.x - left) / scale, y: (y - SHEET.y - top) / scale };
    if (this.asked < 0) this.aligning = false;
    this.keep();
  }
  keep(): void {
    store("local", NAME, JSON.stringify({ anchors: this.anchors, opacity: this.opacity }));
  }
  async remove(): Promise<void> {
    this.close();
    this.aligning = false;
    unstore("local", NAME);
    await keepPicture(NAME, null);
  }
  close(): void {
    this.picture?.close();
    this.picture = null;
  }
}
