import { expect, test } from "vitest";
import { offline } from "./offline";

test("that the server does not answer is said in the first language there is, else in English", () => {
  expect(offline(["de-DE", "pl-PL", "en"])).toEqual({ language: "pl", text: expect.stringContaining("Serwer nie odpowiada") });
  expect(offline(["de"]).language).toBe("en");
  for (const name of ["en", "es", "fr", "pl"]) expect(offline([name]).text.length).toBeGreaterThan(20);
});
