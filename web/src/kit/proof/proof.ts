import { toHex } from "../browser/random";
import { ascii, blake2b, fromHex, hmac, sha256 } from "./hashes";
import type { Args, GameEvent, Proof } from "../server/types";

/** One thing that was checked: its sentence, and whether it holds. */
export interface Check {
  key: string;
  args: Args;
  holds: boolean;
}

/** What this page knows by itself: what it was shown at the start, what it added, what it was told. */
export interface Known {
  commitment: string | undefined;
  number: string | undefined;
  /** Who was to add a number, as this page was told at the start. */
  givers: string[] | undefined;
  /** Who had a number to add, by the seats: the sides that persons hold, or `both` in a hot seat. */
  persons: string[];
  /** The record of the game, and what its chain was at the last choice for which this page was told it. */
  record?: string;
  chain?: { choice: number; value: string } | undefined;
  /** As whom this page added its own. */
  giver: string | undefined;
  log: GameEvent[];
}

const BLOCK = 64;

const DIGITS = /^[0-9a-f]{64}$/;
const VERSIONS: Record<string, number> = { "dosespanas-seed 1": 1, "dosespanas-seed 2": 2 };

/** Checks a proof in this browser, byte by byte as `docs/fair-play.md` says, and against what the page knows. */
export function checks(proof: Proof, known: Known): Check[] {
  try {
    return proof.fair ? found(proof, proof.fair, known) : [{ key: "error-proof-none", args: {}, holds: false }];
  } catch {
    return [{ key: "page-proof-whole", args: {}, holds: false }];
  }
}

function found(proof: Proof, fair: NonNullable<Proof["fair"]>, known: Known): Check[] {
  const version = VERSIONS[fair.construction] ?? 0;
  const numbered = Object.entries(fair.numbers).sort(([a], [b]) => (a < b ? -1 : 1));
  const givers = numbered.map(([giver]) => giver);
  const proper =
    /^[0-9a-z]{1,64}$/.test(fair.id) && givers.length > 0 && [fair.secret, ...Object.values(fair.numbers)].every((one) => DIGITS.test(one));
  const promised = version === 1 ? [] : givers.map((giver) => `giver ${giver}\n`);
  const corrected = fair.corrections ? [`corrections ${fair.corrections}\n`] : [];
  const bound = hashed([`dosespanas-commitment ${version}\ngame ${fair.id}\n`, ...promised, ...corrected, `secret ${fair.secret}\n`]);
  const lines = numbered.map(([giver, number]) => `${giver} ${number}\n`);
  const made = hmac(fromHex(fair.secret), ascii(`dosespanas-seed ${version}\ngame ${fair.id}\n${lines.join("")}`));
  const counts = {
    dice: proof.draws.filter((draw) => "die" in draw).length,
    picks: proof.draws.filter((draw) => "pick" in draw).length,
    orders: proof.draws.filter((draw) => "order" in draw).length,
  };
  const check = (key: string, holds: boolean, args: Args = {}): Check => ({ key, args, holds });
  const shared = givers.join() === "both";
  return [
    known.commitment
      ? check("page-proof-commitment", bound === fair.commitment && bound === known.commitment)
      : check("page-proof-commitment-told", bound === fair.commitment),
    check(shared ? "page-proof-shared" : "page-proof-givers", same(givers, known.persons) && same(givers, known.givers ?? givers), {
      givers: givers.map((giver) => `side:${giver}`),
    }),
    ...(version === 1 ? [check("page-proof-earlier", true)] : []),
    ...(known.giver && known.persons.includes(known.giver) ? [numberCheck(fair, known.giver, known.number)] : []),
    check("page-proof-seed", version > 0 && proper && toHex(made.slice(0, 16)) === proof.seed),
    check("page-proof-draws", proof.draws.length > 0 && followsFromSeed(proof), counts),
    ...(version === 1 ? [] : [check("page-proof-labels", digest(proof) === fair.draws, { digest: fair.draws ?? "" })]),
    ...(version === 1 || known.record === undefined
      ? []
      : [check(known.chain ? "page-proof-chain" : "page-proof-chain-untold", unchanged(fair, known.record, known.chain))]),
    ...(fair.corrections || proof.corrections ? [check("page-proof-corrections", sameCorrections(proof, known.record))] : []),
    check("page-proof-log", sameDice(proof, known.log)),
    ...(proof.draws.some((draw) => "order" in draw && draw.order.length > 0)
      ? [check("page-proof-cards", sameCards(proof, known.log))]
      : []),
    ...(proof.begins > 0 ? [check("page-proof-begins", true)] : []),
  ];
}

/** Whether the number of a person's seat is the one this page added. Where it knows of none, somebody else may have. */
function numberCheck(fair: NonNullable<Proof["fair"]>, giver: string, number: string | undefined): Check {
  return { key: number ? "page-proof-number" : "page-proof-number-unknown", args: {}, holds: !!number && fair.numbers[giver] === number };
}

const hashed = (lines: string[]): string => toHex(sha256(ascii(lines.join(""))));
const same = (some: string[], others: string[]): boolean => [...some].sort().join() === [...others].sort().join();

