/** Key of the session storage under which a tab keeps its conversation. */
export const storageKey = "support-chat";

/** Whether this tab's panel was open on the page before; false without session storage. */
export function wasLeftOpen(): boolean {
  try {
    return sessionStorage.getItem(storageKey)?.includes('"open":true') ?? false;
  } catch {
    return false;
  }
}
