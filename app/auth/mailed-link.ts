/** The result of opening a mailed link. */
export type MailedLink =
  | { kind: "nothing" }
  /** A link that is not used yet; it allows choosing a password in any browser. */
  | { kind: "link"; tokenHash: string; type: LinkType }
  /** The link was requested in another browser, whose PKCE code does not work here: one more mail is needed. */
  | { kind: "elsewhere" }
  | { kind: "problem"; sentence: string };

type LinkType = "signup" | "recovery" | "invite";

const LINK_USED_UP =
  'Email link is invalid or has expired. A link works once. If you have chosen a password with it, sign in; if not, ask for a new one under "Forgotten password".';

/** Our sentence for each error code. Texts from the address are never shown, because anybody can write them. */
const PROBLEMS: Record<string, string> = {
  otp_expired: LINK_USED_UP,
  flow_state_expired: LINK_USED_UP,
  flow_state_not_found: LINK_USED_UP,
  over_request_rate_limit: "Too many attempts. Please try again in a few minutes.",
  signup_disabled: "Signup is not available for this email address",
};

const UNKNOWN_PROBLEM = "This link could not be used. Please ask for a new one.";

/** Reads a mailed link from the address, after the auth library has removed its own parameters. */
export function readMailedLink({ search, hash }: Pick<URL, "search" | "hash">): MailedLink {
  const fragment = new URLSearchParams(hash.slice(1));
  const query = new URLSearchParams(search);
  const problem = fragment.has("error") || fragment.has("error_code") || fragment.has("error_description");
  if (problem) {
    const code = fragment.get("error_code") ?? "";
    return { kind: "problem", sentence: Object.hasOwn(PROBLEMS, code) ? (PROBLEMS[code] ?? "") : UNKNOWN_PROBLEM };
  }
  const tokenHash = fragment.get("token_hash") ?? "";
  const type = fragment.get("type") ?? "";
  if (tokenHash && /^(signup|recovery|invite)$/.test(type)) return { kind: "link", tokenHash, type: type as LinkType };
  return query.has("code") || fragment.has("access_token") ? { kind: "elsewhere" } : { kind: "nothing" };
}

const STORAGE_KEY = "arrival";

/** Remembers an unused link for this tab, so that it survives a reload. */
export function rememberMailedLink(mailedLink: MailedLink): void {
  if (mailedLink.kind === "link") sessionStorage.setItem(STORAGE_KEY, JSON.stringify(mailedLink));
  else sessionStorage.removeItem(STORAGE_KEY);
}

/** The remembered link, if any. */
export function rememberedMailedLink(): MailedLink {
  try {
    const mailedLink = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "") as MailedLink;
    return mailedLink.kind === "link" ? mailedLink : { kind: "nothing" };
  } catch {
    return { kind: "nothing" };
  }
}
