export const toHex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** A number of 256 random bits, as a person's page adds it to the chance of a game. */
export const randomNumber = (): string => toHex(crypto.getRandomValues(new Uint8Array(32)));
