import { brokenPasswordLimit, PASSWORD } from "../../../domain/password-limits.ts";
import { type Metadata, readMetadata } from "./metadata.ts";
import { AccountRefused } from "./refused.ts";

/*
 * What may be asked of the accounts service, and nothing else of what a request carries. The gateway sends a call on
 * built anew from what is read here; the service reads it once more with the same functions.
 */

/** PostgreSQL's column and RFC 5321 agree on this. */
const LONGEST_ADDRESS = 254;

export type Challenge = { code_challenge?: string; code_challenge_method?: "s256" | "plain" };
export type Credentials = { email: string; password: string };
export type SignUp = Credentials & Challenge & { data: Metadata };
export type MailRequest = Challenge & { email: string };
export type CodeExchange = { auth_code: string; code_verifier: string };
export type LinkType = "signup" | "recovery" | "invite" | "email";
export type Verification = { type: LinkType } & ({ token_hash: string } | { email: string; token: string });
export type Change = {
  password?: string;
  current_password?: string;
  data?: Metadata;
};

type Fields = Record<string, unknown>;

const invalid = (message: string, status = 400) => new AccountRefused(status, "validation_failed", message);

/** @throws AccountRefused 400 for anything but a JSON object. */
function fieldsOf(body: unknown): Fields {
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw invalid("The body must be a JSON object.");
  return body as Fields;
}

/** A text that is there, is not too long, and holds no character that PostgreSQL takes in no text. */
function text(fields: Fields, name: string, shape: RegExp): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (typeof value !== "string" || !shape.test(value)) throw invalid(`${name} is missing or not what it should be.`);
  return value;
}

/** The address as it is stored, or "" for what cannot be one. */
export function emailOf(body: unknown): string {
  const value = typeof body === "object" && body !== null && "email" in body ? body.email : undefined;
  const address = typeof value === "string" ? value.trim().toLowerCase() : "";
  return address.length <= LONGEST_ADDRESS && /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(address) ? address : "";
}

function addressIn(fields: Fields): string {
  const address = emailOf(fields);
  if (!address) throw invalid("Unable to validate email address: invalid format");
  return address;
}

/** @throws AccountRefused as GoTrue does, with our limits. */
function newPassword(fields: Fields): string {
  const { password } = fields;
  if (typeof password !== "string" || password.includes("\0")) throw invalid("A password is a text.", 422);
  const broken = brokenPasswordLimit(password);
  if (broken === "characters") {
    const message = `Password should be at least ${PASSWORD.characters} characters.`;
    throw new AccountRefused(422, "weak_password", message, { weak_password: { reasons: ["length"] } });
  }
  if (broken === "bytes") {
    throw invalid(`A password has at most ${PASSWORD.bytes} bytes; an accented letter counts as two or more.`, 422);
  }
  return password;
}

function challengeIn(fields: Fields): Challenge {
  if (fields.code_challenge === undefined || fields.code_challenge === null) return {};
  const code_challenge = text(fields, "code_challenge", /^[A-Za-z0-9._~-]{43,128}$/);
  const code_challenge_method = text(fields, "code_challenge_method", /^(s256|plain)$/i).toLowerCase();
  return { code_challenge, code_challenge_method: code_challenge_method as "s256" | "plain" };
}

/** @throws AccountRefused in the words of the specification when one of the two is missing. */
export function signInCall(body: unknown): Credentials {
  const { email, password } = fieldsOf(body);
  if (!email || !password) {
    throw invalid("You must provide either an email or phone number and a password.");
  }
  if (typeof email !== "string" || typeof password !== "string") throw invalid("E-mail and password are texts.");
  if (password.length > 1_000 || password.includes("\0")) throw invalid("This cannot be a password.");
  return { email: emailOf({ email }), password };
}

/** A session to be renewed. @throws AccountRefused 400 for what is no refresh token. */
export function refreshCall(body: unknown): { refresh_token: string } {
  return { refresh_token: text(fieldsOf(body), "refresh_token", /^[A-Za-z0-9._-]{1,255}$/) };
}

/** The code of a mailed link, with what proves the browser that asked for it (PKCE). @throws AccountRefused 400 */
export function exchangeCall(body: unknown): CodeExchange {
  const fields = fieldsOf(body);
  return {
    auth_code: text(fields, "auth_code", /^[A-Za-z0-9_-]{1,128}$/),
    code_verifier: text(fields, "code_verifier", /^[A-Za-z0-9._~-]{43,128}$/),
  };
}

