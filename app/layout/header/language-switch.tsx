import { edition } from "~/content/edition";
import { usePath } from "~/layout/document/place";
import { browserStorage } from "~/lib/browser-storage";

/** Where the chosen language is kept; who has chosen is not asked again. */
export const LANGUAGE_KEY = "language";

/** Keeps the choice of a language; without storage it holds for this page. */
export function rememberLanguage(language: string): void {
  try {
    browserStorage()?.setItem(LANGUAGE_KEY, language);
  } catch {
    // The storage is full.
  }
}

/**
 * The address in the other edition of what is on the screen: with the query, and the section that is read, which begins at or
 * above the header's lower edge; the top of the page has none.
 */
function addressOfPlace(address: string): string {
  const sections = [...document.querySelectorAll<HTMLElement>("main section[id]")];
  // A link to a section leaves this space above it.
  const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 1;
  const read =
    scrollY > top &&
    sections.findLast((section) => section.getClientRects().length > 0 && section.getBoundingClientRect().top <= top);
  return address + location.search + (location.hash || (read ? `#${read.id}` : ""));
}

/** A link to this page in the other language, named in that language; nothing on pages that stand in one alone. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { name, language, addressOf } = edition.other;
  const address = addressOf(usePath());
  if (address === undefined) return null;
  return (
    <a
      href={address}
      hrefLang={language}
      lang={language}
      className={className}
      onClick={({ currentTarget }) => {
        rememberLanguage(language);
        currentTarget.href = addressOfPlace(address);
      }}
    >
      {name}
    </a>
  );
}
