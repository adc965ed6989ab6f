import { randomInt } from "node:crypto";
import type { Queries } from "../database.ts";
import type { Challenge, CodeExchange, Verification } from "./calls.ts";
import type { Metadata } from "./metadata.ts";
import { AccountRefused } from "./refused.ts";
import { answersChallenge, fingerprint, randomToken } from "./tokens.ts";

/** What a mailed link is for. */
export type Purpose = "signup" | "recovery" | "invite";

/** How long a link of each kind lasts, in hours. */
export const LINK_LIFE: Record<Purpose, number> = { signup: 24, recovery: 1, invite: 24 };

/** How long a browser has to exchange the code a link brought it, in minutes. */
const CODE_LIFE = 5;

export type Link = {
  email: string;
  purpose: Purpose;
  name: string | null;
  /** All that was given at the sign-up, the name included; kept where the password is. */
  metadata: Metadata | null;
  /** Of the password typed at the sign-up; worth something only with the verifier that goes with the challenge. */
  password_digest: string | null;
  code_challenge: string | null;
  code_challenge_method: string | null;
};

export type LinkSecrets = {
  /** In the link's address. */
  token: string;
  /** Ten digits that can be typed instead. */
  code: string;
};

/**
 * Makes a new link for an address. There is one of each kind for an address at most, and the latest is the one that
 * works. Only fingerprints of its secrets are kept.
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
    token: fingerprint(token),
    typed_code: fingerprint(`${email}|${code}`),
    sent_at: new Date(),
    exchange_code: null,
    exchange_code_at: null,
  };
  await sql`
    insert into private.mailed_links ${sql(row)}
    on conflict (email, purpose) do update set ${sql(row)}`;
  return { token, code };
}

/** The link that was made last for an address, though it may be too old to be followed. */
export async function pendingLink(sql: Queries, email: string, purpose: Purpose): Promise<Link | undefined> {
  const [link] = await sql<Link[]>`
    select ${sql(COLUMNS)} from private.mailed_links where email = ${email} and purpose = ${purpose}`;
  return link;
}

const COLUMNS = ["email", "purpose", "name", "metadata", "password_digest", "code_challenge", "code_challenge_method"];

const isFresh = (sql: Queries) => sql`
  sent_at > now() - make_interval(hours => case purpose
    when 'signup' then ${LINK_LIFE.signup}::int when 'invite' then ${LINK_LIFE.invite}::int
    else ${LINK_LIFE.recovery}::int end)`;

/**
 * Answers a followed link with a code for the browser that asked for the mail. Following uses nothing up: programs that
 * read mail follow links too.
 *
 * @returns undefined when the link is not (any more) one that works; no code when no browser awaits one.
 */
export async function followLink(
  sql: Queries,
  token: string,
): Promise<{ purpose: Purpose; exchangeCode?: string } | undefined> {
  const exchangeCode = randomToken();
  const [link] = await sql<Link[]>`
    update private.mailed_links set exchange_code = ${fingerprint(exchangeCode)}, exchange_code_at = now()
    where token = ${fingerprint(token)} and ${isFresh(sql)} returning ${sql(COLUMNS)}`;
  if (!link) return undefined;
  return link.code_challenge ? { purpose: link.purpose, exchangeCode } : { purpose: link.purpose };
}

/**
 * Uses a link up through its token or the code typed from the mail; every other link of the address goes with it.
 * @throws AccountRefused 403 as GoTrue does.
 */
export async function redeemLink(sql: Queries, wanted: Verification): Promise<Link> {
  const purposes = wanted.type === "email" ? Object.keys(LINK_LIFE) : [wanted.type];
  const secret =
    "token_hash" in wanted
      ? sql`token = ${fingerprint(wanted.token_hash)}`
      : sql`email = ${wanted.email} and typed_code = ${fingerprint(`${wanted.email}|${wanted.token}`)}`;
  const [link] = await sql<Link[]>`
    select ${sql(COLUMNS)} from private.mailed_links
    where ${secret} and purpose in ${sql(purposes)} and ${isFresh(sql)} for update`;
  if (!link) throw new AccountRefused(403, "otp_expired", "Token has expired or is invalid");
  await forgetLinks(sql, link.email);
  return link;
}

/**
 * Uses a link up through the code it brought to the browser that asked for the mail.
 * @throws AccountRefused when the code is unknown, old, or came to another browser; the link still works then.
 */
export async function redeemCode(sql: Queries, { auth_code, code_verifier }: CodeExchange): Promise<Link> {
  const [link] = await sql<(Link & { in_time: boolean })[]>`
    select ${sql(COLUMNS)}, exchange_code_at > now() - make_interval(mins => ${CODE_LIFE}) as in_time
    from private.mailed_links where exchange_code = ${fingerprint(auth_code)} and ${isFresh(sql)} for update`;
  if (!link?.code_challenge)
    throw new AccountRefused(404, "flow_state_not_found", "invalid flow state, no valid flow state found");
  if (!link.in_time) throw new AccountRefused(403, "flow_state_expired", "invalid flow state, flow state has expired");
  if (!answersChallenge(code_verifier, link.code_challenge, link.code_challenge_method)) {
    throw new AccountRefused(400, "bad_code_verifier", "code challenge does not match previously saved code verifier");
  }
  await forgetLinks(sql, link.email);
  return link;
}

async function forgetLinks(sql: Queries, email: string): Promise<void> {
  await sql`delete from private.mailed_links where email = ${email}`;
}
