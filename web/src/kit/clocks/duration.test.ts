import { expect, it } from "vitest";
import { duration } from "./duration";

it("tells a time in two units of the reader's language", () => {
  expect(duration(2 * 86_400_000 + 4 * 3_600_000 + 59_000, "en")).toBe("2 days 4 hours");
  expect([duration(2 * 86_400_000 + 4 * 3_600_000, "en", "short"), duration(3_600_000, "es", "short")]).toEqual(["2 days 4 hr", "1 h"]);
  expect(duration(61_000, "en")).toBe("1 minute 1 second");
  expect(duration(3_600_000, "es")).toBe("1 hora");
  expect(duration(5 * 86_400_000, "pl")).toBe("5 dni");
  expect(duration(999, "en")).toBe("0 seconds");
  expect(duration(-5_000, "en")).toBe("0 seconds");
});
