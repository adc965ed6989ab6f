import { type ReactNode, useState } from "react";
// biome-ignore lint/style/noRestrictedImports: the specification's floating chat stands on every page, so the shell carries its button
import { ChatButton } from "~/chat/chat-button";
import { classes } from "~/ui/classes";
import { OpeningPicture } from "~/ui/opening-picture";
import type { PictureSource } from "~/ui/picture";
import { Footer } from "./footer";
import { Header } from "./header";
import { InstrumentResult } from "./instrument-result";
import { useSiteUrl } from "./place";
import { PrintFoot } from "./print-foot";
import { ReachBar } from "./reach-links";

/** What every public page stands in: the bar, the page, the end, and the floating chat. */
export function PageShell({ children }: { children: ReactNode }) {
  return (
    <InstrumentResult value={useState<string | null>(null)}>
      <Header />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <PrintFoot siteUrl={useSiteUrl()} />
      <Footer />
      <ReachBar />
      <ChatButton />
    </InstrumentResult>
  );
}

/**
 * The band that opens lists and forms: the words below their picture or beside it, or on plain carbon. A picture that is
 * still to come has its room kept free.
 */
export function OpeningBand({
  eyebrow,
  title,
  picture,
  brief = false,
  children,
}: {
  eyebrow?: string;
  title: string;
  picture?: PictureSource | "coming";
  /** Whether phones see the title alone, since what the page is for has to be in sight. */
  brief?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className={classes("on-dark opening bg-carbon text-bone", !brief && "lg:min-h-[max(28rem,28vw)]")}>
      {picture === "coming" ? (
        <div className="opening-picture aspect-video" />
      ) : (
        picture && <OpeningPicture source={picture} />
      )}
      <div className={classes("wrap opening-words lg:pt-20 lg:pb-16", brief ? "py-5 md:py-9" : "pt-9 pb-12")}>
        {eyebrow && <p className={classes("label mb-4 text-signal-strong", brief && "max-md:hidden")}>{eyebrow}</p>}
        <h1 className="title-1">{title}</h1>
        {children && (
          <div className={classes("lead mt-6 max-w-[60ch] text-mist", brief && "max-md:hidden")}>{children}</div>
        )}
      </div>
    </div>
  );
}
