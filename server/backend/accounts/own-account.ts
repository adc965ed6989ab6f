import { Hono } from "hono";
import { changeCall, logoutScope } from "./calls.ts";
import { checkMetadataSize } from "./metadata.ts";
import type { AccountsParts } from "./parts.ts";
import { AccountRefused } from "./refused.ts";
import { endOthers } from "./sessions.ts";
import { toSupabaseUser, USER_COLUMNS, type User } from "./users.ts";

/** Routes for the signed-in user's own account: read it, change it, sign out. */
export function ownAccountRoutes({ sql, sessions, passwords }: AccountsParts): Hono {
  const routes = new Hono();
  const bearer = (request: Request) => request.headers.get("authorization");

  routes.get("/user", async (c) => {
    const { user } = await sessions.authenticate(bearer(c.req.raw));
    return c.json(toSupabaseUser(user));
  });

  routes.put("/user", async (c) => {
    const change = changeCall(await c.req.json());
    const { user, claims, fromMail } = await sessions.authenticate(bearer(c.req.raw));
    const { password, current_password: current, data = {} } = change;
    const digest = password === undefined ? undefined : await hashNewPassword(user, password, current, fromMail);
    const changed = await sql.begin(async (transaction) => {
      const [row] = await transaction<User[]>`
        update auth.users set
          encrypted_password = ${digest === undefined ? transaction`encrypted_password` : digest},
          raw_user_meta_data = (
            select coalesce(jsonb_object_agg(name, value) filter (where value <> 'null'), '{}')
            from jsonb_each(coalesce(raw_user_meta_data, '{}') || ${transaction.json(data)}) as member (name, value)),
          updated_at = now()
        where id = ${user.id} returning ${transaction.unsafe(USER_COLUMNS)}`;
      // The stored metadata counts too. A change of the password alone is not checked.
      if (change.data) checkMetadataSize(row?.raw_user_meta_data ?? {});
      if (digest !== undefined) await endOthers(transaction, user.id, claims.session_id);
      return row ?? user;
    });
    return c.json(toSupabaseUser(changed));
  });

  /**
   * Requires the current password, so that a session left open is not enough to take over the account. A session opened
   * by a mailed link within the last hour, and an account without a password, need none.
   */
  async function hashNewPassword(user: User, password: string, current: string | undefined, fromMail: boolean) {
    const known = user.encrypted_password;
    if (known && !fromMail) {
      if (current === undefined) {
        throw new AccountRefused(
          400,
          "current_password_required",
          "Current password required when setting new password.",
        );
      }
      if (!(await passwords.matches(current, known))) {
        throw new AccountRefused(400, "current_password_mismatch", "The current password is not right.");
      }
    }
    if (await passwords.matches(password, known)) {
      throw new AccountRefused(422, "same_password", "New password should be different from the old password.");
    }
    return passwords.hash(password);
  }

  routes.post("/logout", async (c) => {
    const scope = logoutScope(new URL(c.req.url).searchParams);
    const { claims } = await sessions.authenticate(bearer(c.req.raw));
    await sessions.end(claims, scope);
    return c.body(null, 204);
  });

  return routes;
}
