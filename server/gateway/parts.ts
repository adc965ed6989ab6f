import { bearerToken, type Visitor } from "../http/visitor.ts";
import type { Logger } from "../process/log.ts";
import type { BackendFunction } from "./functions.ts";
import type { Limits } from "./limits.ts";
import type { Reads } from "./reads.ts";
import type { Bucket } from "./storage/bucket.ts";
import type { AskData, Send } from "./upstream.ts";

export type GatewayEnv = { Bindings: Visitor };

/** What came of a write. One without an answer may have happened all the same. */
export type WriteOutcome = "changed" | "unknown" | "refused";

/** What the gateway's routes are made from. */
export type GatewayParts = {
  send: Send;
  askData: AskData;
  reads: Reads;
  bucket: Bucket;
  limits: Limits;
  publishableKey: string;
  functions: ReadonlyMap<string, BackendFunction>;
  accounts: {
    /** Mailed links lead nowhere else. */
    siteUrl: string;
    /** Seals the cookie by which a browser is known; see known-browser.ts. */
    browserSecret: string;
    /** Whether a Supabase project's own accounts service answers. */
    hosted: boolean;
  };
  /** Called when a table has changed or may have, before the writer hears of it. */
  onWrite: (table: string, outcome: WriteOutcome) => void;
  log: Logger;
};

/** The user's token, or undefined for a request without one. The client library sends the key where it has no token. */
export function userToken(request: Request, publishableKey: string): string | undefined {
  const token = bearerToken(request.headers.get("authorization"));
  return token === publishableKey ? undefined : token;
}

/** The query of a request, with its question mark. */
export function searchOf(request: Request): string {
  return new URL(request.url).search;
}
