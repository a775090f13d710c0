import { expect, test } from "vitest";
import type { Message } from "../server/types";
import { inWords } from "./orders";

test("an order is told in one line: what it does, then when it ends", () => {
  const t = (key: string, args: object = {}): string => `${key} ${JSON.stringify(args)}`;
  const words: Message[] = [
    { key: "order-accept", args: { role: "any" } },
    { key: "order-until-turn", args: { turn: 3 } },
  ];
  expect(inWords(words, t)).toBe('order-accept {"role":"any"} · order-until-turn {"turn":3}');
});