/** Whose account is asked for. @throws AccountRefused as GoTrue does for what is no address, and without one. */
export function signUpAddress(body: unknown): string {
  const fields = fieldsOf(body);
  if (given(fields.email)) return addressIn(fields);
  if (given(fields.phone)) throw new AccountRefused(400, "phone_provider_disabled", "Phone signups are disabled");
  throw new AccountRefused(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
}

/** A new account. @throws AccountRefused 400 for its address or metadata, 422 for its password. */
export function signUpCall(body: unknown): SignUp {
  const fields = fieldsOf(body);
  const email = addressIn(fields);
  return { email, password: newPassword(fields), data: readMetadata(fields.data), ...challengeIn(fields) };
}

/** Of `recover`, and of `resend`, which knows one type here. */
export function mailCall(body: unknown): MailRequest {
  const fields = fieldsOf(body);
  return { email: addressIn(fields), ...challengeIn(fields) };
}

/** A mail to be sent again. @throws AccountRefused 400 for another type than "signup". */
export function resendCall(body: unknown): MailRequest & { type: "signup" } {
  if (fieldsOf(body).type !== "signup") throw invalid("Only mails of the type signup can be sent again.");
  return { ...mailCall(body), type: "signup" };
}

/** A mailed token, or the digits of a mail with the address. @throws AccountRefused 400 */
export function verifyCall(body: unknown): Verification {
  const fields = fieldsOf(body);
  const type = text(fields, "type", /^(signup|recovery|invite|email)$/) as LinkType;
  if (fields.token_hash !== undefined) return { type, token_hash: text(fields, "token_hash", TOKEN) };
  return { type, email: addressIn(fields), token: text(fields, "token", /^\d{6,10}$/) };
}

const TOKEN = /^[A-Za-z0-9_-]{10,128}$/;

/** The query of a mailed link, or undefined for one nobody mailed. */
export function linkCall(query: URLSearchParams): { type: LinkType; token: string } | undefined {
  const [type = "", token = ""] = [query.get("type") ?? "", query.get("token") ?? query.get("token_hash") ?? ""];
  return /^(signup|recovery|invite|email)$/.test(type) && TOKEN.test(token)
    ? { type: type as LinkType, token }
    : undefined;
}

/** A new password or metadata. @throws AccountRefused 400, or 422 for a password that cannot be one or another address. */
export function changeCall(body: unknown): Change {
  const fields = fieldsOf(body);
  if (given(fields.email) || given(fields.phone)) {
    throw invalid("The email address of an account cannot be changed", 422);
  }
  const change: Change = {};
  if (fields.password !== undefined) change.password = newPassword(fields);
  if (given(fields.current_password)) {
    if (typeof fields.current_password !== "string") throw invalid("A password is a text.", 422);
    change.current_password = signInCall({ email: "-", password: fields.current_password }).password;
  }
  if (given(fields.data)) {
    const data = readMetadata(fields.data);
    // On a Supabase project the mark that a password is to be chosen stands here, and is taken away with null.
    change.data = fieldsOf(fields.data).choose_password === null ? { ...data, choose_password: null } : data;
  }
  return change;
}

const given = (value: unknown) => value !== undefined && value !== null;

export type LogoutScope = "global" | "local" | "others";

/** Which sessions end: "global" unless the query says otherwise. @throws AccountRefused 400 */
export function logoutScope(query: URLSearchParams): LogoutScope {
  const scope = query.get("scope") ?? "global";
  if (scope !== "global" && scope !== "local" && scope !== "others") throw invalid("This is no scope of a sign-out.");
  return scope;
}

/**
 * Where a mailed link may lead: an address of the site, without its fragment; the site's root for anything else, as
 * GoTrue does with an address that is not on its list.
 */
export function redirectWithin(siteUrl: string, wanted: string | null): string {
  if (!wanted || wanted.length > 1_000 || !URL.canParse(wanted, siteUrl)) return `${siteUrl}/`;
  const { origin, pathname, search, username } = new URL(wanted, siteUrl);
  return origin === siteUrl && !username ? `${origin}${pathname}${search}` : `${siteUrl}/`;
}
