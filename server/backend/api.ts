import { createServer } from "node:http";
import { format } from "node:util";
import { getRequestListener } from "@hono/node-server";
import { App } from "@supabase/lite";
import { createLog, describeError, type LogLevel } from "../process/log.ts";
import { openApiConnection } from "./connection.ts";
import { createMailer, type MailSettings } from "./mail.ts";
import { watchPrototypes } from "./prototypes.ts";

/** What the site tells this process over IPC after starting it. */
export type ApiSettings = {
  databaseUrl: string;
  socketPath: string;
  jwtSecret: string;
  publishableKey: string;
  siteUrl: string;
  mail: MailSettings;
  logLevel: LogLevel;
};

// The site has gone, whichever way: nobody is left to serve.
process.once("disconnect", () => process.exit(0));
process.once("message", (settings: ApiSettings) => serve(settings).catch(fail));

function fail(error: unknown): void {
  process.stderr.write(`${JSON.stringify({ level: 50, process: "api", msg: describeError(error).message })}\n`);
  process.exit(1);
}

/** Serves Supabase's interfaces on a socket, and says "ready" once it does. */
async function serve(settings: ApiSettings): Promise<void> {
  const log = createLog(settings.logLevel, "api");
  const write = (...parts: unknown[]) =>
    log.warn(format(...parts.map((part) => (part instanceof Error ? describeError(part).message : part))));
  // The library reports to the console; a thrown error printed whole would show the row the database refused.
  Object.assign(console, { log: write, info: write, warn: write, error: write, debug: write });

  const connection = openApiConnection(settings.databaseUrl);
  const app = await new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: settings.jwtSecret,
      publishable_key: settings.publishableKey,
      site_url: settings.siteUrl,
      additional_redirect_urls: [`${settings.siteUrl}/**`],
      enable_signup: true,
      minimum_password_length: 8,
      enable_refresh_token_rotation: true,
      // Ten digits: the code in the mail can be entered instead of following the link, and must not be guessed.
      email: { enable_signup: true, enable_confirmations: true, double_confirm_changes: true, otp_length: 10 },
    },
    api: { enabled: true, schemas: ["public"], max_rows: 1000, aggregates_enabled: false, plan_enabled: false },
    storage: { enabled: false },
    studio: { enabled: false },
    options: {
      server: { admin: false, disableStudio: true },
      drivers: { email: createMailer(settings.mail, log) },
    },
  }).init();

  // Read before the first request, so that one that comes while the database is away does not find an empty schema.
  const { tables } = await connection.introspect({ useCache: true });
  if (tables.length === 0) throw new Error("the database shows no tables");

  const isClean = watchPrototypes();
  const server = createServer(
    getRequestListener(async (request) => {
      const response = await app.fetch(request, { peerAddress: null });
      if (isClean()) return response;
      // Whatever the library does from here on may be wrong: filters may be ignored. A new process begins clean.
      log.fatal("a request changed a prototype; this process ends");
      process.exit(1);
    }),
  );
  server.listen(settings.socketPath, () => process.send?.("ready"));
}
