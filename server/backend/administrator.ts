import { compare, hash } from "bcryptjs";
import { DEMONSTRATION_PASSWORD } from "../process/config.ts";
import type { Logger } from "../process/log.ts";
import { confirmPerson, findPerson } from "./accounts/people.ts";
import { openDatabase } from "./database.ts";

/** The accounts library's own cost. */
const BCRYPT_COST = 10;

type Account = { email: string; name: string; password: string };

/** Whether the account of `email` opens with the public password of demonstration mode. */
export async function hasPublicPassword(address: string, email: string): Promise<boolean> {
  const sql = openDatabase(address, { max: 1 });
  try {
    const present = await findPerson(sql, email);
    return await compare(DEMONSTRATION_PASSWORD, present?.encrypted_password ?? "");
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/**
 * Makes the administrator's account, confirmed, unless there is a confirmed one. An account that still has the public password of
 * demonstration mode is given the new one: the site may since have been opened to the network.
 */
export async function ensureAdministrator(address: string, account: Account, log: Logger): Promise<void> {
  const sql = openDatabase(address, { max: 1 });
  const { email, name, password } = account;
  try {
    const present = await findPerson(sql, email);
    if (!present?.email_confirmed_at) {
      // One that was never confirmed holds a password of whoever signed up first; this one takes its place.
      const digest = await hash(password, BCRYPT_COST);
      await sql.begin((transaction) => confirmPerson(transaction, { email, name, digest }));
      log.info("administrator's account made");
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
