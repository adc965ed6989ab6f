import type { KnowledgeRecord } from "./record.ts";
import type * as SiteContent from "./site-content.ts";

/** Everything the site says in code. */
export type Content = typeof SiteContent;

/** Something the site says, with its place, before it is given an id. */
export type Placed = Omit<KnowledgeRecord, "id">;
