import { bearerToken, type Visitor } from "../http/visitor.ts";
import type { Logger } from "../process/log.ts";
import type { BackendFunction } from "./functions.ts";
import type { Limits } from "./limits.ts";
import type { Reads } from "./reads.ts";
import type { Bucket } from "./storage/bucket.ts";
import type { AskData, Send } from "./upstream.ts";

export type GatewayEnv = { Bindings: Visitor };

/** The outcome of a write: "unknown" when no answer came, since it may have happened all the same. */
export type WriteOutcome = "changed" | "unknown" | "refused";

export type GatewayParts = {
  send: Send;
  askData: AskData;
  reads: Reads;
  bucket: Bucket;
  limits: Limits;
  publishableKey: string;
  functions: ReadonlyMap<string, BackendFunction>;
  accounts: {
    /** Mailed links redirect only within this address. */
    siteUrl: string;
    /** Signs the cookie that identifies a browser; see known-browser.ts. */
    browserSecret: string;
    /** Whether a Supabase project's accounts service answers. */
    hosted: boolean;
  };
  /** Called when a table has changed or may have, before the writer is answered. */
  onWrite: (table: string, outcome: WriteOutcome) => void;
  log: Logger;
};

/** The user's token, or undefined. Without a session the client library sends the publishable key in its place. */
export function userToken(request: Request, publishableKey: string): string | undefined {
  const token = bearerToken(request.headers.get("authorization"));
  return token === publishableKey ? undefined : token;
}

/** The query of a request, including the question mark. */
export function searchOf(request: Request): string {
  return new URL(request.url).search;
}
