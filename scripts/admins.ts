/**
 * Manages the administrators of the site:
 *
 *   npm run admins -- list
 *   npm run admins -- invite ADDRESS    adds an administrator and mails a link to set a password
 *   npm run admins -- remove ADDRESS    removes the rights and ends the sessions; the account stays without rights
 *   npm run admins -- reset ADDRESS     ends the sessions, clears the password and mails a link to a new one
 *
 * The embedded database has to be running; with DATABASE_URL the site need not run. For a Supabase project set the
 * project's DATABASE_URL beside SUPABASE_URL. Without a mail server the link is printed.
 */
import { randomBytes } from "node:crypto";
import { normalizeEmail } from "../server/backend/accounts/calls.ts";
import { makeLink, type Purpose } from "../server/backend/accounts/links.ts";
import { linkMail } from "../server/backend/accounts/mails.ts";
import { openDatabase, type Queries } from "../server/backend/database.ts";
import { createMailer, firstLink } from "../server/backend/mail.ts";
import { describeDatabaseFailure, ownerAddress } from "../server/backend/owner-address.ts";
import { giveUp, loadConfig } from "../server/process/environment.ts";
import { createLog } from "../server/process/log.ts";

const USAGE = "Usage: npm run admins -- list | invite ADDRESS | remove ADDRESS | reset ADDRESS";

const say = (text: string) => process.stdout.write(`${text}\n`);

const [command = "", given = ""] = process.argv.slice(2);
const email = normalizeEmail({ email: given });
if (!["list", "invite", "remove", "reset"].includes(command)) giveUp(USAGE);
if (command !== "list" && !email) giveUp(`'${given}' is not an e-mail address.`, USAGE);

const config = loadConfig();
const sql = openDatabase((await ownerAddress(config)) ?? askForDatabase(), { max: 1, connect_timeout: 5 });
try {
  if (command === "list") await list();
  else if (command === "invite") await invite();
  else if (command === "remove") await remove();
  else await reset();
} catch (error) {
  process.stderr.write(`${describeDatabaseFailure(error)}\n`);
  process.exitCode = 1;
} finally {
  await sql.end({ timeout: 5 });
}

function askForDatabase(): never {
  return giveUp(
    "Give the project's own DATABASE_URL beside SUPABASE_URL, or do it in the project's dashboard:",
    "  SQL editor: insert into private.administrators (email) values ('second@example.com'); delete from it to remove.",
    "  Authentication, Users: invite the address, or send it a password recovery; delete a user to end the sessions.",
  );
}

async function list(): Promise<void> {
  const rows = await sql<{ email: string; from_environment: boolean; state: string }[]>`
    select administrator.email, from_environment, case
      when account.email_confirmed_at is null then 'has not confirmed the address yet'
      when coalesce(account.encrypted_password, '') = '' then 'has no password yet'
      else 'can sign in' end as state
    from private.administrators as administrator
    left join auth.users as account on lower(account.email) = administrator.email and account.deleted_at is null
    order by administrator.created_at`;
  for (const row of rows) say(`${row.email}\t${row.state}${row.from_environment ? "\t(ADMIN_EMAIL)" : ""}`);
}

async function invite(): Promise<void> {
  const added = await sql`
    insert into private.administrators (email) values (${email}) on conflict do nothing returning email`;
  say(added.length > 0 ? `${email} is an administrator now.` : `${email} was an administrator already.`);
  const [account] = await sql`
    select from auth.users where lower(email) = ${email} and email_confirmed_at is not null and deleted_at is null`;
  if (account) say("There is an account with this address already, and it has the right from now on.");
  else await sendLink("invite");
}

async function remove(): Promise<void> {
  const [present] = await sql`select from_environment from private.administrators where email = ${email}`;
  if (!present) giveUp(`${email} is not an administrator.`);
  if (present.from_environment) giveUp(`${email} is named by ADMIN_EMAIL; set another address there and restart.`);
  await sql.begin(async (transaction) => {
    await transaction`delete from private.administrators where email = ${email}`;
    await endSessions(transaction);
  });
  say(`${email} is no administrator any more, and is signed out everywhere.`);
}

async function reset(): Promise<void> {
  const [account] = await sql`
    select from auth.users where lower(email) = ${email} and email_confirmed_at is not null and deleted_at is null`;
  if (!account) giveUp(`${email} has no account yet; invite it.`);
  await sql.begin(async (transaction) => {
    await transaction`update auth.users set encrypted_password = '' where lower(email) = ${email}`;
    await endSessions(transaction);
  });
  say(`The password of ${email} is worth nothing any more, and its sessions have ended.`);
  await sendLink("recovery");
}

async function endSessions(transaction: Queries): Promise<void> {
  await transaction`
    delete from auth.sessions where user_id in (select id from auth.users where lower(email) = ${email})`;
}

/** Mails or prints a link to set a password. A Supabase project sends the mail itself. */
async function sendLink(purpose: Purpose): Promise<void> {
  const { backend, siteUrl, mail } = config;
  if (backend.kind === "supabase") return askProject(backend.url, backend.publishableKey, purpose);
  const secrets = await makeLink(sql, { email, purpose });
  const letter = linkMail(siteUrl, email, purpose, secrets, `${siteUrl}/auth`);
  if (mail.smtpUrl) {
    await createMailer({ ...mail, outbox: "" }, createLog("silent", "site")).send(letter);
    say("A link to a password was mailed.");
  } else {
    say(
      `There is no mail server. Pass this link on to ${email} alone; it works once:\n\n${firstLink(letter.text ?? "")}\n`,
    );
  }
}

/** Asks the project to send a mail: a sign-up with a random password, or a recovery. */
async function askProject(url: string, apikey: string, purpose: Purpose): Promise<void> {
  const call = purpose === "invite" ? { email, password: randomBytes(24).toString("base64url") } : { email };
  const path = purpose === "invite" ? "signup" : "recover";
  const response = await fetch(
    `${url}/auth/v1/${path}?${new URLSearchParams({ redirect_to: `${config.siteUrl}/auth` })}`,
    {
      method: "POST",
      headers: { apikey, "Content-Type": "application/json" },
      body: JSON.stringify(call),
    },
  );
  if (!response.ok) throw new Error(`The project refused to send the mail: ${await response.text()}`);
  say(`The project mails ${email} a link. It leads to ${config.siteUrl}/auth, where a password is chosen.`);
}
