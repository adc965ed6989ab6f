import { type ReactNode, useState } from "react";
import { isAlive } from "~/layout/start/late-start";

/**
 * What is large in code and not interactive: a drawing in the document stays as the server rendered it. Its code, which is
 * `lazy`, is loaded only on a page reached by client-side navigation, which waits for it: a drawing that came later would
 * move the section to which the link leads.
 */
export function AsServed({ id, children }: { id: string; children: ReactNode }) {
  const [drawn] = useState(() => (isAlive() ? undefined : document.getElementById(`drawn-${id}`)?.innerHTML));
  const place = { id: `drawn-${id}`, suppressHydrationWarning: true };
  return drawn ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, as the server rendered it
    <div {...place} dangerouslySetInnerHTML={{ __html: drawn }} />
  ) : (
    <div {...place}>{children}</div>
  );
}
