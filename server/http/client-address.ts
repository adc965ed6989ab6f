import { isIPv6 } from "node:net";

/**
 * Whom the limits count: the address of the connection, or, behind reverse proxies, the entry of X-Forwarded-For that
 * the outermost trusted proxy wrote. Entries further left are the client's own word and are not believed.
 *
 * An IPv6 address is shortened to its /64 network, the smallest a provider gives out: within it a client may take any
 * address it likes.
 *
 * @param trustedProxies how many proxies stand in front of the site.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const hops = [...(forwardedFor?.split(",") ?? []).map((hop) => hop.trim()), socketAddress ?? "unknown"];
  return network(hops.at(-1 - Math.min(trustedProxies, hops.length - 1)) || "unknown");
}

function network(address: string): string {
  // Some proxies write the port as well.
  const [, bare = address] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address) ?? /^\[(.+)\](?::\d+)?$/.exec(address) ?? [];
  if (bare !== address) return network(bare);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address.slice(0, 64);
  const [head = "", tail = ""] = address.replace(/%.*$/, "").split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
