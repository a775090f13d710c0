import { expect, test } from "vitest";
import type { Message, OrderForm, OrderRule, OrderView } from "../server/types";
import { begun, byName, inWords, ruleOf, written } from "./orders";

test("an order is told in one line: what it does, then when it ends", () => {
  const t = (key: string, args: object = {}): string => `${key} ${JSON.stringify(args)}`;
  const words: Message[] = [
    { key: "order-accept", args: { role: "any" } },
    { key: "order-until-turn", args: { turn: 3 } },
  ];
  expect(inWords(words, t)).toBe('order-accept {"role":"any"} · order-until-turn {"turn":3}');
});

const until = {};
const form: OrderForm = {
  key: "order-no-card",
  group: "orders-spare-battle",
  question: ["asked:prompt-card"],
  choices: [
    { rule: { when: { prompt: ["prompt-card"] }, do: ["no-card"] }, words: [] },
    { rule: { when: { prompt: ["prompt-card"], role: "defender" }, do: ["no-card"] }, words: [] },
  ],
  first: [{ action: "play rep_9 bonus", words: { key: "action-play", args: {} } }],
  keep: [],
  battle: true,
  row: [],
  then: {},
};
const row: OrderForm = {
  ...form,
  key: "order-row-generals",
  choices: [{ rule: { when: { prompt: ["prompt-assign"] }, queue: [], until: { turn: 3 } }, words: [] }],
  first: [],
  battle: false,
  row: [{ action: "assign mola", words: { key: "action-assign", args: {} } }],
};
const order = (rule: OrderRule, more: Partial<OrderView> = {}): OrderView => ({
  n: 1, rule, words: [], answered: 0, left: [], held: false, ended: null, ...more,
});

test("an order is written from its form: no card in defence, unless they attack Madrid", () => {
  const draft = { ...begun(form), choice: 1, unless: ["madrid"], first: ["play rep_9 bonus"], times: 2 };
  expect(ruleOf(form, draft)).toEqual({
    when: { prompt: ["prompt-card"], role: "defender", unless: ["madrid"] },
    do: ["play rep_9 bonus", "no-card"],
    until: { times: 2 },
  });
  expect(ruleOf(form, begun(form))).toEqual({ when: { prompt: ["prompt-card"] }, do: ["no-card"] });
});

test("a queue without answers is none yet, and ends with the turn unless another is said", () => {
  expect(ruleOf(row, begun(row))).toBeNull();
  const queue = ["assign mola", "to burgos"];
  expect(ruleOf(row, { ...begun(row), row: queue })).toEqual({ when: { prompt: ["prompt-assign"] }, queue, until: { turn: 3 } });
});

test("an order that stands is changed in its form: of a queue what is left, of a number of times those not given", () => {
  const rule = ruleOf(form, { ...begun(form), choice: 1, place: ["madrid"], first: ["play rep_9 bonus"], times: 3, lost: ["bilbao"] });
  const found = written([row, form], order(rule!, { answered: 1 }));
  expect(found?.form).toBe(form);
  expect(found?.draft).toMatchObject({ choice: 1, first: ["play rep_9 bonus"], place: ["madrid"], times: 2, lost: ["bilbao"] });
  const queue = order({ when: { prompt: ["prompt-assign"] }, queue: ["assign mola", "to burgos"], until }, { answered: 1, left: ["to burgos"] });
  expect(written([form, row], queue)?.draft.row).toEqual(["to burgos"]);
  expect(written([form, row], order({ when: { prompt: ["prompt-react"] }, do: ["accept"] }))).toBeNull();
  expect(written([{ ...form, first: [] }, row], order({ when: { prompt: ["prompt-card"] }, do: ["accept", "no-card"] }))).toBeNull();
});

test("what has a name comes before what has only a number", () => {
  const names: Record<string, string> = { a: "2712", b: "Toledo", c: "Ávila" };
  const things = ["a", "b", "c"].map((id) => ({ id, term: id }));
  expect(byName(things, (term) => names[term] ?? "").map(({ id }) => id)).toEqual(["c", "b", "a"]);
});
