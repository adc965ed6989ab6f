import { compare, hash } from "bcryptjs";
import { DEMONSTRATION_PASSWORD } from "../process/config.ts";
import type { Logger } from "../process/log.ts";
import { isCommonPassword } from "./accounts/common-passwords.ts";
import { createConfirmedUser, findUser } from "./accounts/users.ts";
import { withConnection } from "./database.ts";

/** The cost that GoTrue uses. */
const BCRYPT_COST = 10;

type Administrator = { email: string; name: string; password: string };

/** Whether the account of `email` has the public password of demonstration mode. */
export async function hasPublicPassword(address: string, email: string): Promise<boolean> {
  const present = await withConnection(address, {}, (sql) => findUser(sql, email));
  return compare(DEMONSTRATION_PASSWORD, present?.encrypted_password ?? "");
}

/**
 * Creates the administrator's account as a confirmed one, unless there is a confirmed one. The public password of
 * demonstration mode is replaced by the new password, because the site may be open to the network now.
 */
export async function ensureAdministrator(address: string, account: Administrator, log: Logger): Promise<void> {
  const { email, name, password } = account;
  await withConnection(address, {}, async (sql) => {
    const present = await findUser(sql, email);
    if (!present?.email_confirmed_at) {
      refuseCommonPassword(password);
      // The password of an unconfirmed account comes from an unverified sign-up, so it is replaced.
      const digest = await hash(password, BCRYPT_COST);
      await sql.begin((transaction) => createConfirmedUser(transaction, { email, name, digest }));
      log.info("administrator's account created");
      return;
    }
    const isPublic =
      password !== DEMONSTRATION_PASSWORD && (await compare(DEMONSTRATION_PASSWORD, present.encrypted_password ?? ""));
    if (!isPublic) return;
    refuseCommonPassword(password);
    const digest = await hash(password, BCRYPT_COST);
    await sql.begin(async (transaction) => {
      await transaction`update auth.users set encrypted_password = ${digest} where id = ${present.id}`;
      await transaction`delete from auth.sessions where user_id = ${present.id}`;
    });
    log.warn("the demonstration password was replaced by ADMIN_PASSWORD");
  });
}

/** Only where ADMIN_PASSWORD is set on an account: a site that was set up with such a password goes on starting. */
function refuseCommonPassword(password: string): void {
  if (isCommonPassword(password)) {
    throw new Error("ADMIN_PASSWORD is one of the 10,000 commonest passwords, which are tried first; set another one.");
  }
}
