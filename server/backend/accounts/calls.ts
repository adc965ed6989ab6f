import { brokenPasswordLimit, PASSWORD } from "../../../domain/password-limits.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { type Metadata, readMetadata } from "./metadata.ts";
import { AccountRefused } from "./refused.ts";

/*
 * Parses the requests to the accounts service and drops every field that is not listed here. The gateway forwards a
 * request rebuilt from the parsed fields; the service parses it again with the same functions.
 */

/** Fits the `email` column and the limit of RFC 5321. */
const MAX_ADDRESS_LENGTH = 254;

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
function requireObject(body: unknown): Fields {
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw invalid("The body must be a JSON object.");
  return body as Fields;
}

/** A required string field that matches `shape`. @throws AccountRefused 400 */
function requireText(fields: Fields, name: string, shape: RegExp): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (typeof value !== "string" || !shape.test(value)) throw invalid(`${name} is missing or not what it should be.`);
  return value;
}

/** The email address in its stored form (trimmed, lower case), or "" when it is not valid. */
export function normalizeEmail(body: unknown): string {
  const value = typeof body === "object" && body !== null && "email" in body ? body.email : undefined;
  const address = typeof value === "string" ? value.trim().toLowerCase() : "";
  return address.length <= MAX_ADDRESS_LENGTH && /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(address) ? address : "";
}

function requireEmail(fields: Fields): string {
  const address = normalizeEmail(fields);
  if (!address) throw invalid("Unable to validate email address: invalid format");
  return address;
}

/** @throws AccountRefused with GoTrue's codes and our own length limits. */
function requireNewPassword(fields: Fields): string {
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
  if (isCommonPassword(password)) {
    const message = "Password is known to be weak and easy to guess, please choose a different one.";
    throw new AccountRefused(422, "weak_password", message, { weak_password: { reasons: ["pwned"] } });
  }
  return password;
}

function readChallenge(fields: Fields): Challenge {
  if (fields.code_challenge === undefined || fields.code_challenge === null) return {};
  const code_challenge = requireText(fields, "code_challenge", /^[A-Za-z0-9._~-]{43,128}$/);
  const code_challenge_method = requireText(fields, "code_challenge_method", /^(s256|plain)$/i).toLowerCase();
  return { code_challenge, code_challenge_method: code_challenge_method as "s256" | "plain" };
}

/** @throws AccountRefused 400 when email or password is missing; the specification gives the message. */
export function signInCall(body: unknown): Credentials {
  const { email, password } = requireObject(body);
  if (!email || !password) {
    throw invalid("You must provide either an email or phone number and a password.");
  }
  if (typeof email !== "string" || typeof password !== "string") throw invalid("E-mail and password are texts.");
  if (password.length > 1_000 || password.includes("\0")) throw invalid("This cannot be a password.");
  return { email: normalizeEmail({ email }), password };
}

/** A request to refresh a session. @throws AccountRefused 400 for a malformed refresh token. */
export function refreshCall(body: unknown): { refresh_token: string } {
  return { refresh_token: requireText(requireObject(body), "refresh_token", /^[A-Za-z0-9._-]{1,255}$/) };
}

/** The code from a mailed link, with the PKCE verifier of the browser that requested it. @throws AccountRefused 400 */
export function exchangeCall(body: unknown): CodeExchange {
  const fields = requireObject(body);
  return {
    auth_code: requireText(fields, "auth_code", /^[A-Za-z0-9_-]{1,128}$/),
    code_verifier: requireText(fields, "code_verifier", /^[A-Za-z0-9._~-]{43,128}$/),
  };
}

