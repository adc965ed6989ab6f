import type { ReactNode } from "react";
// biome-ignore lint/style/noRestrictedImports: the specification's floating chat stands on every page, so the shell carries its button
import { ChatButton } from "~/entities/chat/chat-button";
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

/** The dark band that opens a page without a picture of its own: lists, forms, articles. */
export function OpeningBand({ eyebrow, title, children }: { eyebrow?: string; title: string; children?: ReactNode }) {
  return (
    <div className="on-dark bg-carbon pt-40 pb-16 text-bone md:pt-48 md:pb-20">
      <div className="wrap">
        {eyebrow && <p className="label mb-4 text-signal">{eyebrow}</p>}
        <h1 className="title-1 max-w-[18ch]">{title}</h1>
        {children && <div className="lead mt-6 max-w-[60ch] text-mist">{children}</div>}
      </div>
    </div>
  );
}
