import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { InstrumentSection } from "~/content/schema";
import { isAlive } from "~/layout/start/late-start";
import { Button } from "~/ui/button";
import { useInView } from "~/ui/motion";
import { useServedHtml } from "../as-served";
import { Frame } from "../frame";
import * as words from "./words";

/** The loaded component, rendered at once on the way back, so that the page has its full height for scroll restoration. */
let loadedInstrument: ComponentType<{ section: InstrumentSection }> | undefined;

/** Loads the instruments' code. Browsers do not retry a failed import before the document is loaded again. */
async function load() {
  const loaded = await import("~/instruments/instrument");
  loadedInstrument = loaded.default;
  return loaded;
}
const Instrument = lazy(load);

/**
 * A section with an instrument. The server-rendered form and result stay and work as plain HTML until the section comes
 * near the screen; then the code is loaded and takes over with the typed values. After a client-side navigation there is
 * no such form, so the code is loaded with the page.
 */
export function InstrumentBand({ section }: { section: InstrumentSection }) {
  const box = useRef<HTMLDivElement>(null);
  const { html: served, place } = useServedHtml(`${section.id}-instrument`);
  const [Live, setLive] = useState(() => (isAlive() ? loadedInstrument : undefined));
  const near = useInView(box, "800px", true);
  useEffect(() => {
    if (!near) return;
    load().then(
      ({ default: loaded }) => {
        // The served form stays until the code is loaded, so that nothing typed meanwhile is lost.
        box.current?.setAttribute("data-served-form", "");
        setLive(() => loaded);
      },
      // The served form still works as plain HTML.
      () => {},
    );
  }, [near]);
  return (
    <Frame section={section} tone="sand" focusable>
      {served !== undefined && !Live ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own form, as the server rendered it
        <div {...place} ref={box} dangerouslySetInnerHTML={{ __html: served }} />
      ) : (
        <div {...place} key="live">
          <ErrorBoundary fallback={<ReloadPrompt />}>
            {Live ? (
              <Live section={section} />
            ) : (
              <Suspense>
                <Instrument section={section} />
              </Suspense>
            )}
          </ErrorBoundary>
        </div>
      )}
    </Frame>
  );
}

/** Shows `fallback` if its children throw. */
class ErrorBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/** Loads the same address as a document, with the form that the server renders. */
function ReloadPrompt() {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p>{words.couldNotLoad}</p>
      <Button onClick={() => location.reload()}>{words.loadAgain}</Button>
    </div>
  );
}
