import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";

const COOKIE = "known_browser";

/** A year, in seconds. */
const LIFE = 365 * 24 * 3600;

export type KnownBrowsers = {
  /** A name for the browser when it has signed in to this account before. */
  recognise(cookies: string | null, email: string): string | undefined;
  /** The Set-Cookie header by which it will be recognised. */
  introduce(email: string): string;
};

/**
 * Tells a browser that has been signed in to an account before from all others, so that guesses of strangers do not
 * shut the owner out. The cookie opens nothing; it only gives the browser a count of its own.
 *
 * @param overTls whether the site is reached by https alone.
 */
export function createKnownBrowsers(secret: string, overTls: boolean): KnownBrowsers {
  const seal = (name: string, email: string) =>
    createHmac("sha256", secret).update(`known browser|${name}|${email}`).digest("base64url");
  return {
    recognise(cookies, email) {
      const [, name = "", seen = ""] =
        /(?:^|;\s*)known_browser=([0-9a-f-]{36})\.([\w-]{43})(?:;|$)/.exec(cookies ?? "") ?? [];
      const expected = Buffer.from(seal(name, email));
      return seen && timingSafeEqual(Buffer.from(seen), expected) ? name : undefined;
    },
    introduce(email) {
      const name = randomUUID();
      const value = `${name}.${seal(name, email)}`;
      return `${COOKIE}=${value}; Path=/auth/v1; Max-Age=${LIFE}; HttpOnly; SameSite=Strict${overTls ? "; Secure" : ""}`;
    },
  };
}
