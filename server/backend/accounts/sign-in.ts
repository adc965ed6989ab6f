import { Hono } from "hono";
import type { Queries } from "../database.ts";
import { exchangeCall, linkCall, redirectWithin, refreshCall, signInCall, verifyCall } from "./calls.ts";
import { followLink, type Link, pendingLink, redeemCode, redeemLink } from "./links.ts";
import type { AccountsParts } from "./parts.ts";
import { confirmPerson, findPerson, type Person } from "./people.ts";
import { AccountRefused } from "./refused.ts";

const WRONG = new AccountRefused(400, "invalid_credentials", "Invalid login credentials");
const UNCONFIRMED = new AccountRefused(400, "email_not_confirmed", "Email not confirmed");

/** What ends in a session: a password, a refresh token, a link or code out of a mail. */
export function sessionRoutes({ sql, siteUrl, sessions, passwords }: AccountsParts): Hono {
  const routes = new Hono();

  routes.post("/token", async (c) => {
    const body: unknown = await c.req.json();
    switch (c.req.query("grant_type")) {
      case "password":
        return c.json(await signIn(signInCall(body)));
      case "refresh_token":
        return c.json(await sessions.renew(refreshCall(body).refresh_token));
      case "pkce": {
        const call = exchangeCall(body);
        return c.json(
          await sql.begin(async (transaction) => {
            const link = await redeemCode(transaction, call);
            return openNoted(transaction, await prove(transaction, link, true), "link");
          }),
        );
      }
      default:
        throw new AccountRefused(400, "validation_failed", "unsupported_grant_type");
    }
  });

  /** One comparison, whether there is such an account or not. What a sign-up left behind only tells that it waits. */
  async function signIn({ email, password }: { email: string; password: string }): Promise<object> {
    const [person, pending] = await Promise.all([findPerson(sql, email), pendingLink(sql, email, "signup")]);
    const confirmed = Boolean(person?.email_confirmed_at);
    const right = await passwords.matches(password, confirmed ? person?.encrypted_password : pending?.password_digest);
    if (!right) {
      await noteFailure(email);
      throw WRONG;
    }
    if (!person || !confirmed) throw UNCONFIRMED;
    return sql.begin(async (transaction) => {
      // It may have been changed since it was read, and a change ends all sessions but its own.
      const [same] = await transaction`
        select from auth.users where id = ${person.id} and encrypted_password = ${person.encrypted_password} for share`;
      if (!same) throw WRONG;
      return openNoted(transaction, person, "password");
    });
  }

  /** A session, and its line in the audit log with it. */
  async function openNoted(transaction: Queries, person: Person, how: "password" | "link"): Promise<object> {
    const { id, email } = person;
    await transaction`
      select private.note_act('signed_in', 'users', ${id}, ${transaction.json({ how })}, ${id}, ${email})`;
    return sessions.open(transaction, person, how);
  }

  /** For an address with an account and one without in the same way, so that both take the same time. */
  const noteFailure = (email: string) => sql`select private.note_act('sign_in_failed', actor_email => ${email})`;

  /** A mailed link, followed in whichever browser. It brings a code for the one that asked for it, and itself along. */
  routes.get("/verify", async (c) => {
    const query = new URL(c.req.url).searchParams;
    const destination = redirectWithin(siteUrl, query.get("redirect_to"));
    const asked = linkCall(query);
    const link = asked && (await followLink(sql, asked.token));
    const target = new URL(destination);
    if (!asked || !link) {
      target.hash = new URLSearchParams({
        error: "access_denied",
        error_code: "otp_expired",
        error_description: "Email link is invalid or has expired",
      }).toString();
    } else {
      if (link.exchangeCode) target.searchParams.set("code", link.exchangeCode);
      target.hash = new URLSearchParams({ token_hash: asked.token, type: link.purpose }).toString();
    }
    return c.redirect(target.href, 303);
  });

  routes.post("/verify", async (c) => {
    const call = verifyCall(await c.req.json());
    return c.json(
      await sql.begin(async (transaction) => {
        const link = await redeemLink(transaction, call);
        return openNoted(transaction, await prove(transaction, link, false), "link");
      }),
    );
  });

  return routes;
}

/**
 * The account behind a link that was followed to its end: the mailbox is its owner's.
 *
 * @param sameBrowser whether the browser that signed up followed it. Otherwise somebody else may have typed the password,
 *   which is chosen anew, and the rest: the name alone is kept.
 */
function prove(sql: Queries, { email, name, ...typed }: Link, sameBrowser: boolean): Promise<Person> {
  const kept = sameBrowser ? { metadata: typed.metadata ?? {}, digest: typed.password_digest } : { digest: null };
  return confirmPerson(sql, { email, name: name ?? undefined, ...kept });
}
