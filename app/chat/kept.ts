/** Where a tab keeps its conversation over page changes. */
export const storageKey = "support-chat";

/** Whether this tab's panel was open on the page before; false where the browser keeps nothing. */
export function wasLeftOpen(): boolean {
  try {
    return sessionStorage.getItem(storageKey)?.includes('"open":true') ?? false;
  } catch {
    return false;
  }
}
