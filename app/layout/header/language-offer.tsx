import { useEffect, useState } from "react";
import { edition } from "~/content/edition";
import { browserStorage } from "~/lib/browser-storage";
import { Icon } from "~/ui/icon";
import { LANGUAGE_KEY, LanguageSwitch, rememberLanguage } from "./language-switch";

/** Whether this browser prefers the other edition's language, and its visitor has not chosen yet. */
const isOffered = () =>
  edition.other.offer !== "" &&
  navigator.language.slice(0, 2) === edition.other.language.slice(0, 2) &&
  !browserStorage()?.getItem(LANGUAGE_KEY);

/** One line, in the other edition's language, for browsers that prefer it. It lies over the page's foot and moves nothing. */
export function LanguageOffer() {
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(isOffered()), []);
  const { offer, refuse, language } = edition.other;
  if (!shown) return null;
  return (
    <p
      lang={language}
      className="on-dark fixed inset-x-3 bottom-18 z-30 mx-auto flex max-w-md items-center justify-between gap-3 rounded-md border border-white/20 bg-carbon py-1 pr-1 pl-4 text-[0.9375rem] text-bone shadow-lg roomy:bottom-4 print:hidden"
    >
      {offer}
      <span className="flex items-center">
        <LanguageSwitch className="flex min-h-11 items-center px-2 font-semibold underline underline-offset-4" />
        <button
          type="button"
          aria-label={refuse}
          className="flex size-11 items-center justify-center"
          onClick={() => {
            rememberLanguage(edition.language);
            setShown(false);
          }}
        >
          <Icon name="close" />
        </button>
      </span>
    </p>
  );
}
