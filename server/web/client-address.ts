import { isIPv6 } from "node:net";

/** Longest hop that is read, in characters: an IPv6 address with its zone, brackets and a port. */
const MAX_HOP_LENGTH = 80;

const UNKNOWN = "unknown";

/**
 * The address by which limits tell clients apart: that of the connection, or, behind reverse proxies, the entry of
 * X-Forwarded-For that the outermost trusted proxy wrote. Entries further left are written by the client and ignored.
 *
 * An IPv6 address is shortened to its /64 network, the smallest that a provider assigns: within it a client can use any
 * address.
 *
 * @param trustedProxies number of reverse proxies in front of the site.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const hops = [...(forwardedFor?.split(",") ?? []), socketAddress ?? UNKNOWN];
  return network(hops.at(-1 - Math.min(trustedProxies, hops.length - 1))?.trim() || UNKNOWN);
}

/** A hop that is longer than any address is made up: all of these count as one client. */
function network(hop: string): string {
  if (hop.length > MAX_HOP_LENGTH) return UNKNOWN;
  const address = withoutPort(hop);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  const [bare = ""] = address.split("%", 1);
  const [head = "", tail = ""] = bare.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

/** Some proxies add the port, and put an IPv6 address in brackets. */
function withoutPort(hop: string): string {
  const [, bare = hop] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(hop) ?? /^\[(.+)\](?::\d+)?$/.exec(hop) ?? [];
  return bare;
}
