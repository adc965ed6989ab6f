/** Steps of a start that `npm start` and `npm run dev` share. */
import { once } from "node:events";
import { rmdir } from "node:fs/promises";
import type { Server } from "node:http";
import { join } from "node:path";
import type { PublicConfig } from "../app/lib/backend.server.ts";
import type { Config } from "./process/config.ts";
import { acquireLock, LOCK_NAME, runDirectory } from "./process/lock.ts";
import { returnToOwner } from "./process/ownership.ts";
import { prepareDataDir } from "./start-problem.ts";

/** The data directory of a site that runs. */
export type DataDir = {
  /** Private directory for PostgreSQL's socket. */
  runDir: string;
  /** Gives up the lock at once, for a start that is broken off. */
  unlock(): void;
  /** Takes away what the site leaves beside its data, and gives up the lock. */
  release(): Promise<void>;
};

/** Makes the data directory where there is none, and locks it. @throws Error with a sentence for the person */
export async function takeDataDir(dataDir: string): Promise<DataDir> {
  await prepareDataDir(dataDir);
  const unlock = await acquireLock(join(dataDir, LOCK_NAME));
  const runDir = await runDirectory(dataDir);
  return {
    runDir,
    unlock,
    async release() {
      await rmdir(runDir).catch(() => undefined);
      await returnToOwner(dataDir);
      unlock();
    },
  };
}

/** @throws Error with a sentence for the person, when something else listens there */
export async function listen(server: Server, { host, port }: Config): Promise<void> {
  server.listen(port, host);
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === "EADDRINUSE" ? "something else listens there already" : error.message;
    throw new Error(`Cannot listen on ${host}:${port}: ${reason}. Set another PORT.`);
  });
}

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Says where the site is, who its administrator is and where mail goes. */
export function announce({ siteUrl, mail, enquiryMails, dataDir, backend }: Config, { admin }: PublicConfig): void {
  say(`\nThe site is at ${siteUrl}`);
  say(`Administrator: ${admin.email}${admin.password ? `, password ${admin.password} (demonstration)` : ""}`);
  if (backend.kind === "supabase") say(`Mail: sent by the Supabase project at ${backend.url}`);
  else if (mail.smtpUrl) say(`Mail: sent through ${new URL(mail.smtpUrl).host}`);
  else say(`Mail: put into ${join(dataDir, "outbox")}, its links into this log`);
  const mailsEnquiries = enquiryMails.notifyTo.length > 0 || enquiryMails.receipt;
  if (mailsEnquiries && backend.kind === "supabase" && !backend.databaseUrl) {
    say("Mails about enquiries are off: they need the project's DATABASE_URL beside SUPABASE_URL.");
  }
  say("Stop it with Ctrl-C.\n");
}
