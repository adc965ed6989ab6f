import { emptySnapshot, isEmpty, type Snapshot } from "#domain/desk/snapshot.ts";

/** The id of the element that hands the snapshot to the browser. */
export const SNAPSHOT_ELEMENT = "site-snapshot";

const inDocument =
  typeof document === "undefined" ? undefined : (document.getElementById(SNAPSHOT_ELEMENT)?.textContent ?? undefined);

/**
 * What the owner has stated at the desk, laid over the repository's values where content is loaded. On the server each
 * thread gets it before it loads the content (`globalThis.siteSnapshot`); the browser reads it from the document, without
 * prices and batches, which loaders send with their page.
 */
export const stated: Snapshot = inDocument
  ? { ...emptySnapshot, ...(JSON.parse(inDocument) as Partial<Snapshot>) }
  : ((globalThis as { siteSnapshot?: Snapshot }).siteSnapshot ?? emptySnapshot);

/** The text of the element in the document; undefined where the owner has stated nothing. */
export function snapshotText(): string | undefined {
  if (inDocument) return inDocument;
  const { prices: _, batches: __, ...rest } = stated;
  return isEmpty(stated) ? undefined : JSON.stringify(rest).replaceAll("<", "\\u003c");
}
