/** One's own scan over the ground of the map, to trace from: it stays in this browser. */

import { keepPicture, keptPicture, sizeOf } from "../browser/pictures";
import { store, stored, unstore } from "../browser/storing.svelte";
import type { Point, Rect } from "../map/geometry";
import { asMatrix, projection } from "../map/homography";
import { isObject } from "./corrections";

/** As large may a picture be: in bytes, along a side, and altogether; more is not unpacked. */
const LARGEST = { bytes: 40_000_000, side: 16_000, all: 120_000_000 };
/** So wide it is drawn at most: sheets are about half as wide. */
const DRAWN = 4_800;

/** What a scan is laid by: the sheet that it lies on, and where the middles of places are on that. */
export interface ScanSheet {
  /** Of which game. */
  game: string;
  sheet: Rect;
  middle: (place: string) => Point | undefined;
  /** The four places that are asked for first, far from each other. */
  corners: string[];
}

/** Of some places those furthest out to the four corners. */
export function cornersOf(places: string[], middle: (place: string) => Point | undefined): string[] {
  const far = (place: string, right: number, down: number): number => (middle(place)?.x ?? 0) * right + (middle(place)?.y ?? 0) * down;
  const corner = (right: number, down: number): string => places.reduce((best, place) => (far(place, right, down) > far(best, right, down) ? place : best), places[0] ?? "");
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

/** A place, and where its middle is seen on the picture; null: nobody has said so yet. */
interface Anchor {
  place: string;
  seen: Point | null;
}

export class Scan {
  /** As it is drawn. */
  picture = $state.raw<ImageBitmap | null>(null);
  /** In per cent. */
  opacity = $state(60);
  anchors = $state<Anchor[]>([]);
  /** Whether it is being told where the places are: the picture then lies as large as it can. */
  aligning = $state(false);
  refused = $state(false);

  /** Which of the four is asked for. */
  readonly asked = $derived(this.aligning ? this.anchors.findIndex(({ seen }) => !seen) : -1);
  /** How it lies before anybody has said where. */
  readonly #fit = $derived.by(() => {
    const { sheet } = this.on;
    const { width, height } = this.picture ?? sheet;
    const scale = Math.min(sheet.width / width, sheet.height / height);
    return [scale, 0, (sheet.width - scale * width) / 2, 0, scale, (sheet.height - scale * height) / 2, 0, 0];
  });
  readonly #lies = $derived.by(() => {
    const { sheet, middle } = this.on;
    const pairs = this.anchors.flatMap(({ place, seen }) => {
      const at = middle(place);
      return seen && at ? [[seen, { x: at.x - sheet.x, y: at.y - sheet.y }] as const] : [];
    });
    return projection(pairs);
  });
  /** Whether its four points tell how it lies. */
  readonly aligned = $derived(this.#lies !== null);
  readonly matrix = $derived(asMatrix(this.aligning ? this.#fit : (this.#lies ?? this.#fit)));

  constructor(
    private readonly on: ScanSheet,
  ) {
    void keptPicture(this.#name).then((picture) => picture && this.#show(picture));
    try {
      const kept: unknown = JSON.parse(stored("local", this.#name) ?? "");
      if (isObject(kept) && Array.isArray(kept["anchors"]) && kept["anchors"].length === 4) this.anchors = kept["anchors"].filter(isObject).map(({ place, hex, seen }) => ({ place: String(place ?? hex), seen: isObject(seen) ? { x: Number(seen["x"]), y: Number(seen["y"]) } : null }));
      if (isObject(kept) && typeof kept["opacity"] === "number") this.opacity = kept["opacity"];
    } catch {
      // nothing was kept, or not as it is read
    }
  }

  get #name(): string {
    return `dosespanas.workshop.${this.on.game}.scan`;
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
    await keepPicture(this.#name, picture);
    this.align();
  }
  /** Asks for the four places anew. */
  align(): void {
    this.anchors = this.on.corners.map((place) => ({ place, seen: null }));
    this.aligning = true;
  }
  /** The place asked for is seen at this point of the sheet. */
  see({ x, y }: Point): void {
    const anchor = this.anchors[this.asked];
    const [scale = 1, , left = 0, , , top = 0] = this.#fit;
    if (anchor) anchor.seen = { x: (x - this.on.sheet.x - left) / scale, y: (y - this.on.sheet.y - top) / scale };
    if (this.asked < 0) this.aligning = false;
    this.keep();
  }
  keep(): void {
    store("local", this.#name, JSON.stringify({ anchors: this.anchors, opacity: this.opacity }));
  }
  async remove(): Promise<void> {
    this.close();
    this.aligning = false;
    unstore("local", this.#name);
    await keepPicture(this.#name, null);
  }
  close(): void {
    this.picture?.close();
    this.picture = null;
  }
}
