import { describe, expect, it } from "vitest";
import { clientAddress } from "./client-address.ts";

describe("clientAddress", () => {
  it.each([
    ["believes nobody by default", "198.51.100.7", "203.0.113.9", 0, "198.51.100.7"],
    ["believes the one proxy in front", "10.0.0.1", "203.0.113.9", 1, "203.0.113.9"],
    ["takes what the proxy wrote, not what the client sent it", "10.0.0.1", "1.1.1.1, 203.0.113.9", 1, "203.0.113.9"],
    ["counts two proxies", "10.0.0.1", "1.1.1.1, 203.0.113.9, 10.0.0.2", 2, "203.0.113.9"],
    ["falls back to the furthest known hop", "10.0.0.1", undefined, 2, "10.0.0.1"],
    ["reads an IPv4 address in IPv6 clothes", "::ffff:198.51.100.7", undefined, 0, "198.51.100.7"],
    ["counts an IPv6 client by its /64", "2001:db8:1:2:3:4:5:6", undefined, 0, "2001:db8:1:2::/64"],
    ["whatever the short form", "2001:db8:1:2::6", undefined, 0, "2001:db8:1:2::/64"],
    ["loopback included", "::1", undefined, 0, "0:0:0:0::/64"],
    ["does without an address", undefined, undefined, 0, "unknown"],
  ])("%s", (_, socket, forwarded, proxies, client) => {
    expect(clientAddress(socket, forwarded, proxies)).toBe(client);
  });

  it("keeps a made-up entry short", () => {
    expect(clientAddress("10.0.0.1", "x".repeat(10_000), 1)).toHaveLength(64);
  });
});
