import { type ReactNode, useState } from "react";
import { isAlive } from "~/layout/start/late-start";

/**
 * The HTML of a part of the document as the server rendered it, to be kept until the part's own code is there.
 * @param id of the part's element
 * @returns the HTML, undefined on the server and after a client-side navigation, and the attributes of the part's element
 */
export function useServedHtml(id: string) {
  const place = { id, suppressHydrationWarning: true };
  const [html] = useState(() => (isAlive() ? undefined : document.getElementById(id)?.innerHTML));
  return { html, place };
}

/**
 * What is large in code and not interactive: a drawing in the document stays as the server rendered it. Its code, which is
 * `lazy`, is loaded only on a page reached by client-side navigation, which waits for it: a drawing that came later would
 * move the section to which the link leads.
 */
export function AsServed({ id, children }: { id: string; children: ReactNode }) {
  const { html, place } = useServedHtml(`drawn-${id}`);
  return html ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, as the server rendered it
    <div {...place} dangerouslySetInnerHTML={{ __html: html }} />
  ) : (
    <div {...place}>{children}</div>
  );
}
