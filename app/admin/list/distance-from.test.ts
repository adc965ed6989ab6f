import { expect, test } from "vitest";
import { distanceFrom } from "./distance-from";

test("a time is told by its distance from now, in whole units", () => {
  const now = Date.parse("2026-11-21T12:00:00Z");
  expect(distanceFrom("2026-11-21T11:59:30Z", now)).toBe("just now");
  expect(distanceFrom("2026-11-21T11:01:00Z", now)).toBe("59 minutes ago");
  expect(distanceFrom("2026-11-20T11:00:00Z", now)).toBe("1 day ago");
  expect(distanceFrom("2026-11-19T16:00:00Z", now)).toBe("1 day ago");
  expect(distanceFrom("2026-11-01T12:00:00Z", now)).toBe("2 weeks ago");
  expect(distanceFrom("2026-11-24T13:00:00Z", now)).toBe("in 3 days");
});
