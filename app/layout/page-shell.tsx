import type { ReactNode } from "react";
// biome-ignore lint/style/noRestrictedImports: the specification's floating chat stands on every page, so the shell carries its button
import { ChatButton } from "~/entities/chat/chat-button";
import { Picture, type PictureSource } from "~/ui/picture";
import { Footer } from "./footer";
import { Header } from "./header";

/** What every public page stands in: the bar, the page, the end, and the floating chat. */
export function PageShell({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer />
      <ChatButton />
    </>
  );
}

/** The band that opens lists and forms: the words on the calm left side of a picture, or on plain carbon. */
export function OpeningBand({
  eyebrow,
  title,
  picture,
  children,
}: {
  eyebrow?: string;
  title: string;
  picture?: PictureSource;
  children?: ReactNode;
}) {
  return (
    <div className="on-dark relative isolate overflow-hidden bg-carbon pt-40 pb-16 text-bone md:pt-48 md:pb-20">
      {picture && (
        <>
          <Picture source={picture} sizes="100vw" eager alt="" className="absolute inset-0 -z-20 size-full" />
          <div
            aria-hidden="true"
            className="absolute inset-0 -z-10 bg-linear-to-t from-carbon via-carbon/75 to-carbon/45 md:bg-linear-to-r md:from-carbon md:via-carbon/85 md:to-carbon/60 lg:via-carbon/80 lg:to-carbon/10"
          />
        </>
      )}
      <div className="wrap">
        {eyebrow && <p className="label mb-4 text-signal">{eyebrow}</p>}
        <h1 className="title-1 max-w-[18ch]">{title}</h1>
        {children && <div className="lead mt-6 max-w-[60ch] text-mist">{children}</div>}
      </div>
    </div>
  );
}
