import { type ContextType, type ReactNode, useState } from "react";
// biome-ignore lint/style/noRestrictedImports: the specification puts the floating chat on every page, so the shell contains its button
import { ChatButton, SkipToChat } from "~/chat/chat-button";
import { useSiteUrl } from "~/layout/document/place";
import { Header, SkipLink } from "~/layout/header/header";
import { LanguageOffer } from "~/layout/header/language-offer";
import { Notices } from "~/layout/header/notices";
import { ReachBar } from "~/layout/reach/reach-links";
import { classes } from "~/ui/classes";
import { OpeningPicture } from "~/ui/opening-picture";
import type { PictureSource } from "~/ui/picture";
import { Footer } from "./footer";
import { Letterhead } from "./letterhead";
import { PageResults } from "./page-result";
import { PrintFooter } from "./print-footer";
import * as words from "./words";

/**
 * The frame of every public page: header, main, footer, contact bar and floating chat.
 * @param instruments the page's instruments, which the keyboard reaches at once
 */
export function PageShell({
  instruments = [],
  children,
}: {
  instruments?: { id: string; heading: string }[];
  children: ReactNode;
}) {
  return (
    <PageResults value={useState<ContextType<typeof PageResults>[0]>([])}>
      <nav aria-label={words.skip}>
        <SkipLink />
        {instruments.map(({ id, heading }) => (
          <a key={id} href={`#${id}`} className="skip-link">
            {words.skipTo(heading)}
          </a>
        ))}
        <SkipToChat />
      </nav>
      <Notices />
      <Header />
      <Letterhead />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <PrintFooter siteUrl={useSiteUrl()} />
      <Footer />
      <ReachBar />
      <LanguageOffer />
      <ChatButton />
    </PageResults>
  );
}

/**
 * The opening of lists and forms: the words below their picture, beside it, or without one. The space of a picture that is
 * still loading ("coming") is reserved.
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
  /** Whether phones show only the title, so that the page's main part is in view. */
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
      <div className={classes("wrap opening-words", brief ? "py-5 md:py-8" : "pt-9 pb-12 lg:pt-20 lg:pb-16")}>
        {eyebrow && (
          <p className={classes("label text-signal-strong", brief ? "mb-2 max-md:hidden" : "mb-4")}>{eyebrow}</p>
        )}
        <h1 className="title-1">{title}</h1>
        {children && (
          <div className={classes("lead max-w-[60ch] text-mist", brief ? "mt-3 max-md:hidden" : "mt-6")}>
            {children}
          </div>
        )}
      </div>
    </div>
  );
}
