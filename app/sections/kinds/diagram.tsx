import { lazy, useState } from "react";
import type { DiagramSection } from "~/content/schema";
import { isAlive } from "~/layout/start/late-start";
import { Frame } from "../frame";

const Diagram = lazy(() => import("../diagrams/diagram"));

/**
 * The code of the drawings is large, and they are not interactive: a drawing in the document stays as the server rendered
 * it. The code is loaded only for a drawing on a page reached by client-side navigation, which waits for it: a drawing that
 * came later would move the section to which the link leads.
 */
export function DrawnDiagram({ section }: { section: DiagramSection }) {
  const [drawn] = useState(() => (isAlive() ? undefined : document.getElementById(`drawn-${section.id}`)?.innerHTML));
  const place = { id: `drawn-${section.id}`, suppressHydrationWarning: true };
  return (
    <Frame section={section} tone={section.diagram === "classroom" ? "dark" : "paper"}>
      {drawn ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, as the server rendered it
        <div {...place} dangerouslySetInnerHTML={{ __html: drawn }} />
      ) : (
        <div {...place}>
          <Diagram section={section} />
        </div>
      )}
    </Frame>
  );
}
