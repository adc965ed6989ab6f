import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { InstrumentSection } from "~/content/schema";
import { isAlive } from "~/layout/late-start";
import { Button } from "~/ui/button";
import { useInView } from "~/ui/self-moving";
import { Frame } from "../frame";

/** What was loaded once stands at once when one comes back: the page is as high as it was when it was left. */
let known: ComponentType<{ section: InstrumentSection }> | undefined;

/** A browser does not ask anew for a module that did not come: only another document does. */
async function load() {
  const loaded = await import("~/instruments/instrument");
  known = loaded.default;
  return loaded;
}
const Instrument = lazy(load);

/**
 * A section one can work with. The form and its result that came with the document stay as the server made them, and
 * work as plain HTML, until the section comes near; then its code is loaded and takes them over with what was typed.
 * Within the site nothing stands in its place, so its code is loaded with the page.
 */
export function InstrumentBand({ section }: { section: InstrumentSection }) {
  const box = useRef<HTMLDivElement>(null);
  const [served] = useState(() => (isAlive() ? undefined : document.getElementById(`${section.id}-drawn`)?.innerHTML));
  const [Live, setLive] = useState(() => (isAlive() ? known : undefined));
  const near = useInView(box, "800px", true);
  useEffect(() => {
    if (!near) return;
    load().then(
      ({ default: loaded }) => {
        // The served form stays in its place until the code is there: nothing typed meanwhile may be lost.
        box.current?.setAttribute("data-served-form", "");
        setLive(() => loaded);
      },
      // The served form goes on asking the server.
      () => {},
    );
  }, [near]);
  const place = { id: `${section.id}-drawn`, suppressHydrationWarning: true };
  return (
    <Frame section={section} tone="sand">
      {served !== undefined && !Live ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own form, as the server rendered it
        <div {...place} ref={box} dangerouslySetInnerHTML={{ __html: served }} />
      ) : (
        <div {...place} key="live">
          <Guarded otherwise={<Reload />}>
            {Live ? (
              <Live section={section} />
            ) : (
              <Suspense>
                <Instrument section={section} />
              </Suspense>
            )}
          </Guarded>
        </div>
      )}
    </Frame>
  );
}

/** Shows something else in place of what cannot be shown, so that the page around it stands. */
class Guarded extends Component<{ otherwise: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.otherwise : this.props.children;
  }
}

/** The way to the form that the server answers: the same address, asked for as a document. */
function Reload() {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p>This part of the page could not be fetched.</p>
      <Button onClick={() => location.reload()}>Open it anew</Button>
    </div>
  );
}
