import { Hono } from "hono";
import type { Queries } from "../database.ts";
import { exchangeCall, linkCall, redirectWithin, refreshCall, signInCall, verifyCall } from "./calls.ts";
import { followLink, type Link, pendingLink, redeemCode, redeemLink } from "./links.ts";
import type { AccountsParts } from "./parts.ts";
import { AccountRefused } from "./refused.ts";
import { createConfirmedUser, findUser, type User } from "./users.ts";

const INVALID_CREDENTIALS = new AccountRefused(400, "invalid_credentials", "Invalid login credentials");
const EMAIL_NOT_CONFIRMED = new AccountRefused(400, "email_not_confirmed", "Email not confirmed");

/** Routes that open or refresh a session: by password, refresh token, or a link or code from a mail. */
export function sessionRoutes({ sql, siteUrl, sessions, passwords }: AccountsParts): Hono {
  const routes = new Hono();

  routes.post("/token", async (c) => {
    const body: unknown = await c.req.json();
    switch (c.req.query("grant_type")) {
      case "password":
        return c.json(await signIn(signInCall(body)));
      case "refresh_token":
        return c.json(await sessions.refresh(refreshCall(body).refresh_token));
      case "pkce": {
        const call = exchangeCall(body);
        return c.json(
          await sql.begin(async (transaction) => {
            const link = await redeemCode(transaction, call);
            return openAuditedSession(transaction, await confirmLinkOwner(transaction, link, true), "link");
          }),
        );
      }
      default:
        throw new AccountRefused(400, "validation_failed", "unsupported_grant_type");
    }
  });

  /** Compares exactly one digest, so that the time does not reveal whether the account exists. */
  async function signIn({ email, password }: { email: string; password: string }): Promise<object> {
    const [user, pending] = await Promise.all([findUser(sql, email), pendingLink(sql, email, "signup")]);
    const confirmed = Boolean(user?.email_confirmed_at);
    const right = await passwords.matches(password, confirmed ? user?.encrypted_password : pending?.password_digest);
    if (!right) {
      await auditFailedSignIn(email);
      throw INVALID_CREDENTIALS;
    }
    if (!user || !confirmed) throw EMAIL_NOT_CONFIRMED;
    return sql.begin(async (transaction) => {
      // The password may have changed since it was read; a change ends all other sessions.
      const [same] = await transaction`
        select from auth.users where id = ${user.id} and encrypted_password = ${user.encrypted_password} for share`;
      if (!same) throw INVALID_CREDENTIALS;
      return openAuditedSession(transaction, user, "password");
    });
  }

  async function openAuditedSession(transaction: Queries, user: User, how: "password" | "link"): Promise<object> {
    const { id, email } = user;
    await transaction`
      select private.note_act('signed_in', 'users', ${id}, ${transaction.json({ how })}, ${id}, ${email})`;
    return sessions.open(transaction, user, how);
  }

  /** Runs for every address, so that the time does not reveal whether the account exists. */
  const auditFailedSignIn = (email: string) => sql`select private.note_act('sign_in_failed', actor_email => ${email})`;

  // The redirect carries a code for the browser that requested the mail, and the token for any other browser.
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
        return openAuditedSession(transaction, await confirmLinkOwner(transaction, link, false), "link");
      }),
    );
  });

  return routes;
}

/**
 * Confirms the account of a redeemed link, which proves ownership of the mailbox.
 *
 * @param sameBrowser whether the browser that signed up redeemed it. Otherwise somebody else may have typed the password
 *   and the metadata: only the name is kept, and a password has to be chosen.
 */
function confirmLinkOwner(sql: Queries, { email, name, ...typed }: Link, sameBrowser: boolean): Promise<User> {
  const kept = sameBrowser ? { metadata: typed.metadata ?? {}, digest: typed.password_digest } : { digest: null };
  return createConfirmedUser(sql, { email, name: name ?? undefined, ...kept });
}
