import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";
import { bearerToken } from "../../http/visitor.ts";
import { AccountRefused } from "./refused.ts";

export const TOKEN_LIFETIME_S = 3_600;

/** Accepted difference between the clocks of several servers. */
const MAX_CLOCK_SKEW_S = 30;

/** The claims of a token; row-level security reads more of them than this service. */
export type Claims = { sub: string; session_id: string; [name: string]: unknown };

const key = (secret: string) => new TextEncoder().encode(secret);

/** Signs an access token as GoTrue does: HS256, with the claims that row-level security and supabase-js need. */
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
    .setExpirationTime(now + TOKEN_LIFETIME_S)
    .sign(key(secret));
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Verifies the bearer token of a request. It does not check whether the session still exists.
 * @throws AccountRefused 401 without a token; 403 for one that is malformed, expired, issued in the future or signed otherwise.
 */
export async function verifyToken(secret: string, authorization: string | null): Promise<Claims> {
  const token = bearerToken(authorization);
  if (!token) throw new AccountRefused(401, "no_authorization", "This endpoint requires a valid Bearer token");
  try {
    const { payload } = await jwtVerify(token, key(secret), {
      algorithms: ["HS256"],
      audience: "authenticated",
      requiredClaims: ["sub", "session_id", "exp", "iat"],
    });
    const { sub = "", session_id, role, iat = 0 } = payload;
    const early = iat > Date.now() / 1000 + MAX_CLOCK_SKEW_S;
    if (early || role !== "authenticated" || !ID.test(sub) || typeof session_id !== "string" || !ID.test(session_id)) {
      throw new errors.JWTInvalid("claims");
    }
    return { ...payload, sub, session_id };
  } catch (error) {
    const expired = error instanceof errors.JWTExpired ? "token is expired" : "unable to parse or verify signature";
    throw new AccountRefused(403, "bad_jwt", `invalid JWT: ${expired}`);
  }
}

/** 256 random bits in characters that need no escaping in a URL. */
export const randomToken = () => randomBytes(32).toString("base64url");

/** The form in which links and codes are stored. */
export const hashToken = (text: string) => createHash("sha256").update(text).digest("base64url");

/** Whether a PKCE verifier matches the challenge of the request for the mail (RFC 7636). */
export function matchesChallenge(verifier: string, challenge: string, method: string | null): boolean {
  const answer = Buffer.from(method === "plain" ? verifier : hashToken(verifier));
  const expected = Buffer.from(challenge);
  return answer.length === expected.length && timingSafeEqual(answer, expected);
}
