import { createServer } from "node:http";
import { format } from "node:util";
import { getRequestListener } from "@hono/node-server";
import { App, type HonoContext } from "@supabase/lite";
import type { MiddlewareHandler } from "hono";
import { refuse, SESSION_ENDED } from "../../http/refusals.ts";
import { createLog, describeError, type LogLevel } from "../../process/log.ts";
import { createAccounts } from "../accounts/service.ts";
import { readToken } from "../accounts/tokens.ts";
import { createMailer, type MailSettings } from "../mail.ts";
import { openApiConnection, sentenceOf } from "./connection.ts";
import { watchPrototypes } from "./prototypes.ts";

/** What the site tells this process over IPC after starting it. */
export type ApiSettings = {
  databaseUrl: string;
  /** How its connections to the data are named. */
  connectionName: string;
  /** The same database, as the role of the accounts service. */
  accountsUrl: string;
  socketPath: string;
  jwtSecret: string;
  publishableKey: string;
  siteUrl: string;
  mail: MailSettings;
  logLevel: LogLevel;
};

// The web server has ended, so nobody sends requests any more.
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
    log.warn(format(...parts.map((part) => (part instanceof Error ? sentenceOf(part) : part))));
  // The library reports to the console; a thrown error printed whole would show the row the database refused.
  Object.assign(console, { log: write, info: write, warn: write, error: write, debug: write });

  // The library would look the account up before each request to /rest/v1, in tables its role may not read. The gateway
  // has done so already; what is left to see is that the token is one of ours.
  const takeToken: MiddlewareHandler<HonoContext> = async (c, next) => {
    const authorization = c.req.header("authorization");
    if (!authorization) return next();
    const claims = await readToken(settings.jwtSecret, authorization).catch(() => undefined);
    if (!claims) return refuse(c.req.path, SESSION_ENDED);
    c.set("userId", claims.sub);
    c.set("sessionId", claims.session_id);
    await next();
  };

  const connection = openApiConnection(settings.databaseUrl, settings.connectionName);
  const app = await new App({
    connection,
    // It reads the tokens of requests to /rest/v1; accounts are ours, and its role may not look at them.
    auth: { enabled: false, jwt_secret: settings.jwtSecret, publishable_key: settings.publishableKey },
    api: { enabled: true, schemas: ["public"], max_rows: 1000, aggregates_enabled: false, plan_enabled: false },
    storage: { enabled: false },
    studio: { enabled: false },
    options: {
      server: { admin: false, disableStudio: true, middlewares: [takeToken] },
    },
  }).init();

  // Read before the first request, so that one that comes while the database is away does not find an empty schema.
  const { tables } = await connection.introspect({ useCache: true });
  if (tables.length === 0) throw new Error("the database shows no tables");

  const accounts = createAccounts(settings, createMailer(settings.mail, log), log);
  const answer = (request: Request) =>
    new URL(request.url).pathname.startsWith("/rest/v1/")
      ? app.fetch(request, { peerAddress: null })
      : accounts.fetch(request);
  const isClean = watchPrototypes();
  const server = createServer(
    getRequestListener(async (request) => {
      try {
        return await answer(request);
      } finally {
        // Whatever the library does from here on may be wrong: filters may be ignored. A new process begins clean.
        if (!isClean()) {
          log.fatal("a request changed a prototype; this process ends");
          process.exit(1);
        }
      }
    }),
  );
  // The gateway alone asks here. A connection that we closed while it sends the next request would be an error to it.
  server.keepAliveTimeout = 0;
  server.listen(settings.socketPath, () => process.send?.("ready"));
}
