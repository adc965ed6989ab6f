/** What a mailed link brought to this page. */
export type Arrival =
  | { kind: "nothing" }
  /** The link itself: with it a password may be chosen in any browser. */
  | { kind: "link"; tokenHash: string; type: LinkType }
  /** The mailbox is proven, but by another browser's code: the password is chosen through one more mail. */
  | { kind: "elsewhere" }
  | { kind: "problem"; sentence: string };

type LinkType = "signup" | "recovery" | "invite";

const usedUp =
  'Email link is invalid or has expired. A link works once: if you have chosen a password with it, sign in; if not, have a new one mailed with "Forgotten password".';

/** Our sentence for each reason a link can come back with. What an address says in words is never shown. */
const problems: Record<string, string> = {
  otp_expired: usedUp,
  flow_state_expired: usedUp,
  flow_state_not_found: usedUp,
  over_request_rate_limit: "Too many attempts. Please try again in a few minutes.",
  signup_disabled: "Signup is not available for this email address",
};

const otherProblem = "This link could not be used. Please ask for a new one.";

/** Reads the address a mailed link came back to, after the auth library has taken its own part out of it. */
export function readArrival({ search, hash }: Pick<URL, "search" | "hash">): Arrival {
  const fragment = new URLSearchParams(hash.slice(1));
  const query = new URLSearchParams(search);
  const problem = fragment.has("error") || fragment.has("error_code") || fragment.has("error_description");
  if (problem) {
    const code = fragment.get("error_code") ?? "";
    return { kind: "problem", sentence: Object.hasOwn(problems, code) ? (problems[code] ?? "") : otherProblem };
  }
  const tokenHash = fragment.get("token_hash") ?? "";
  const type = fragment.get("type") ?? "";
  if (tokenHash && /^(signup|recovery|invite)$/.test(type)) return { kind: "link", tokenHash, type: type as LinkType };
  return query.has("code") || fragment.has("access_token") ? { kind: "elsewhere" } : { kind: "nothing" };
}

const kept = "arrival";

/** Remembers a link that is not used yet for as long as this tab stands: the page may be loaded again before it is. */
export function keepArrival(arrival: Arrival): void {
  if (arrival.kind === "link") sessionStorage.setItem(kept, JSON.stringify(arrival));
  else sessionStorage.removeItem(kept);
}

/** The link that was remembered, if any. */
export function keptArrival(): Arrival {
  try {
    const arrival = JSON.parse(sessionStorage.getItem(kept) ?? "") as Arrival;
    return arrival.kind === "link" ? arrival : { kind: "nothing" };
  } catch {
    return { kind: "nothing" };
  }
}
