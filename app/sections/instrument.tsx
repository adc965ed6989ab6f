import { lazy, Suspense, useRef, useState } from "react";
import type { InstrumentSection } from "~/content/schema";
import { isAlive } from "~/layout/late-start";
import { useInView } from "~/ui/self-moving";
import { Frame } from "./frame";

const Instrument = lazy(() => import("~/instruments/instrument"));

/**
 * A section one can work with. The form and its result that came with the document stay as the server made them, and
 * work as plain HTML, until the section comes near; then its code is loaded and takes them over with what was typed.
 */
export function InstrumentBand({ section }: { section: InstrumentSection }) {
  const box = useRef<HTMLDivElement>(null);
  const [drawn] = useState(() => (isAlive() ? undefined : document.getElementById(`${section.id}-drawn`)?.innerHTML));
  const near = useInView(box, "800px", true);
  const place = { id: `${section.id}-drawn`, suppressHydrationWarning: true };
  const served = drawn === undefined ? undefined : { __html: drawn };
  return (
    <Frame section={section} tone="sand">
      {served && !near ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own form, as the server rendered it
        <div {...place} ref={box} dangerouslySetInnerHTML={served} />
      ) : (
        <div {...place} key="live">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above */}
          <Suspense fallback={served && <div dangerouslySetInnerHTML={served} />}>
            <Instrument section={section} />
          </Suspense>
        </div>
      )}
    </Frame>
  );
}
