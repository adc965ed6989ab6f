import { lazy, Suspense, useState } from "react";
import type { DiagramSection } from "~/content/schema";
import { isAlive } from "~/layout/late-start";
import { Frame } from "../frame";

const Diagram = lazy(() => import("../diagrams/diagram"));

/**
 * The drawings are the heaviest of the sections, and nothing in them can be pressed: one that came with the document
 * stays as the server drew it. Their code is loaded for one that a later page shows.
 */
export function DrawnDiagram({ section }: { section: DiagramSection }) {
  const [drawn] = useState(() => (isAlive() ? undefined : document.getElementById(`drawn-${section.id}`)?.innerHTML));
  const place = { id: `drawn-${section.id}`, suppressHydrationWarning: true };
  return (
    <Frame section={section}>
      {drawn ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, as the server rendered it
        <div {...place} dangerouslySetInnerHTML={{ __html: drawn }} />
      ) : (
        <div {...place}>
          <Suspense>
            <Diagram section={section} />
          </Suspense>
        </div>
      )}
    </Frame>
  );
}
