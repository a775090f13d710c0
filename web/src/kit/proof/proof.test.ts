import { describe, expect, it } from "vitest";
import fixture from "./fixture/proof.json";
import { randomNumber, toHex } from "../browser/random";
import { ascii, blake2b, fromHex, hmac, sha256 } from "./hashes";
import { checks, type Known } from "./proof";
import type { GameEvent, Proof } from "../server/types";

const log = fixture.log as unknown as GameEvent[];
const honest = (): Proof => structuredClone(fixture.proof) as unknown as Proof;
const persons = ["nationalist", "republican"];
const known: Known = {
  commitment: honest().fair?.commitment,
  number: "1a".repeat(32),
  giver: "nationalist",
  givers: persons,
  persons,
  log,
  record: fixture.record,
  chain: fixture.chain,
};
const failing = (proof: Proof, page = known): string[] =>
  checks(proof, page)
    .filter(({ holds }) => !holds)
    .map(({ key }) => key);

describe("hashes", () => {
  it("are those of the standards", () => {
    expect(toHex(sha256(ascii("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(toHex(sha256(ascii("a".repeat(119))))).toBe("31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb");
    expect(toHex(hmac(ascii("Jefe"), ascii("what do ya want for nothing?")))).toBe(
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    );
  });

  it("give the stream of a seed", () => {
    const block = new Uint8Array(8);
    block[7] = 3;
    expect(toHex(blake2b(fromHex("00112233445566778899aabbccddeeff"), block)).slice(0, 32)).toBe("b73c7a3c9f82817b02c095ef35615d13");
  });
});

describe("a proof", () => {
  it("holds", () => {
    expect(failing(honest())).toEqual([]);
    expect(checks(honest(), known).map(({ key }) => key)).toEqual([
      "page-proof-commitment",
      "page-proof-givers",
      "page-proof-number",
      "page-proof-seed",
      "page-proof-draws",
      "page-proof-labels",
      "page-proof-chain",
      "page-proof-log",
      "page-proof-cards",
    ]);
  });

  it("is bound to the corrections that the record carries", () => {
    const text = '{"game":"espana1936"}';
    const proof = honest();
    const fair = proof.fair!;
    const corrections = toHex(sha256(ascii(text)));
    const givers = persons.map((giver) => `giver ${giver}\n`).join("");
    const promise = `dosespanas-commitment 2\ngame ${fair.id}\n${givers}corrections ${corrections}\nsecret ${fair.secret}\n`;
    Object.assign(fair, { corrections, commitment: toHex(sha256(ascii(promise))) });
    proof.corrections = corrections;
    const record = `[Corrections ${JSON.stringify(text)}]\n${fixture.record}`;
    const page = { ...known, commitment: fair.commitment, record };
    expect(failing(proof, page)).toEqual([]);
    expect(failing(proof, { ...page, record: record.replace("espana1936", "gce") })).toEqual(["page-proof-corrections"]);
    delete fair.corrections;
    expect(failing(proof, page)).toEqual(["page-proof-commitment", "page-proof-corrections"]);
  });

  it("is compared with what the page saw and added at the start", () => {
    expect(failing(honest(), { ...known, commitment: "00".repeat(32) })).toEqual(["page-proof-commitment"]);
    expect(failing(honest(), { ...known, number: "00".repeat(32) })).toEqual(["page-proof-number"]);
    const record = fixture.record.replace(/^3 N .*/m, "3 N done");
    expect(failing(honest(), { ...known, record })).toEqual(["page-proof-chain"]);
    expect(failing(honest(), { ...known, chain: { ...fixture.chain, value: "00".repeat(32) } })).toEqual(["page-proof-chain"]);
    expect(failing(honest(), { ...known, chain: { ...fixture.chain, choice: 9999 } })).toEqual(["page-proof-chain"]);
    expect(failing(honest(), { ...known, chain: undefined })).toEqual([]);
    const untold = checks(honest(), { ...known, chain: undefined }).map(({ key }) => key);
    expect(untold).toContain("page-proof-chain-untold");
    expect(untold).not.toContain("page-proof-chain");
    expect(failing(honest(), { ...known, giver: "republican" })).toEqual(["page-proof-number"]);
    expect(failing(honest(), { ...known, persons: ["nationalist"] })).toEqual(["page-proof-givers"]);
    expect(failing(honest(), { ...known, givers: ["nationalist"] })).toEqual(["page-proof-givers"]);
    expect(failing(honest(), { ...known, persons: ["both"], givers: undefined })).toEqual(["page-proof-givers"]);
    expect(failing(honest(), { ...known, log: log.filter(({ kind }) => kind !== "roll") })).toEqual(["page-proof-log"]);
  });

  it("is none for a seat whose number this page does not know", () => {
    for (const number of [undefined, ""]) {
      expect(failing(honest(), { ...known, number })).toEqual(["page-proof-number-unknown"]);
      expect(failing(honest(), { ...known, number, commitment: undefined, givers: undefined, chain: undefined })).toEqual([
        "page-proof-number-unknown",
      ]);
    }
    // who watches, and a computer's seat, added none
    expect(failing(honest(), { ...known, number: undefined, giver: undefined })).toEqual([]);
  });

  it("covers every line of the record", () => {
    const planted = [
      "3 * rules 0.9.9 0123456789abcdef {}",
      "3 * failed R casual",
      "3 * player R person",
      "3 * pause N",
      " 3 * failed R casual",
      "\u200b3 * failed R casual",
      "3 * reseed 0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f",
      '[Resigned "republican"]',
    ];
    for (const line of planted) {
      const record = fixture.record.replace(/^3 N .*$/m, `${line}\n$&`);
      const found = failing(honest(), { ...known, record });
      if (line.startsWith("[")) continue; // a tag is covered where the proof says what the record is
      expect(found, line).toEqual(["page-proof-chain"]);
    }
    const whole = honest();
    const covered = (record: string): string =>
      record
        .split("\n")
        .filter((line) => line && !line.startsWith("[Chance "))
        .map((line) => `${line}\n`)
        .join("");
    whole.fair!.record = toHex(sha256(ascii(covered(fixture.record))));
    expect(failing(whole)).toEqual(["page-proof-labels"]); // its digest is that of a proof without it
    for (const line of planted) {
      const record = fixture.record.replace(/^3 N .*$/m, `${line}\n$&`);
      expect(failing(whole, { ...known, record }), line).toContain("page-proof-chain");
    }
  });

  it("is refused when it was tampered with", () => {
    const lies: Record<string, (proof: Proof) => unknown> = {
      "page-proof-draws": (proof) => proof.draws.splice(2, 1),
      "page-proof-seed": (proof) => (proof.seed = "00".repeat(16)),
      "page-proof-commitment": (proof) => proof.fair && (proof.fair.secret = "00".repeat(32)),
      "page-proof-number": (proof) => proof.fair && (proof.fair.numbers["nationalist"] = "00".repeat(32)),
      "page-proof-log": (proof) => {
        const draw = proof.draws.find((one) => "die" in one);
        if (draw && "die" in draw) draw.die = (draw.die % 6) + 1;
      },
      "page-proof-cards": (proof) => {
        const draw = proof.draws[0];
        if (draw && "order" in draw) draw.order.reverse();
      },
    };
    for (const [key, lie] of Object.entries(lies)) {
      const proof = honest();
      lie(proof);
      expect(failing(proof)).toContain(key);
    }
    const also: [string, (proof: Proof) => unknown][] = [
      ["page-proof-draws", (proof) => proof.draws.pop()],
      ["page-proof-draws", (proof) => Object.assign(proof, { draws: [], used: 0 })],
      ["page-proof-draws", (proof) => (proof.draws.at(-1)!.choice = -2)],
      ["page-proof-labels", (proof) => (proof.draws.at(-1)!.rule = "CBT-01")],
      ["page-proof-labels", (proof) => (proof.draws.at(-1)!.choice += 1)],
      ["page-proof-labels", (proof) => (proof.begins = -1)],
      ["page-proof-labels", (proof) => (proof.fair!.draws = "00".repeat(32))],
      ["page-proof-seed", (proof) => (proof.fair!.numbers["republican"] = "2b".repeat(31) + "2")],
      ["page-proof-givers", (proof) => (proof.fair!.numbers["both"] = "00".repeat(32))],
      ["page-proof-commitment", (proof) => (proof.fair!.numbers["both"] = "00".repeat(32))],
      ["page-proof-givers", (proof) => delete proof.fair!.numbers["republican"]],
      ["page-proof-commitment", (proof) => delete proof.fair!.numbers["republican"]],
      ["page-proof-shared", (proof) => (proof.fair!.numbers = { both: "1a".repeat(32) })],
      ["page-proof-commitment", (proof) => (proof.fair!.construction = "dosespanas-seed 1")],
      ["page-proof-seed", (proof) => (proof.fair!.construction = "dosespanas-seed 9")],
      ["page-proof-seed", (proof) => (proof.fair!.id = "abc\ngiver both")],
      ["page-proof-whole", (proof) => Object.assign(proof.draws[0]!, { items: [], pick: 0, order: undefined })],
      ["page-proof-whole", (proof) => delete (proof as Partial<Proof>).draws],
    ];
    for (const [key, lie] of also) {
      const proof = honest();
      lie(proof);
      expect(failing(proof), `${key} ${String(lie)}`).toContain(key);
    }
    expect(failing({ ...honest(), fair: null })).toEqual(["error-proof-none"]);
  });
});

it("draws numbers of 256 bits", () => {
  const drawn = new Set(Array.from({ length: 50 }, randomNumber));
  expect(drawn.size).toBe(50);
  for (const number of drawn) expect(number).toMatch(/^[0-9a-f]{64}$/);
});
