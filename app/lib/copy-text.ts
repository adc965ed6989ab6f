/** Copies a text. @returns whether the browser did: it may refuse, and a page without HTTPS has no clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
