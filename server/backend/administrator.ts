import { compare, hash } from "bcryptjs";
import { DEMONSTRATION_PASSWORD } from "../process/config.ts";
import type { Logger } from "../process/log.ts";
import { openDatabase } from "./database.ts";

/** The accounts library's own cost. */
const BCRYPT_COST = 10;

type Account = { email: string; name: string; password: string };

/**
 * Makes the administrator's account, confirmed, unless there is one. An account that still has the public password of
 * demonstration mode is given the new one: the site may since have been opened to the network.
 */
export async function ensureAdministrator(address: string, account: Account, log: Logger): Promise<void> {
  const sql = openDatabase(address, { max: 1 });
  const { email, name, password } = account;
  try {
    const [present] = await sql<{ id: string; encrypted_password: string | null }[]>`
      select id, encrypted_password from auth.users where email = ${email}`;
    if (!present) {
      const id = crypto.randomUUID();
      const metadata = { full_name: name, email, email_verified: true, phone_verified: false, sub: id };
      const digest = await hash(password, BCRYPT_COST);
      await sql.begin(async (transaction) => {
        const created = await transaction`
          insert into auth.users
            (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
          values (${id}, 'authenticated', 'authenticated', ${email}, ${digest}, now(),
            ${sql.json({ provider: "email", providers: ["email"] })}, ${sql.json(metadata)})
          on conflict do nothing returning id`;
        if (created.length === 0) return;
        await transaction`
          insert into auth.identities (id, provider, provider_id, user_id, identity_data)
          values (gen_random_uuid(), 'email', ${id}, ${id}, ${sql.json(metadata)})`;
        log.info("administrator's account made");
      });
      return;
    }
    const isPublic =
      password !== DEMONSTRATION_PASSWORD && (await compare(DEMONSTRATION_PASSWORD, present.encrypted_password ?? ""));
    if (!isPublic) return;
    const digest = await hash(password, BCRYPT_COST);
    await sql.begin(async (transaction) => {
      await transaction`update auth.users set encrypted_password = ${digest} where id = ${present.id}`;
      await transaction`delete from auth.sessions where user_id = ${present.id}`;
    });
    log.warn("the demonstration password was replaced by ADMIN_PASSWORD");
  } finally {
    await sql.end({ timeout: 5 });
  }
}
