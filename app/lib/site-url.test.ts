import { expect, test } from "vitest";
import { isPublicSite } from "./site-url.server";

test.each([
  ["https://www.vayutra-drones.in", true],
  ["https://203.0.113.7", true],
  ["http://127.0.0.1:3000", false],
  ["http://127.8.0.1", false],
  ["http://[::1]:3000", false],
  ["http://localhost:3000", false],
  ["http://site.localhost", false],
  ["https://vayutra.example", false],
  ["https://www.example.com", false],
  ["https://site-url.invalid", false],
  ["https://staging.test", false],
  ["https://latest.in", true],
])("%s is public: %s", (siteUrl, isPublic) => {
  expect(isPublicSite(siteUrl)).toBe(isPublic);
});
