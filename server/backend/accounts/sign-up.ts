import { Hono } from "hono";
import { mailCall, redirectWithin, resendCall, signUpCall } from "./calls.ts";
import { makeLink, pendingLink } from "./links.ts";
import { accountExistsMail, linkMail } from "./mails.ts";
import type { AccountsParts } from "./parts.ts";
import { SIGNUP_REFUSED } from "./refused.ts";
import { findUser } from "./users.ts";

/** Delay before a mail is sent; the response is out by then. */
const MAIL_DELAY_MS = 100;

/** Routes that send a mail: sign-up, resending its mail, password recovery. */
export function mailRoutes({ sql, siteUrl, mailer, passwords, log }: AccountsParts): Hono {
  const routes = new Hono();

  const isAllowed = async (email: string) => {
    const [row] = await sql<{ allowed: boolean }[]>`select public.signup_allowed(${email}) as allowed`;
    return row?.allowed === true;
  };

  /**
   * Runs a task that sends a mail after the response, so that the response time does not reveal whether the address has an account and a
   * slow mail server does not block a request.
   */
  const sendAfterResponse = (task: () => Promise<unknown>) =>
    void setTimeout(() => {
      task().catch((error: Error) => log.error({ reason: error.message }, "a mail could not be sent"));
    }, MAIL_DELAY_MS);

  /**
   * The response is the same whether the address has an account or not. No account is created: the input is stored with
   * the link until the mailbox is verified.
   */
  routes.post("/signup", async (c) => {
    const call = signUpCall(await c.req.json());
    const { email, data } = call;
    if (!(await isAllowed(email))) throw SIGNUP_REFUSED;
    const passwordDigest = await passwords.hash(call.password);
    const present = await findUser(sql, email);
    const redirectTo = redirectWithin(siteUrl, c.req.query("redirect_to") ?? null);
    const name = typeof data.full_name === "string" ? data.full_name : null;
    const secrets = present?.email_confirmed_at
      ? undefined
      : await makeLink(sql, { ...call, purpose: "signup", name, metadata: data, passwordDigest });
    sendAfterResponse(() =>
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
      sendAfterResponse(async () => {
        // The password is dropped: another browser than the one that signed up may request the mail again.
        const secrets = await makeLink(sql, { ...challenge, email, purpose: "signup", name: pending.name });
        await mailer.send(linkMail(siteUrl, email, "signup", secrets, redirectTo));
      });
    }
    return c.json({});
  });

  routes.post("/recover", async (c) => {
    const { email, ...challenge } = mailCall(await c.req.json());
    const [present, allowed] = await Promise.all([findUser(sql, email), isAllowed(email)]);
    const redirectTo = redirectWithin(siteUrl, c.req.query("redirect_to") ?? null);
    // Also allowed for an administrator without an account, whose invitation may have been lost.
    if (present?.email_confirmed_at || allowed) {
      sendAfterResponse(async () => {
        const secrets = await makeLink(sql, { ...challenge, email, purpose: "recovery" });
        await mailer.send(linkMail(siteUrl, email, "recovery", secrets, redirectTo));
      });
    }
    return c.json({});
  });

  return routes;
}