/** The email address of a sign-up. @throws AccountRefused with GoTrue's codes when it is invalid or missing. */
export function signUpAddress(body: unknown): string {
  const fields = requireObject(body);
  if (isPresent(fields.email)) return requireEmail(fields);
  if (isPresent(fields.phone)) throw new AccountRefused(400, "phone_provider_disabled", "Phone signups are disabled");
  throw new AccountRefused(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
}

/** A new account. @throws AccountRefused 400 for its address or metadata, 422 for its password. */
export function signUpCall(body: unknown): SignUp {
  const fields = requireObject(body);
  const email = requireEmail(fields);
  return { email, password: requireNewPassword(fields), data: readMetadata(fields.data), ...readChallenge(fields) };
}

/** The body of `recover`; `resend` shares it. @throws AccountRefused 400 */
export function mailCall(body: unknown): MailRequest {
  const fields = requireObject(body);
  return { email: requireEmail(fields), ...readChallenge(fields) };
}

/** The address of an administrator. @throws AccountRefused 400 */
export function addressCall(body: unknown): { email: string } {
  return { email: requireEmail(requireObject(body)) };
}

/** A request to send a mail again. @throws AccountRefused 400 for another type than "signup". */
export function resendCall(body: unknown): MailRequest & { type: "signup" } {
  if (requireObject(body).type !== "signup") throw invalid("Only mails of the type signup can be sent again.");
  return { ...mailCall(body), type: "signup" };
}

/** A token from a mail, or the digits from a mail together with the address. @throws AccountRefused 400 */
export function verifyCall(body: unknown): Verification {
  const fields = requireObject(body);
  const type = requireText(fields, "type", /^(signup|recovery|invite|email)$/) as LinkType;
  if (fields.token_hash !== undefined) return { type, token_hash: requireText(fields, "token_hash", TOKEN) };
  return { type, email: requireEmail(fields), token: requireText(fields, "token", /^\d{6,10}$/) };
}

const TOKEN = /^[A-Za-z0-9_-]{10,128}$/;

/** Parses the query of a mailed link. Returns undefined when type or token is malformed. */
export function linkCall(query: URLSearchParams): { type: LinkType; token: string } | undefined {
  const [type = "", token = ""] = [query.get("type") ?? "", query.get("token") ?? query.get("token_hash") ?? ""];
  return /^(signup|recovery|invite|email)$/.test(type) && TOKEN.test(token)
    ? { type: type as LinkType, token }
    : undefined;
}

/** A new password or new metadata. @throws AccountRefused 400; 422 for an invalid password or a change of address. */
export function changeCall(body: unknown): Change {
  const fields = requireObject(body);
  if (isPresent(fields.email) || isPresent(fields.phone)) {
    throw invalid("The email address of an account cannot be changed", 422);
  }
  const change: Change = {};
  if (fields.password !== undefined) change.password = requireNewPassword(fields);
  if (isPresent(fields.current_password)) {
    if (typeof fields.current_password !== "string") throw invalid("A password is a text.", 422);
    change.current_password = signInCall({ email: "-", password: fields.current_password }).password;
  }
  if (isPresent(fields.data)) {
    const data = readMetadata(fields.data);
    // A Supabase project stores the flag `choose_password` here; null removes it.
    change.data = requireObject(fields.data).choose_password === null ? { ...data, choose_password: null } : data;
  }
  return change;
}

const isPresent = (value: unknown) => value !== undefined && value !== null;

export type LogoutScope = "global" | "local" | "others";

/** Which sessions to end; "global" by default. @throws AccountRefused 400 */
export function logoutScope(query: URLSearchParams): LogoutScope {
  const scope = query.get("scope") ?? "global";
  if (scope !== "global" && scope !== "local" && scope !== "others") throw invalid("This is no scope of a sign-out.");
  return scope;
}

/**
 * The address to which a mailed link redirects. Addresses within the site are kept, without their fragment; any other
 * becomes the site's root, as GoTrue does for an address that is not on its list.
 */
export function redirectWithin(siteUrl: string, wanted: string | null): string {
  if (!wanted || wanted.length > 1_000 || !URL.canParse(wanted, siteUrl)) return `${siteUrl}/`;
  const { origin, pathname, search, username } = new URL(wanted, siteUrl);
  return origin === siteUrl && !username ? `${origin}${pathname}${search}` : `${siteUrl}/`;
}
