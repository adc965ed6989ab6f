import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";

const COOKIE = "known_browser";

const COOKIE_MAX_AGE_S = 365 * 24 * 3600;

export type KnownBrowsers = {
  /** The browser's name, if its cookie proves that it has signed in to this account before. */
  recognise(cookies: string | null, email: string): string | undefined;
  /** A Set-Cookie header that identifies the browser from now on. */
  createCookie(email: string): string;
};

/**
 * Recognises a browser that has signed in to an account before, so that guesses of strangers do not lock the owner out.
 * The cookie grants no access; it only gives the browser a separate count.
 *
 * @param overTls whether the site is served by https alone.
 */
export function createKnownBrowsers(secret: string, overTls: boolean): KnownBrowsers {
  const sign = (name: string, email: string) =>
    createHmac("sha256", secret).update(`known browser|${name}|${email}`).digest("base64url");
  return {
    recognise(cookies, email) {
      const [, name = "", seen = ""] =
        /(?:^|;\s*)known_browser=([0-9a-f-]{36})\.([\w-]{43})(?:;|$)/.exec(cookies ?? "") ?? [];
      const expected = Buffer.from(sign(name, email));
      return seen && timingSafeEqual(Buffer.from(seen), expected) ? name : undefined;
    },
    createCookie(email) {
      const name = randomUUID();
      const value = `${name}.${sign(name, email)}`;
      return `${COOKIE}=${value}; Path=/auth/v1; Max-Age=${COOKIE_MAX_AGE_S}; HttpOnly; SameSite=Strict${overTls ? "; Secure" : ""}`;
    },
  };
}
