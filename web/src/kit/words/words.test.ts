import { expect, test } from "vitest";
import { messageOf, properNames, readWords } from "./words";

const FTL = `
box-madrid = Madrid
box-toledo = Toledo
side-republican = Republican
type-republican-communist = Communist militia
troop = { $type } { $strength }
event-moved = { $piece } moved from { $from } to { $to }.
event-drew = { $side } drew { $count ->
    [one] one card
   *[other] { $count } cards
}{ $cards ->
    [none] .
   *[other] : { $cards }.
}
card-rep_1 = Mobilisation
`;
const words = readWords("en", FTL);

test("terms become messages", () => {
  expect(messageOf("box:madrid")?.key).toBe("box-madrid");
  expect(messageOf("type:republican:communist")?.key).toBe("type-republican-communist");
  expect(messageOf("troop:republican:communist:2")).toEqual({
    key: "troop",
    args: { type: "type:republican:communist", strength: 2 },
  });
  expect(messageOf("prompt-move")).toBeNull();
  expect(messageOf("a sentence: with a colon")).toBeNull();
});

test("terms in arguments, and in terms, become words", () => {
  expect(words.t("troop:republican:communist:2")).toBe("Communist militia 2");
  expect(words.t("event-moved", { piece: "troop:republican:communist:2", from: "box:madrid", to: "box:toledo" })).toBe(
    "Communist militia 2 moved from Madrid to Toledo.",
  );
  expect(words.t("rule:MOV-04")).toBe("MOV-04");
});

test("a month is named in the language, a year stays a number", () => {
  const turn = "event-turn = Turn { $turn }: { $year }.";
  expect(readWords("en", turn).t("event-turn", { turn: 3, year: "1936-09" })).toBe("Turn 3: September 1936.");
  expect(readWords("es", turn).t("event-turn", { turn: 3, year: "1936-09" })).toBe("Turn 3: septiembre de 1936.");
  expect(readWords("en", turn).t("event-turn", { turn: 3, year: "1937" })).toBe("Turn 3: 1937.");
  expect(readWords("en", turn).t("event-turn", { turn: 3, year: "1936-37" })).toBe("Turn 3: 1936-37.");
});

test("nothing is the word none, a list is told as the language does it", () => {
  expect(words.t("event-drew", { side: "side:republican", count: 1, cards: null })).toBe("Republican drew one card.");
  expect(words.t("event-drew", { side: "side:republican", count: 2, cards: ["card:rep_1", "card:rep_1"] })).toBe(
    "Republican drew 2 cards: 2 × Mobilisation.",
  );
  expect(words.t("event-drew", { side: "side:republican", count: 3, cards: ["box:madrid", "box:toledo", "card:rep_1"] })).toBe(
    "Republican drew 3 cards: Madrid, Toledo and Mobilisation.",
  );
  expect(words.t("event-drew", { side: "side:republican", count: 3, cards: [2, 2, 6] })).toBe("Republican drew 3 cards: 2, 2, 6.");
});

test("a sentence may have sentences in it, and several of them", () => {
  const ftl = `${FTL}needs = Needs { $units } in { $boxes }.\nany-troop = any troop\n`;
  const boxes = { any_of: ["box:madrid", "box:toledo", "box:madrid"] };
  const needs = { key: "needs", args: { units: { key: "any-troop", args: {} }, boxes } };
  expect(readWords("en", ftl).say(needs)).toBe("Needs any troop in Madrid or Toledo.");
  expect(readWords("pl", ftl).say({ ...needs, args: { ...needs.args, boxes: { all_of: boxes.any_of } } })).toBe(
    "Needs any troop in Madrid i Toledo.",
  );
});

test("what a language lacks is said in the other, and failing that by its key", () => {
  const spanish = readWords("es", "box-madrid = Madriz", { language: "en", ftl: FTL });
  expect(spanish.t("box:madrid")).toBe("Madriz");
  expect(spanish.t("box:toledo")).toBe("Toledo");
  expect(spanish.t("box:nowhere")).toBe("nowhere");
  expect(spanish.t("prompt-unknown")).toBe("prompt-unknown");
  expect(spanish.has("constructor")).toBe(false);
});

test("texts of a corrected copy go before the catalogue, those in English before nothing", () => {
  const texts = { fr: { "card-x": "Reprise" }, en: { "card-x": "Resumed", "card-y": "Found", "box-new": "New" } };
  const fr = readWords("fr", "card-x = Titre\ncard-y = Autre", { language: "en", ftl: "card-x = Title" }, undefined, undefined, () => texts);
  expect([fr.t("card:x"), fr.t("card-x"), fr.t("card:y"), fr.t("box:new"), fr.has("box-new")]).toEqual(["Reprise", "Reprise", "Autre", "New", true]);
  expect(readWords("en", "card-y = Other", undefined, undefined, undefined, () => texts).t("card:y")).toBe("Found");
});

test("a place without a name is told by one beside it where it stands alone", () => {
  const names = properNames({ "hex:2712": "Madrid", "beside:hex:2812": "hex:2712" });
  const ftl = "place-beside = { $number } (beside { $place })\nto = To { $place }";
  const told = readWords("pl", `${ftl}\nplace-gce-2712 = Madryt`, undefined, names, () => "gce");
  expect(readWords("en", ftl, undefined, names).t("to", { place: "hex:2812" })).toBe("To 2812 (beside Madrid)");
  expect(told.t("to", { place: "hex:2812" })).toBe("To 2812 (beside Madryt)");
  expect(told.t("to", { place: ["hex:2812", "hex:2712"] })).toBe("To 2812 i Madryt (2712)");
  expect(told.t("hex:2812")).toBe("2812");
});

test("a place beside one without a name is named once, and not again in the next sentence", () => {
  const names = properNames({ "hex:2712": "Madrid", "beside:hex:2812": "hex:2712", "beside:hex:2811": "hex:2712" });
  const { t } = readWords("en", "place-beside = { $number } (beside { $place })\nmoved = From { $from } to { $to }", undefined, names);
  expect(t("moved", { from: "hex:2812", to: "hex:2811" })).toBe("From 2812 (beside Madrid) to 2811");
  expect(t("moved", { from: "hex:2712", to: "hex:2811" })).toBe("From Madrid (2712) to 2811");
  expect(t("moved", { from: "hex:2811", to: "hex:2812" }, { to: "hex:2811" })).toBe("From 2811 to 2812 (beside Madrid)");
});

test("a number below nothing has a true minus, and its plural", () => {
  const { t } = readWords("en", "roll = { $count ->\n    [one] one: { $count }\n   *[other] { $count }\n} of { $rolls }");
  expect(t("roll", { count: -1, rolls: [-2, 3] })).toBe("one: −1 of −2, 3");
  expect(t("roll", { count: -1200, rolls: ["a-1"] })).toBe("−1,200 of a-1");
});
