import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";
import { bearerToken } from "../../http/visitor.ts";
import { AccountRefused } from "./refused.ts";

/** How long an access token lives, in seconds. */
export const TOKEN_LIFE = 3_600;

/** Clocks of several servers may differ by so much, in seconds. */
const SKEW = 30;

/** What a token says; row-level security reads more of it than we do. */
export type Claims = { sub: string; session_id: string; [name: string]: unknown };

const key = (secret: string) => new TextEncoder().encode(secret);

/** Signs an access token as GoTrue does: HS256, with the claims that row-level security and supabase-js read. */
export async function signToken(
  secret: string,
  issuer: string,
  { sub, ...claims }: Claims & Record<string, unknown>,
): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ aud: "authenticated", role: "authenticated", is_anonymous: false, ...claims })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuer(issuer)
    .setSubject(sub)
    .setIssuedAt(now)
    .setExpirationTime(now + TOKEN_LIFE)
    .sign(key(secret));
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Reads the bearer token of a request. Whether its session is still there is the database's to say.
 * @throws AccountRefused 401 without one, 403 for one that is broken, expired, from the future, or signed in another way.
 */
export async function readToken(secret: string, authorization: string | null): Promise<Claims> {
  const token = bearerToken(authorization);
  if (!token) throw new AccountRefused(401, "no_authorization", "This endpoint requires a valid Bearer token");
  try {
    const { payload } = await jwtVerify(token, key(secret), {
      algorithms: ["HS256"],
      audience: "authenticated",
      requiredClaims: ["sub", "session_id", "exp", "iat"],
    });
    const { sub = "", session_id, role, iat = 0 } = payload;
    const early = iat > Date.now() / 1000 + SKEW;
    if (early || role !== "authenticated" || !ID.test(sub) || typeof session_id !== "string" || !ID.test(session_id)) {
      throw new errors.JWTInvalid("claims");
    }
    return { ...payload, sub, session_id };
  } catch (error) {
    const expired = error instanceof errors.JWTExpired ? "token is expired" : "unable to parse or verify signature";
    throw new AccountRefused(403, "bad_jwt", `invalid JWT: ${expired}`);
  }
}

/** Something nobody guesses, in characters that need no escaping in an address. */
export const randomToken = () => randomBytes(32).toString("base64url");

/** What is kept of a link or code instead of itself. */
export const fingerprint = (text: string) => createHash("sha256").update(text).digest("base64url");

/** Whether a verifier is the one whose challenge was sent when the mail was asked for (RFC 7636). */
export function answersChallenge(verifier: string, challenge: string, method: string | null): boolean {
  const answer = Buffer.from(method === "plain" ? verifier : fingerprint(verifier));
  const expected = Buffer.from(challenge);
  return answer.length === expected.length && timingSafeEqual(answer, expected);
}
