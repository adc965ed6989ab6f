import type { ModelSettings } from "../../supabase/functions/chat-assistant/model.ts";

/** What the thread is started with. */
export type Beginning = { root: string; model?: ModelSettings };

/** From the site to the thread. */
export type ToThread =
  | { kind: "ask"; id: number; body: string }
  | { kind: "rows"; id: number; status: number; body: string }
  /** Something that anybody may read was published, changed or taken back. */
  | { kind: "published" };

/** From the thread to the site. */
export type FromThread =
  | { kind: "ready"; records: number; took: number }
  | { kind: "answer"; id: number; status: number; body: string }
  /** Asks the site's own memory of anonymous reads for a path below /rest/v1/. */
  | { kind: "read"; id: number; path: string }
  | { kind: "error"; message: string };
