import { Hono } from "hono";
import { mailCall, redirectWithin, resendCall, signUpCall } from "./calls.ts";
import { makeLink, pendingLink } from "./links.ts";
import { accountExistsMail, linkMail } from "./mails.ts";
import type { AccountsParts } from "./parts.ts";
import { findPerson } from "./people.ts";
import { SIGNUP_REFUSED } from "./refused.ts";

/** By then the answer has been sent, in milliseconds. */
const AFTER_ANSWER = 100;

/** What ends in a mail: sign-up, the same mail once more, a forgotten password. */
export function mailRoutes({ sql, siteUrl, mailer, passwords, log }: AccountsParts): Hono {
  const routes = new Hono();

  const isAllowed = async (email: string) => {
    const [row] = await sql<{ allowed: boolean }[]>`select public.signup_allowed(${email}) as allowed`;
    return row?.allowed === true;
  };

  /**
   * What is mailed is mailed after the answer: it takes as long for an unknown address then, and a slow mail server holds
   * nobody's place.
   */
  const afterwards = (task: () => Promise<unknown>) =>
    void setTimeout(() => {
      task().catch((error: Error) => log.error({ reason: error.message }, "a mail could not be sent"));
    }, AFTER_ANSWER);

  /**
   * Answers in the same way whether the address has an account or not, and leaves no account behind: what was typed
   * waits beside the link until the mailbox is proven.
   */
  routes.post("/signup", async (c) => {
    const call = signUpCall(await c.req.json());
    const { email, data } = call;
    if (!(await isAllowed(email))) throw SIGNUP_REFUSED;
    const passwordDigest = await passwords.hash(call.password);
    const present = await findPerson(sql, email);
    const redirectTo = redirectWithin(siteUrl, c.req.query("redirect_to") ?? null);
    const name = typeof data.full_name === "string" ? data.full_name : null;
    const secrets = present?.email_confirmed_at
      ? undefined
      : await makeLink(sql, { ...call, purpose: "signup", name, metadata: data, passwordDigest });
    afterwards(() =>
      mailer.send(
        secrets ? linkMail(siteUrl, email, "signup", secrets, redirectTo) : accountExistsMail(siteUrl, email),
      ),
    );
    const now = new Date();
    return c.json({
      id: crypto.randomUUID(),
      aud: "authenticated",
      role: "authenticated",
      email,
      phone: "",
      confirmation_sent_at: now,
      app_metadata: { provider: "email", providers: ["email"] },
      user_metadata: data,
      identities: [],
      created_at: now,
      updated_at: now,
      is_anonymous: false,
    });
  });

  routes.post("/resend", async (c) => {
    const { email, ...challenge } = resendCall(await c.req.json());
    const pending = await pendingLink(sql, email, "signup");
    const redirectTo = redirectWithin(siteUrl, c.req.query("redirect_to") ?? null);
    if (pending) {
      afterwards(async () => {
        // The password belongs to the browser that typed it, and whoever asks for the mail again may be another one.
        const secrets = await makeLink(sql, { ...challenge, email, purpose: "signup", name: pending.name });
        await mailer.send(linkMail(siteUrl, email, "signup", secrets, redirectTo));
      });
    }
    return c.json({});
  });

  routes.post("/recover", async (c) => {
    const { email, ...challenge } = mailCall(await c.req.json());
    const [present, allowed] = await Promise.all([findPerson(sql, email), isAllowed(email)]);
    const redirectTo = redirectWithin(siteUrl, c.req.query("redirect_to") ?? null);
    // An administrator without an account yet gets there in this way too, should an invitation have been lost.
    if (present?.email_confirmed_at || allowed) {
      afterwards(async () => {
        const secrets = await makeLink(sql, { ...challenge, email, purpose: "recovery" });
        await mailer.send(linkMail(siteUrl, email, "recovery", secrets, redirectTo));
      });
    }
    return c.json({});
  });

  return routes;
}
