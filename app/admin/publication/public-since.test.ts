import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { publicSince } from "./public-since";

const now = "2026-11-28T10:00:00.000Z";
beforeEach(() => void vi.useFakeTimers({ now: new Date(now) }));
afterEach(() => void vi.useRealTimers());

const row = (columns: Record<string, string>) => ({ id: "a", updated_at: now, ...columns });

test("a new article, and a draft that was never public, will show the day on which they are published", () => {
  expect(publicSince({ publish_at: "" }, undefined)).toBe(now);
  expect(publicSince({ publish_at: "" }, row({ created_at: "2026-10-01T00:00:00Z" }))).toBe(now);
});

test("what is public keeps its date", () => {
  const stored = row({ created_at: "2026-09-15T00:00:00Z", first_published_at: "2026-10-01T00:00:00Z" });
  expect(publicSince({ publish_at: "" }, stored)).toBe("2026-09-15T00:00:00Z");
});

test("an entered date goes first, and once it is taken away the first publication counts", () => {
  const stored = row({
    created_at: "2026-09-01T00:00:00Z",
    publish_at: "2026-09-01T00:00:00Z",
    first_published_at: "2026-10-01T00:00:00Z",
  });
  expect(publicSince({ publish_at: "2026-12-24T06:30:00Z" }, stored)).toBe("2026-12-24T06:30:00Z");
  expect(publicSince({ publish_at: "", status: "published" }, stored)).toBe("2026-10-01T00:00:00Z");
  expect(publicSince({ publish_at: "", status: "archived" }, stored)).toBe("2026-09-01T00:00:00Z");
});

test("an article that waits for its day, and loses it, is published now", () => {
  const waits = { publish_at: "2026-12-24T06:30:00Z", first_published_at: "2026-12-24T06:30:00Z" };
  expect(publicSince({ publish_at: "" }, row({ created_at: waits.publish_at, ...waits }))).toBe(now);
});