/** Whether the corrections of a record, or else those that the proof names, are those the server was bound to. */
function sameCorrections(proof: Proof, record: string | undefined): boolean {
  const tag = /^\[Corrections (".*")\]$/m.exec(record ?? "");
  const found = tag?.[1] ? toHex(sha256(ascii(JSON.parse(tag[1]) as string))) : proof.corrections;
  return found === proof.fair?.corrections && found === proof.corrections;
}

/** Whether the lines of a record are those its chain was made of, and at a choice those that this page was told of. */
function unchanged(fair: NonNullable<Proof["fair"]>, record: string, seen: Known["chain"]): boolean {
  const key = fromHex(fair.secret);
  const link = (before: string, line: string): string => toHex(hmac(key, ascii(`${before}\n${line}\n`)));
  const chain = [link("dosespanas-chain 1", `game ${fair.id}`)];
  const lines = record.split("\n").filter((line) => line);
  for (const line of lines) {
    const last = chain.at(-1) ?? "";
    const covered = fair.record ? /^\[|^\d+ \* (failed|player) / : /^\[/;
    if (/^\d+ [NR] /.test(line)) chain.push(link(last, line));
    else if (/^\d+ \* re(seed|deal) /.test(line)) chain[chain.length - 1] = link(last, line);
    else if (!covered.test(line)) return false;
  }
  const rest = lines.filter((line) => !line.startsWith("[Chance ")).map((line) => `${line}\n`);
  if (fair.record && hashed(rest) !== fair.record) return false;
  return chain.at(-1) === fair.chain && (!seen || chain[seen.choice] === seen.value);
}

/** What stands for all draws, what each was for included. */
function digest(proof: Proof): string {
  const draws = proof.draws.map((draw) => `${JSON.stringify(draw, Object.keys(draw).sort())}\n`);
  const covered = proof.fair?.record ? `record ${proof.fair.record}\n` : "";
  const head = `game ${proof.game}\nbegins ${proof.begins}\nused ${proof.used}\nchain ${proof.fair?.chain ?? ""}\n${covered}`;
  return hashed(["dosespanas-draws 1\n", head, ...draws]);
}

/** Whether every draw is what the stream of the seed gives at its place, and none is left out. */
function followsFromSeed(proof: Proof): boolean {
  const key = fromHex(proof.seed);
  let used = 0;
  let stream = new Uint8Array();
  const byte = (): number => {
    if (used % BLOCK === 0) {
      const number = new Uint8Array(8);
      new DataView(number.buffer).setUint32(4, used / BLOCK);
      stream = Uint8Array.from(blake2b(key, number));
    }
    used += 1;
    return stream[(used - 1) % BLOCK] ?? 0;
  };
  const below = (n: number): number => {
    if (!(n >= 1 && n <= 256)) throw new RangeError("a draw from nothing or from too much");
    let value = byte();
    while (value >= 256 - (256 % n)) value = byte();
    return value % n;
  };
  let last = proof.begins - 1;
  for (const draw of proof.draws) {
    if (draw.at !== used || draw.choice < last) return false;
    last = draw.choice;
    if ("die" in draw) {
      if (draw.die !== below(6) + 1) return false;
    } else if ("pick" in draw) {
      if (draw.pick !== below(draw.items.length)) return false;
    } else {
      const order = [...draw.items];
      for (let i = order.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [order[i], order[j]] = [order[j] ?? "", order[i] ?? ""];
      }
      if (order.join() !== draw.order.join()) return false;
    }
  }
  return used === proof.used;
}

const numbers = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is number => typeof one === "number");

/** Whether the dice that the log tells since the seed was made are those of the proof. */
function sameDice(proof: Proof, log: GameEvent[]): boolean {
  const told = log
    .filter((event) => event.n >= proof.begins)
    .flatMap(({ args }) => [...numbers(args["rolls"]), ...numbers(args["roll"]), ...numbers(args["die"])]);
  const drawn = proof.draws.flatMap((draw) => ("die" in draw ? [draw.die] : []));
  return told.sort().join() === drawn.sort().join();
}

/** Whether the cards this page saw drawn came one after the other from the end of a shuffled pile. */
function sameCards(proof: Proof, log: GameEvent[]): boolean {
  const places = new Map<string, { pile: number; place: number }>();
  proof.draws.forEach((draw, pile) => {
    if ("order" in draw) draw.order.forEach((card, place) => places.set(`card:${card}`, { pile, place }));
  });
  const next = new Map<number, number>();
  for (const { kind, n, args } of log) {
    if (kind !== "drew" || (proof.begins > 0 && n < proof.begins)) continue;
    for (const card of Array.isArray(args["cards"]) ? args["cards"] : []) {
      const found = places.get(String(card));
      if (!found) return false;
      const due = next.get(found.pile) ?? (proof.begins > 0 ? found.place : topOf(proof, found.pile));
      if (found.place !== due) return false;
      next.set(found.pile, due - 1);
    }
  }
  return true;
}

function topOf(proof: Proof, pile: number): number {
  const draw = proof.draws[pile];
  return draw && "order" in draw ? draw.order.length - 1 : -1;
}
