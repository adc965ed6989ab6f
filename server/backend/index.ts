import { randomBytes } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../process/config.ts";
import type { Logger } from "../process/log.ts";
import type { Secrets } from "../process/secrets.ts";
import { supervise } from "../process/supervise.ts";
import { ensureAdministrator } from "./administrator.ts";
import { startApi } from "./api/start.ts";
import { scheduleNightlyBackups } from "./backup/nightly.ts";
import { socketAddress } from "./database.ts";
import { sendEnquiryMails } from "./enquiry-mails/sending.ts";
import { createMailer } from "./mail.ts";
import { migrate } from "./migrate.ts";
import { startPostgres } from "./postgres.ts";
import { scheduleEnquiryRetention } from "./retention.ts";

/** Where the gateway finds Supabase's interfaces. */
export type Upstream = { kind: "socket"; path: string } | { kind: "remote"; url: string };

export type Backend = {
  upstream: Upstream;
  publishableKey: string;
  /** The database, unless it is a Supabase project's: its address as its owner, and what our API's connections are named. */
  database?: { address: string; ownName: string };
  /** Known to all servers of the site and to nobody else. */
  secret: string;
  /** The external database when there is one: several servers may share it. */
  sharedDatabase?: string;
  /** Ends what was started, the API before the database. */
  stop(): Promise<void>;
};

/**
 * Brings up the backend the configuration asks for: nothing for a Supabase project; the API process for an external
 * database; PostgreSQL and the API process otherwise.
 *
 * @param runDir private directory for the sockets.
 * @throws when a part does not start; what was started before it is stopped.
 */
export async function startBackend(config: Config, secrets: Secrets, runDir: string, log: Logger): Promise<Backend> {
  const outbox = join(config.dataDir, "outbox");
  await mkdir(outbox, { recursive: true, mode: 0o700 });
  const mail = { ...config.mail, outbox };
  const mailEnquiries = (database: string) =>
    sendEnquiryMails(database, { ...config.enquiryMails, siteUrl: config.siteUrl }, createMailer(mail, log), log);

  if (config.backend.kind === "supabase") {
    const { url, publishableKey, databaseUrl } = config.backend;
    const { jwtSecret: secret } = secrets;
    const mailing = databaseUrl ? mailEnquiries(databaseUrl) : undefined;
    return { upstream: { kind: "remote", url }, publishableKey, secret, stop: async () => mailing?.stop() };
  }

  const started: { stop(): Promise<void> }[] = [];
  const stop = async () => {
    for (const part of started.reverse()) await part.stop();
  };
  try {
    if (config.backend.kind === "embedded") {
      const place = { directory: join(config.dataDir, "postgres"), socketDirectory: runDir };
      started.push(await supervise("PostgreSQL", () => startPostgres(place, log), { log }));
      log.info({ socketDirectory: runDir }, "PostgreSQL runs");
    }
    const embedded = config.backend.kind === "embedded";
    const owner = config.backend.kind === "embedded" ? socketAddress(runDir, "postgres") : config.backend.url;
    await migrate(owner, { adminEmail: config.admin.email, apiLogsIn: embedded, log });
    const { email, name, password } = config.admin;
    if (password) await ensureAdministrator(owner, { email, name, password }, log);
    started.push(scheduleEnquiryRetention(owner, config.enquiriesKeptMonths, log));
    started.push(mailEnquiries(owner));

    const socketPath = join(runDir, "api");
    const ownName = `site-api-${randomBytes(4).toString("hex")}`;
    const settings = {
      // The embedded database lets the API log in as the roles it works in; elsewhere it becomes them.
      connectionName: ownName,
      databaseUrl: embedded ? socketAddress(runDir, "authenticator") : owner,
      accountsUrl: embedded ? socketAddress(runDir, "supabase_auth_admin") : owner,
      socketPath,
      jwtSecret: secrets.jwtSecret,
      publishableKey: secrets.publishableKey,
      siteUrl: config.siteUrl,
      mail,
      logLevel: config.logLevel,
    };
    started.push(await supervise("the API process", () => startApi(settings), { log }));
    if (config.nightly) started.push(scheduleNightlyBackups(config.nightly, owner, log));
    return {
      upstream: { kind: "socket", path: socketPath },
      publishableKey: secrets.publishableKey,
      database: { address: owner, ownName },
      secret: secrets.jwtSecret,
      sharedDatabase: embedded ? undefined : owner,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
