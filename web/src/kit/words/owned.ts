/** Whose the pieces of an event are, told in words: nobody has to see the colours of the log. As the server's own catalogue does it. */
import type { Args, GameEvent, SideName, Value } from "../server/types";

/** Kinds of terms that name a piece of one of the sides. */
const PIECES = new Set(["troop", "general", "plane", "tank", "ship", "unit"]);
/** Arguments of an event that name pieces of the other side. */
const FOES = new Set(["target", "foe"]);
const OTHER: Record<string, string> = { "side:nationalist": "side:republican", "side:republican": "side:nationalist" };
/** What events that were told by earlier versions do not say: where it was, and whose doing. */
const LACKING: Args = Object.fromEntries(["box", "hex", "side"].map((name) => [name, null]));

/** A piece, or several of one side, with whose it is. */
export const pieceOf = (piece: Value, side: string): Value => ({ key: "piece-of", args: { piece, side } });

/** The arguments of an event, with whose each piece is: of each side once, and not where the sentence says that side besides. */
export function owned({ args, side }: Pick<GameEvent, "args" | "side">): Args {
  const told: Args = { ...LACKING, ...args };
  const said = new Set<Value>([told["side"] ?? null]);
  for (const [name, value] of Object.entries(told)) {
    const whose = ownerOf(Array.isArray(value) ? value[0] : value, name, told["owner"] ?? side);
    if (whose === null || said.has(whose)) continue;
    said.add(whose);
    told[name] = pieceOf(value, whose);
  }
  return told;
}

/** Whose a piece is, as an argument of an event; null of what is no piece, or nobody's. */
function ownerOf(term: Value | undefined, name: string, owner: Value): string | null {
  const [kind = "", of] = typeof term === "string" ? term.split(":") : [];
  if (!PIECES.has(kind) || of === undefined) return null;
  if (kind === "troop") return `side:${of}`;
  if (typeof owner !== "string") return null;
  const side = owner.startsWith("side:") ? owner : `side:${owner as SideName}`;
  return FOES.has(name) ? (OTHER[side] ?? null) : side;
}
