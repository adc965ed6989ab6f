import { randomBytes } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { emptySnapshot } from "../../domain/desk/snapshot.ts";
import type { Config } from "../process/config.ts";
import type { Logger } from "../process/log.ts";
import type { Secrets } from "../process/secrets.ts";
import { type Supervised, supervise } from "../process/supervise.ts";
import { createAccounts } from "./accounts/service.ts";
import { ensureAdministrator } from "./administrator.ts";
import { scheduleNightlyBackups } from "./backup/nightly.ts";
import { createPostgresService } from "./data/postgres-service.ts";
import { createPostgrestService } from "./data/postgrest-service.ts";
import type { DataService } from "./data/requests.ts";
import { socketAddress } from "./database.ts";
import { sendEnquiryMails } from "./enquiry-mails/sending.ts";
import { createMailer } from "./mail.ts";
import { migrate } from "./migrate.ts";
import { startPostgres } from "./postgres.ts";
import { scheduleEnquiryRetention } from "./retention.ts";

/** How long a Supabase project may take over a request, in milliseconds. */
const PROJECT_TIMEOUT_MS = 10_000;

export type Backend = {
  data: DataService;
  /** Answers requests under /auth/v1; a Supabase project also those under /storage/v1. */
  fetch: (request: Request) => Promise<Response>;
  publishableKey: string;
  /** Not for a Supabase project. `address` is the owner's; `applicationName` is that of the data service's connections. */
  database?: { address: string; applicationName: string };
  /** Shared by all servers of the site. */
  secret: string;
  /** The address of an external database, which several servers may share. */
  sharedDatabase?: string;
  /** Stops the parts in reverse order: the services before the database. */
  stop(): Promise<void>;
};

/**
 * Starts the configured backend: for a Supabase project only the sending of mails, for an external database the data
 * and accounts services, otherwise PostgreSQL and these services.
 *
 * @param runDir private directory for PostgreSQL's socket.
 * @param options.stated what the owner has stated, for mails.
 * @param options.postgresRuns whether the embedded PostgreSQL is kept by the caller.
 * @throws when a part does not start; the parts started before are stopped.
 */
export async function startBackend(
  config: Config,
  secrets: Secrets,
  runDir: string,
  log: Logger,
  { postgresRuns = false, stated = () => emptySnapshot } = {},
): Promise<Backend> {
  const outbox = join(config.dataDir, "outbox");
  await mkdir(outbox, { recursive: true, mode: 0o700 });
  const mail = { ...config.mail, outbox };
  const mailEnquiries = (database: string) =>
    sendEnquiryMails(
      database,
      { ...config.enquiryMails, sends: config.mail.smtpUrl !== undefined, siteUrl: config.siteUrl, stated },
      createMailer(mail, log),
      log,
    );

  if (config.backend.kind === "supabase") {
    const { url, publishableKey, databaseUrl } = config.backend;
    const { jwtSecret: secret } = secrets;
    const mailing = databaseUrl ? mailEnquiries(databaseUrl) : undefined;
    return {
      data: createPostgrestService(url, publishableKey, PROJECT_TIMEOUT_MS),
      fetch: forwardTo(url),
      publishableKey,
      secret,
      stop: async () => mailing?.stop(),
    };
  }

  const started: { stop(): Promise<void> }[] = [];
  const stop = async () => {
    for (const part of started.reverse()) await part.stop();
  };
  try {
    const embedded = config.backend.kind === "embedded";
    if (embedded && !postgresRuns) started.push(await keepPostgres(config.dataDir, runDir, log));
    const owner = config.backend.kind === "embedded" ? socketAddress(runDir, "postgres") : config.backend.url;
    await migrate(owner, { adminEmail: config.admin.email, servicesLogIn: embedded, log });
    const { email, name, password } = config.admin;
    if (password) await ensureAdministrator(owner, { email, name, password }, log);
    started.push(scheduleEnquiryRetention(owner, config.enquiriesKeptMonths, log));
    started.push(mailEnquiries(owner));

    const applicationName = `site-data-${randomBytes(4).toString("hex")}`;
    // With the embedded database the services log in as their roles; elsewhere they log in as the owner and SET ROLE.
    const addressAs = (role: string) => (embedded ? socketAddress(runDir, role) : owner);
    const data = createPostgresService(addressAs("authenticator"), secrets.jwtSecret, applicationName);
    started.push({ stop: data.close });
    const accounts = createAccounts(
      { accountsUrl: addressAs("supabase_auth_admin"), jwtSecret: secrets.jwtSecret, siteUrl: config.siteUrl },
      createMailer(mail, log),
      log,
    );
    started.push({ stop: accounts.close });
    if (config.nightly) started.push(scheduleNightlyBackups(config.nightly, owner, log));
    return {
      data,
      fetch: accounts.fetch,
      publishableKey: secrets.publishableKey,
      database: { address: owner, applicationName },
      secret: secrets.jwtSecret,
      sharedDatabase: embedded ? undefined : owner,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Keeps the embedded PostgreSQL running, with its socket in `runDir`. */
export async function keepPostgres(dataDir: string, runDir: string, log: Logger): Promise<Supervised> {
  const paths = { directory: join(dataDir, "postgres"), socketDirectory: runDir };
  const supervised = await supervise("PostgreSQL", () => startPostgres(paths, log), { log });
  log.info({ socketDirectory: runDir }, "PostgreSQL runs");
  return supervised;
}

/** Forwards requests to a Supabase project. */
function forwardTo(url: string): Backend["fetch"] {
  return (request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(`${url}${pathname}${search}`, request), { redirect: "manual" });
  };
}
