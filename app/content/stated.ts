import { emptySnapshot, type Snapshot } from "#domain/desk/snapshot.ts";

/** The id of the element that hands the snapshot to the browser. */
export const SNAPSHOT_ELEMENT = "site-snapshot";

/**
 * What the owner has stated at the desk, laid over the repository's values where content is loaded. On the server each thread gets it
 * before it loads the content (`globalThis.siteSnapshot`); the browser reads it from the document.
 */
export const stated: Snapshot = readSnapshot();

function readSnapshot(): Snapshot {
  const inDocument = typeof document === "undefined" ? null : document.getElementById(SNAPSHOT_ELEMENT)?.textContent;
  if (inDocument) return { ...emptySnapshot, ...(JSON.parse(inDocument) as Partial<Snapshot>) };
  return (globalThis as { siteSnapshot?: Snapshot }).siteSnapshot ?? emptySnapshot;
}
