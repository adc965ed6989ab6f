import { randomInt } from "node:crypto";
import type { Queries } from "../database.ts";
import type { Challenge, CodeExchange, Verification } from "./calls.ts";
import type { Metadata } from "./metadata.ts";
import { AccountRefused } from "./refused.ts";
import { hashToken, matchesChallenge, randomToken } from "./tokens.ts";

export type Purpose = "signup" | "recovery" | "invite";

export const LINK_LIFETIME_HOURS: Record<Purpose, number> = { signup: 24, recovery: 1, invite: 24 };

/** How long the code that a link hands to a browser can be exchanged. */
const CODE_LIFETIME_MINUTES = 5;

export type Link = {
  email: string;
  purpose: Purpose;
  name: string | null;
  /** The metadata of the sign-up, including the name; kept under the same condition as the password. */
  metadata: Metadata | null;
  /** Digest of the password typed at the sign-up; used only with the verifier that matches the challenge. */
  password_digest: string | null;
  code_challenge: string | null;
  code_challenge_method: string | null;
};

export type LinkSecrets = {
  token: string;
  /** Ten digits that can be typed instead. */
  code: string;
};

/**
 * Creates a link for an address. It replaces an earlier link of the same address and purpose. Only hashes of its
 * secrets are stored.
 */
export async function makeLink(
  sql: Queries,
  link: {
    email: string;
    purpose: Purpose;
    name?: string | null;
    metadata?: Metadata;
    passwordDigest?: string | null;
  } & Challenge,
): Promise<LinkSecrets> {
  const token = randomToken();
  const code = String(randomInt(10 ** 10)).padStart(10, "0");
  const { email, purpose, name = null, metadata, passwordDigest = null } = link;
  const row = {
    email,
    purpose,
    name,
    metadata: metadata ? sql.json(metadata) : null,
    password_digest: passwordDigest,
    code_challenge: link.code_challenge ?? null,
    code_challenge_method: link.code_challenge_method ?? null,
    token: hashToken(token),
    typed_code: hashToken(`${email}|${code}`),
    sent_at: new Date(),
    exchange_code: null,
    exchange_code_at: null,
  };
  await sql`
    insert into private.mailed_links ${sql(row)}
    on conflict (email, purpose) do update set ${sql(row)}`;
  return { token, code };
}

/** The latest link of an address; it may have expired. */
export async function pendingLink(sql: Queries, email: string, purpose: Purpose): Promise<Link | undefined> {
  const [link] = await sql<Link[]>`
    select ${sql(COLUMNS)} from private.mailed_links where email = ${email} and purpose = ${purpose}`;
  return link;
}

const COLUMNS = ["email", "purpose", "name", "metadata", "password_digest", "code_challenge", "code_challenge_method"];

const isFresh = (sql: Queries) => sql`
  sent_at > now() - make_interval(hours => case purpose
    when 'signup' then ${LINK_LIFETIME_HOURS.signup}::int when 'invite' then ${LINK_LIFETIME_HOURS.invite}::int
    else ${LINK_LIFETIME_HOURS.recovery}::int end)`;

/**
 * Issues a code for the browser that requested the mail. Following a link does not use it up, because mail scanners
 * follow links too.
 *
 * @returns undefined when the link is unknown or expired; no code when the link was requested without a challenge.
 */
export async function followLink(
  sql: Queries,
  token: string,
): Promise<{ purpose: Purpose; exchangeCode?: string } | undefined> {
  const exchangeCode = randomToken();
  const [link] = await sql<Link[]>`
    update private.mailed_links set exchange_code = ${hashToken(exchangeCode)}, exchange_code_at = now()
    where token = ${hashToken(token)} and ${isFresh(sql)} returning ${sql(COLUMNS)}`;
  if (!link) return undefined;
  return link.code_challenge ? { purpose: link.purpose, exchangeCode } : { purpose: link.purpose };
}

/**
 * Uses up a link by its token or by the code typed from the mail, and deletes all other links of the address.
 * @throws AccountRefused 403, as GoTrue does.
 */
export async function redeemLink(sql: Queries, wanted: Verification): Promise<Link> {
  const purposes = wanted.type === "email" ? Object.keys(LINK_LIFETIME_HOURS) : [wanted.type];
  const secret =
    "token_hash" in wanted
      ? sql`token = ${hashToken(wanted.token_hash)}`
      : sql`email = ${wanted.email} and typed_code = ${hashToken(`${wanted.email}|${wanted.token}`)}`;
  const [link] = await sql<Link[]>`
    select ${sql(COLUMNS)} from private.mailed_links
    where ${secret} and purpose in ${sql(purposes)} and ${isFresh(sql)} for update`;
  if (!link) throw new AccountRefused(403, "otp_expired", "Token has expired or is invalid");
  await deleteLinks(sql, link.email);
  return link;
}

/**
 * Uses up a link by the code that it handed to the browser that requested the mail.
 * @throws AccountRefused when the code is unknown or expired, or the verifier does not match; the link stays valid.
 */
export async function redeemCode(sql: Queries, { auth_code, code_verifier }: CodeExchange): Promise<Link> {
  const [link] = await sql<(Link & { in_time: boolean })[]>`
    select ${sql(COLUMNS)}, exchange_code_at > now() - make_interval(mins => ${CODE_LIFETIME_MINUTES}) as in_time
    from private.mailed_links where exchange_code = ${hashToken(auth_code)} and ${isFresh(sql)} for update`;
  if (!link?.code_challenge)
    throw new AccountRefused(404, "flow_state_not_found", "invalid flow state, no valid flow state found");
  if (!link.in_time) throw new AccountRefused(403, "flow_state_expired", "invalid flow state, flow state has expired");
  if (!matchesChallenge(code_verifier, link.code_challenge, link.code_challenge_method)) {
    throw new AccountRefused(400, "bad_code_verifier", "code challenge does not match previously saved code verifier");
  }
  await deleteLinks(sql, link.email);
  return link;
}

async function deleteLinks(sql: Queries, email: string): Promise<void> {
  await sql`delete from private.mailed_links where email = ${email}`;
}
