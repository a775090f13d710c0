import type { Idea, SideName } from "../server/types";

/** An idea with the number that stands beside its sentence and on the map. */
export interface Numbered extends Idea {
  number: number;
}

/** So many ideas of a side are listed at most: the gravest come first. */
const MOST = 4;

/** Numbers the ideas, those of each side together, the gravest first. */
export const numbered = (found: readonly Idea[]): Numbered[] => {
  const sides = [...new Set(found.map(({ side }) => side))];
  return sides.flatMap((side) => found.filter((idea) => idea.side === side).slice(0, MOST)).map((idea, i) => ({ ...idea, number: i + 1 }));
};

/** What either side could do next, as it lies over the map: all that is known, and what of it is drawn. */
export class Ideas {
  list = $state.raw<Numbered[]>([]);
  /** The numbers of those that are drawn. */
  #drawn = $state.raw<ReadonlySet<number>>(new Set());
  /** The choice before which they hold; null: there are none. */
  at = $state<number | null>(null);

  get drawn(): Numbered[] {
    return this.list.filter(({ number }) => this.#drawn.has(number));
  }

  /** The sides that could do something, in their order. */
  get sides(): SideName[] {
    return [...new Set(this.list.map(({ side }) => side))];
  }

  isDrawn = (idea: Numbered): boolean => this.#drawn.has(idea.number);

  /** Lays ideas over the map: the one with a number is drawn, without one of each side the gravest. */
  show(found: readonly Idea[], at: number, number: number | null = null): void {
    this.list = numbered(found);
    this.at = at;
    this.#drawn = new Set(number === null ? this.sides.map((side) => this.list.find((idea) => idea.side === side)!.number) : [number]);
  }

  toggle({ number }: Numbered): void {
    const drawn = new Set(this.#drawn);
    if (!drawn.delete(number)) drawn.add(number);
    this.#drawn = drawn;
  }

  clear(): void {
    this.list = [];
    this.at = null;
    this.#drawn = new Set();
  }
}
