import type { Snapshot } from "../../domain/desk/snapshot.ts";
import type { ModelSettings } from "../../supabase/functions/chat-assistant/model.ts";

/** The thread's `workerData`. */
export type ThreadData = { root: string; snapshot: Snapshot; model?: ModelSettings };

/** Messages from the site to the thread. */
export type ToThread =
  | { kind: "ask"; id: number; body: string }
  | { kind: "rows"; id: number; status: number; body: string }
  /** Public content was published, changed or withdrawn. */
  | { kind: "published" };

/** Messages from the thread to the site; `took` is in milliseconds. */
export type FromThread =
  | { kind: "ready"; records: number; took: number }
  | { kind: "answer"; id: number; status: number; headers: [name: string, value: string][]; body: string }
  /** Reads a path below /rest/v1/ through the site's cache of anonymous reads. */
  | { kind: "read"; id: number; path: string }
  | { kind: "error"; message: string };
