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

  it.each([
    ["an IPv4 address and its port", "203.0.113.9:4711", "203.0.113.9"],
    ["an IPv6 address and its port", "[2001:db8:1:2::6]:4711", "2001:db8:1:2::/64"],
    ["an IPv4 address in IPv6 clothes and its port", "[::ffff:203.0.113.9]:4711", "203.0.113.9"],
    ["an address with its zone", "fe80::1%eth0", "fe80:0:0:0::/64"],
  ])("reads %s", (_, forwarded, client) => {
    expect(clientAddress("10.0.0.1", forwarded, 1)).toBe(client);
  });

  it.each(["x".repeat(10_000), `${"[".repeat(5_000)}${"]".repeat(5_000)}`, "1".repeat(16_000)])(
    "takes no hop for an address that is longer than one",
    (made) => expect(clientAddress("10.0.0.1", made, 1)).toBe("unknown"),
  );
});
