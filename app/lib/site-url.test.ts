import { expect, test } from "vitest";
import { isPublicSite } from "./site-url.server";

test.each([
  ["https://www.vayutra-drones.in", true],
  ["https://203.0.113.7", true],
  ["http://127.0.0.1:3000", false],
  ["http://127.8.0.1", false],
  ["http://[::1]:3000", false],
  ["http://0.0.0.0:3000", false],
  ["http://10.1.2.3", false],
  ["http://172.16.0.1", false],
  ["http://172.31.255.1", false],
  ["http://172.32.0.1", true],
  ["http://192.168.1.20:3000", false],
  ["http://169.254.7.7", false],
  ["http://[fd12:3456::1]", false],
  ["http://[fe80::1]", false],
  ["http://[2001:db8::1]", true],
  ["http://bench.local:3000", false],
  ["https://10.in", true],
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
