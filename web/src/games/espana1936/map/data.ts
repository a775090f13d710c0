/** The printed facts the board draws: places, roads, turns and the names on counters. */

export interface Box {
  id: string;
  name: string;
  lon: number;
  lat: number;
  objective: boolean;
  port: boolean;
  overseas?: boolean;
  /** The sea areas before it. */
  coast?: string[];
}
export interface SeaArea {
  id: string;
  name: string;
  lon: number;
  lat: number;
}
export interface NavalBase extends SeaArea {
  /** The box it lies beside. */
  box: string;
}
export interface TurnCell {
  turn: number;
  year: string;
  replacement: boolean;
}
export interface Named {
  id: string;
  name: string;
}
export interface BoardData {
  boxes: Box[];
  links: [string, string][];
  turns: TurnCell[];
  generals: Named[];
  planes: Named[];
  tanks: Named[];
  areas: SeaArea[];
  bases: NavalBase[];
}

type Loose = Record<string, unknown>;

/** The board's part of `GET /api/static/espana1936`, whether its lists lie flat or under `map`, `pieces` and `naval`. */
export function boardData(raw: unknown): BoardData {
  const all = (raw ?? {}) as Loose;
  const layers = [all, (all["map"] ?? {}) as Loose, (all["pieces"] ?? {}) as Loose, (all["naval"] ?? {}) as Loose];
  const list = <T>(name: string): T[] => {
    const found = layers.map((layer) => layer[name]).find(Array.isArray);
    return (found ?? []) as T[];
  };
  return {
    boxes: list("boxes"),
    links: list("links"),
    turns: list("turns"),
    generals: list("generals"),
    planes: list("planes"),
    tanks: list("tanks"),
    areas: list("areas"),
    bases: list("bases"),
  };
}

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();

/** What is printed on a counter: a general's surname, a plane's or tank's mark. */
export function shortName({ id, name }: Named): string {
  const words = name.split(/\s+/);
  const surname = words.find((word) => plain(word) === id);
  const mark = words.find((word) => /^[A-Z]\p{L}*-\d+$/u.test(word));
  return surname ?? mark ?? (name.length <= 8 ? name : (words[0] ?? name));
}

/** Three letters for each troop type, as printed on the counters in every language. */
export const typeWord: Record<string, string> = {
  regular: "REG",
  falangist: "FAL",
  carlist: "CAR",
  legion: "LEG",
  africa: "AFR",
  italian: "CTV",
  basque: "VAS",
  anarchist: "ANA",
  communist: "COM",
  international: "INT",
};
