import { Hono } from "hono";
import { actsOf, sendAdministratorLink } from "./administrator-links.ts";
import { addressCall } from "./calls.ts";
import type { AccountsParts } from "./parts.ts";
import { AccountRefused } from "./refused.ts";

/** PostgreSQL's code for a sentence that a procedure raises for the person who asked. */
const RAISED = "P0001";

/** The route by which an administrator sends another one a link to set a password. */
export function administratorRoutes({ sql, siteUrl, sessions, mailer }: AccountsParts): Hono {
  const routes = new Hono();

  routes.post("/administrators/link", async (c) => {
    const { email } = addressCall(await c.req.json());
    const { claims } = await sessions.authenticate(c.req.raw.headers.get("authorization"));
    const { sub, session_id } = claims;
    const acts = actsOf({ sub, session_id, email: claims.email });
    const sent = await sendAdministratorLink({ sql, mailer, siteUrl, acts }, email).catch((error: unknown) => {
      const { code, message } = error as { code?: string; message: string };
      if (code === RAISED) throw new AccountRefused(400, "validation_failed", message);
      if (code === "42501") throw new AccountRefused(403, "not_admin", "Only administrators may do this.");
      throw error;
    });
    return c.json(sent);
  });

  return routes;
}
