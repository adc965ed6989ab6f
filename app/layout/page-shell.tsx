import type { ReactNode } from "react";
// biome-ignore lint/style/noRestrictedImports: the specification's floating chat stands on every page, so the shell carries its button
import { ChatButton } from "~/entities/chat/chat-button";
import { OpeningPicture } from "~/ui/opening-picture";
import type { PictureSource } from "~/ui/picture";
import { Footer } from "./footer";
import { Header } from "./header";
import { useSiteUrl } from "./place";
import { PrintFoot } from "./print-foot";
import { ReachBar } from "./reach-links";

/** What every public page stands in: the bar, the page, the end, and the floating chat. */
export function PageShell({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <PrintFoot siteUrl={useSiteUrl()} />
      <Footer />
      <ReachBar />
      <ChatButton />
    </>
  );
}

/** The band that opens lists and forms: the words below their picture or beside it, or on plain carbon. */
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
    <div className="on-dark opening bg-carbon text-bone lg:min-h-[28rem]">
      {picture && <OpeningPicture source={picture} />}
      <div className="wrap opening-words pt-9 pb-12 lg:pt-20 lg:pb-16">
        {eyebrow && <p className="label mb-4 text-signal">{eyebrow}</p>}
        <h1 className="title-1">{title}</h1>
        {children && <div className="lead mt-6 max-w-[60ch] text-mist">{children}</div>}
      </div>
    </div>
  );
}
