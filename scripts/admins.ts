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
import { ownersActs, projectMailCall, sendAdministratorLink } from "../server/backend/accounts/administrator-links.ts";
import { normalizeEmail } from "../server/backend/accounts/calls.ts";
import { openDatabase } from "../server/backend/database.ts";
import { createMailer } from "../server/backend/mail.ts";
import { describeDatabaseFailure, ownerAddress } from "../server/backend/owner-address.ts";
import { exitWithMessage, loadConfig } from "../server/process/environment.ts";
import { createLog } from "../server/process/log.ts";

const USAGE = "Usage: npm run admins -- list | invite ADDRESS | remove ADDRESS | reset ADDRESS";

const STATES: Record<string, string> = {
  invited: "has not confirmed the address yet",
  "without password": "has no password yet",
  active: "can sign in",
};

const say = (text: string) => process.stdout.write(`${text}\n`);

const [command = "", given = ""] = process.argv.slice(2);
const email = normalizeEmail({ email: given });
if (!["list", "invite", "remove", "reset"].includes(command)) exitWithMessage(USAGE);
if (command !== "list" && !email) exitWithMessage(`'${given}' is not an e-mail address.`, USAGE);

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
  return exitWithMessage(
    "Give the project's own DATABASE_URL beside SUPABASE_URL, or do it in the project's dashboard:",
    "  SQL editor: insert into private.administrators (email) values ('second@example.com'); delete from it to remove.",
    "  Authentication, Users: invite the address, or send it a password recovery; delete a user to end the sessions.",
  );
}

async function list(): Promise<void> {
  const rows = await sql<{ email: string; from_environment: boolean; state: string }[]>`
    select email, from_environment, private.account_state(email) as state
    from private.administrators order by created_at`;
  for (const row of rows) say(`${row.email}\t${STATES[row.state]}${row.from_environment ? "\t(ADMIN_EMAIL)" : ""}`);
}

async function invite(): Promise<void> {
  const [row] = await sql<{ added: boolean; state: string }[]>`
    select private.add_administrator(${email}) as added, private.account_state(${email}) as state`;
  say(row?.added ? `${email} is an administrator now.` : `${email} was an administrator already.`);
  if (row?.state !== "invited") say("There is an account with this address already, and it has the right from now on.");
  else await sendLink();
}

async function remove(): Promise<void> {
  await sql`select private.remove_administrator(${email})`;
  say(`${email} is no administrator any more, and is signed out everywhere.`);
}

async function reset(): Promise<void> {
  await sql`select private.reset_administrator(${email})`;
  say(`The password of ${email} is worth nothing any more, and its sessions have ended.`);
  await sendLink();
}

/** Mails or prints a link to set a password. A Supabase project sends the mail itself. */
async function sendLink(): Promise<void> {
  const { backend, siteUrl, mail } = config;
  if (backend.kind === "supabase") return askProject(backend.url, backend.publishableKey);
  const mailer = createMailer({ ...mail, outbox: "" }, createLog("silent", "site"));
  const sent = await sendAdministratorLink({ sql, mailer, siteUrl, acts: ownersActs }, email);
  if (sent.outcome === "mailed") say("A link to a password was mailed.");
  else say(`${sent.problem} Pass this link on to ${email} alone; it works once:\n\n${sent.link}\n`);
}

/** Asks the project to send the mail. */
async function askProject(url: string, apikey: string): Promise<void> {
  const purpose = await ownersActs.begin(sql, email);
  const { path, call } = projectMailCall(purpose, email, randomBytes(24).toString("base64url"));
  const response = await fetch(
    `${url}/auth/v1/${path}?${new URLSearchParams({ redirect_to: `${config.siteUrl}/auth` })}`,
    {
      method: "POST",
      headers: { apikey, "Content-Type": "application/json" },
      body: JSON.stringify(call),
    },
  );
  await ownersActs.end(sql, email, response.ok ? "mailed" : "failed");
  if (!response.ok) throw new Error(`The project refused to send the mail: ${await response.text()}`);
  say(`The project mails ${email} a link. It leads to ${config.siteUrl}/auth, where a password is chosen.`);
}
