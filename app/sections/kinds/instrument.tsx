import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from "react";
import type { InstrumentSection } from "~/content/schema";
import { isAlive } from "~/layout/late-start";
import { useInView } from "~/ui/self-moving";
import { Frame } from "../frame";

const load = () => import("~/instruments/instrument");
const Instrument = lazy(load);

/**
 * A section one can work with. The form and its result that came with the document stay as the server made them, and
 * work as plain HTML, until the section comes near; then its code is loaded and takes them over with what was typed.
 */
export function InstrumentBand({ section }: { section: InstrumentSection }) {
  const box = useRef<HTMLDivElement>(null);
  const [served] = useState(() => (isAlive() ? undefined : document.getElementById(`${section.id}-drawn`)?.innerHTML));
  const [Live, setLive] = useState<ComponentType<{ section: InstrumentSection }>>();
  const near = useInView(box, "800px", true);
  useEffect(() => {
    // The served form stays in its place until the code is there: nothing typed meanwhile may be lost.
    if (near) load().then(({ default: loaded }) => setLive(() => loaded));
  }, [near]);
  const place = { id: `${section.id}-drawn`, suppressHydrationWarning: true };
  return (
    <Frame section={section} tone="sand">
      {served !== undefined && !Live ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own form, as the server rendered it
        <div {...place} ref={box} dangerouslySetInnerHTML={{ __html: served }} />
      ) : (
        <div {...place} key="live">
          {Live ? (
            <Live section={section} />
          ) : (
            <Suspense>
              <Instrument section={section} />
            </Suspense>
          )}
        </div>
      )}
    </Frame>
  );
}
