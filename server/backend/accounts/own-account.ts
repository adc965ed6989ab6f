import { Hono } from "hono";
import { changeCall, logoutScope } from "./calls.ts";
import { requireSmall } from "./metadata.ts";
import type { AccountsParts } from "./parts.ts";
import { describePerson, PERSON, type Person } from "./people.ts";
import { AccountRefused } from "./refused.ts";
import { endOthers } from "./sessions.ts";

/** What somebody who is signed in may ask about their own account: see it, change it, sign out. */
export function ownAccountRoutes({ sql, sessions, passwords }: AccountsParts): Hono {
  const routes = new Hono();
  const bearer = (request: Request) => request.headers.get("authorization");

  routes.get("/user", async (c) => {
    const { person } = await sessions.read(bearer(c.req.raw));
    return c.json(describePerson(person));
  });

  routes.put("/user", async (c) => {
    const change = changeCall(await c.req.json());
    const { person, claims, fromMail } = await sessions.read(bearer(c.req.raw));
    const { password, current_password: current, data = {} } = change;
    const digest = password === undefined ? undefined : await newDigest(person, password, current, fromMail);
    const changed = await sql.begin(async (transaction) => {
      const [row] = await transaction<Person[]>`
        update auth.users set
          encrypted_password = ${digest === undefined ? transaction`encrypted_password` : digest},
          raw_user_meta_data = (
            select coalesce(jsonb_object_agg(name, value) filter (where value <> 'null'), '{}')
            from jsonb_each(coalesce(raw_user_meta_data, '{}') || ${transaction.json(data)}) as member (name, value)),
          updated_at = now()
        where id = ${person.id} returning ${transaction.unsafe(PERSON)}`;
      // What is there already counts too; a password is changed all the same.
      if (change.data) requireSmall(row?.raw_user_meta_data ?? {});
      if (digest !== undefined) await endOthers(transaction, person.id, claims.session_id);
      return row ?? person;
    });
    return c.json(describePerson(changed));
  });

  /**
   * A session alone does not change a password, or one that was left open would be enough to take the account. Whoever
   * came by a mailed link within the last hour, or has no password yet, need not know one.
   */
  async function newDigest(person: Person, password: string, current: string | undefined, fromMail: boolean) {
    const known = person.encrypted_password;
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
    const { claims } = await sessions.read(bearer(c.req.raw));
    await sessions.end(claims, scope);
    return c.body(null, 204);
  });

  return routes;
}
