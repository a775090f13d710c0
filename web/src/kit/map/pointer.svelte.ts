/** What is pointed at on a map, by its id: by a mouse, a finger, or the keys' own cursor. */
export class MapPointer {
  /** The place below the mouse or below what is dragged, or at which a finger has tapped once. */
  over = $state<string | null>(null);
  /** Where the keys are. */
  cursor = $state("");
  /** Whether the keys point. */
  byKeys = $state(false);
  /** Whether the last press was a finger's: it points first, and takes at the second tap. */
  byFinger = false;
  /** Where a finger lies, or lay last; null once a mouse or the keys point. */
  touched = $state<string | null>(null);

  constructor(start: string) {
    this.cursor = start;
  }

  /** The place that is pointed at. */
  get at(): string | null {
    return this.byKeys ? this.cursor : this.over;
  }

  /** The place that is to be read about: that below a finger, though it only moves the map. */
  get read(): string | null {
    return this.touched ?? this.at;
  }

  /** The mouse is over a place; tells whether it has come to another one. */
  hover(place: string | null): boolean {
    this.byKeys = false;
    this.touched = null;
    const other = place !== this.over;
    this.over = place;
    return other;
  }

  /** Something is dragged over a place. */
  drag(place: string | null): void {
    this.byKeys = false;
    this.over = place;
  }

  /** Nothing is pointed at any more; with a place: unless it is another one. */
  leave(place = this.over): void {
    if (this.over === place) this.over = null;
  }

  /** The keys have led to a place. */
  step(place: string): void {
    this.cursor = place;
    this.byKeys = true;
    this.touched = null;
  }

  /** A place is pressed; tells whether that only points at it: a finger's first tap at what `offers` something. */
  press(place: string, byFinger: boolean, offers: boolean): boolean {
    const points = byFinger && offers && this.over !== place;
    this.byFinger = byFinger;
    if (byFinger) this.over = place;
    return points;
  }
}
