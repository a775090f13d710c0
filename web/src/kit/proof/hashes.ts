/* SHA-256, HMAC and BLAKE2b in plain TypeScript: a browser offers the first two on secure addresses only, the third nowhere. */


export const fromHex = (text: string): Uint8Array =>
  Uint8Array.from({ length: text.length / 2 }, (_, i) => parseInt(text.slice(2 * i, 2 * i + 2), 16));

export const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The first primes; both functions are made of the digits of their roots. */
const PRIMES = Array.from({ length: 311 }, (_, i) => i + 2).filter((n) => {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
});

/** The first 32 binary digits behind the point of a number's root. */
const digits = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const K = PRIMES.slice(0, 64).map((p) => digits(Math.cbrt(p)));
const START = PRIMES.slice(0, 8).map((p) => digits(Math.sqrt(p)));
const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

export function sha256(message: Uint8Array): Uint8Array {
  const size = ((message.length + 8) >> 6) + 1;
  const padded = new Uint8Array(size * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(size * 64 - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(size * 64 - 4, message.length << 3);
  const h = [...START];
  const w = new Int32Array(64);
  const at = (list: ArrayLike<number>, i: number): number => list[i] ?? 0;
  for (let block = 0; block < size; block++) {
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(block * 64 + i * 4);
    for (let i = 16; i < 64; i++) {
      const [a, b] = [at(w, i - 15), at(w, i - 2)];
      const small = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const large = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      w[i] = at(w, i - 16) + small + at(w, i - 7) + large;
    }
    let [a, b, c, d, e, f, g, last] = h as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const one = last + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + at(K, i) + at(w, i);
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [last, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, last].forEach((value, i) => (h[i] = (at(h, i) + value) | 0));
  }
  const out = new DataView(new ArrayBuffer(32));
  h.forEach((value, i) => out.setInt32(i * 4, value));
  return new Uint8Array(out.buffer);
}

/** HMAC-SHA-256 with a key of at most 64 bytes. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(64);
  padded.set(key);
  const joined = (mask: number, rest: Uint8Array): Uint8Array =>
    Uint8Array.from([...padded.map((byte) => byte ^ mask), ...rest]);
  return sha256(joined(0x5c, sha256(joined(0x36, message))));
}

const MASK = (1n << 64n) - 1n;
/** The same starting values with 64 digits. */
const IV = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
];
const SIGMA = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
const MIX = [
  [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
  [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
] as const;

/** BLAKE2b with a key of 1 to 64 bytes over a message of at most 128; 64 bytes. */
export function blake2b(key: Uint8Array, message: Uint8Array): Uint8Array {
  const h = [...IV];
  h[0] = (h[0] ?? 0n) ^ 0x01010000n ^ (BigInt(key.length) << 8n) ^ 64n;
  compress(h, key, 128n, false);
  compress(h, message, 128n + BigInt(message.length), true);
  const out = new DataView(new ArrayBuffer(64));
  h.forEach((value, i) => out.setBigUint64(i * 8, value, true));
  return new Uint8Array(out.buffer);
}

function compress(h: bigint[], block: Uint8Array, counted: bigint, last: boolean): void {
  const padded = new Uint8Array(128);
  padded.set(block);
  const view = new DataView(padded.buffer);
  const m = Array.from({ length: 16 }, (_, i) => view.getBigUint64(i * 8, true));
  const v = [...h, ...IV];
  const at = (list: bigint[], i: number): bigint => list[i] ?? 0n;
  v[12] = at(v, 12) ^ counted;
  if (last) v[14] = at(v, 14) ^ MASK;
  const spun = (x: bigint, n: bigint): bigint => (x >> n) | ((x << (64n - n)) & MASK);
  for (let round = 0; round < 12; round++) {
    const order = SIGMA[round % 10] ?? [];
    MIX.forEach(([a, b, c, d], i) => {
      for (const [half, one, two] of [[0, 32n, 24n], [1, 16n, 63n]] as const) {
        v[a] = (at(v, a) + at(v, b) + at(m, order[2 * i + half] ?? 0)) & MASK;
        v[d] = spun(at(v, d) ^ at(v, a), one);
        v[c] = (at(v, c) + at(v, d)) & MASK;
        v[b] = spun(at(v, b) ^ at(v, c), two);
      }
    });
  }
  for (let i = 0; i < 8; i++) h[i] = at(h, i) ^ at(v, i) ^ at(v, i + 8);
}
