import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { headerNavigation } from "~/content/navigation";
import { Logo } from "~/layout/header/logo";
import { ReachLinks, useFormAddress } from "~/layout/reach/reach-links";
import * as words from "~/layout/words";
import { ButtonLink } from "~/ui/button";
import { classes } from "~/ui/classes";
import { Icon } from "~/ui/icon";
import { openMenusOnHover } from "./hover-menus";
import { LanguageSwitch } from "./language-switch";
import { inBar, inMenu } from "./navigation-entries";
import { shownNotices } from "./notices";

/**
 * The fixed bar. Its menus are `details` elements: they open without scripts; React closes them on Escape, on a press
 * outside or on a link, and on navigation, and on wide screens opens them on hover. The inline script of the document
 * marks `html[data-scrolled]` beyond 50 px.
 */
export function Header() {
  const bar = useRef<HTMLElement>(null);
  const { pathname, hash, key } = useLocation();
  const quote = useFormAddress();

  // Not at the start: the tap that started React may have opened the menu.
  const place = pathname + hash + key;
  const shownAt = useRef(place);
  useEffect(() => {
    if (shownAt.current === place) return;
    shownAt.current = place;
    for (const menu of bar.current?.querySelectorAll("details[open]") ?? []) menu.removeAttribute("open");
  }, [place]);

  // On click, not on press: closing on press would move the list under the finger.
  useEffect(() => {
    const closeAll = (except?: EventTarget | null) => {
      for (const menu of bar.current?.querySelectorAll<HTMLDetailsElement>("details[open]") ?? []) {
        if (except instanceof Node && menu.contains(except)) continue;
        menu.open = false;
      }
    };
    // A link closes all at once: its page may take long to load.
    const onPress = ({ target }: Event) =>
      closeAll(target instanceof Element && target.closest("a[href]") ? null : target);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      const open = document.activeElement?.closest("details[open]");
      closeAll();
      open?.querySelector("summary")?.focus();
    };
    document.addEventListener("click", onPress);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("click", onPress);
      document.removeEventListener("keydown", onKey);
    };
  }, []);

  return (
    <header
      ref={bar}
      className={classes(
        "on-dark inset-x-0 top-0 z-40 border-b border-white/10 bg-carbon/80 noscript:bg-carbon text-bone transition-[background-color,box-shadow] duration-200 [html[data-scrolled]_&]:bg-carbon [html[data-scrolled]_&]:shadow-[0_8px_24px_-12px_rgb(0_0_0/0.7)]",
        shownNotices.length > 0 ? "below-notices" : "fixed",
        "[html[data-large-text]_&]:relative!",
      )}
    >
      <div className="wrap flex flex-wrap items-center justify-between xl:flex-nowrap min-[88.75rem]:max-w-none min-[88.75rem]:px-6 min-[100rem]:px-16">
        <Link
          to="/"
          className="flex min-h-14 items-center py-2 cramped:[html[data-scrolled]_&]:min-h-12 cramped:[html[data-scrolled]_&]:py-0 xl:roomy:min-h-16"
        >
          <Logo />
        </Link>
        {/* Ways to the company stand before the menus where these have a row of their own, else after them. They are there
            twice, so that the Tab key goes as the eye does. */}
        <div className="ml-auto hidden items-center max-xl:roomy:flex">
          <ReachLinks />
          <ButtonLink to={quote} className={quoteButton}>
            {words.getAQuote}
          </ButtonLink>
        </div>
        <LanguageSwitch
          className={classes(
            language,
            "ml-auto max-[23.5rem]:hidden roomy:ml-0 xl:roomy:hidden [html[data-large-text]_&]:hidden",
          )}
        />
        <DesktopNavigation pathname={pathname} />
        <MobileNavigation pathname={pathname} />
        <div className="ml-1 hidden items-center xl:roomy:flex">
          <ReachLinks className="gap-0" iconsOnly="hidden" shortWords="hidden min-[88.75rem]:inline" />
          <ButtonLink to={quote} className={classes(quoteButton, "max-[88.75rem]:hidden")}>
            {words.getAQuote}
          </ButtonLink>
          <LanguageSwitch className={classes(language, "min-[88.75rem]:ml-1.5 [html[data-large-text]_&]:hidden")} />
        </div>
      </div>
    </header>
  );
}

const quoteButton = "ml-1.5 border-signal px-3.5! text-sm whitespace-nowrap text-bone";
const language =
  "flex min-h-11 items-center px-2 text-[0.9375rem] font-medium whitespace-nowrap underline-offset-4 hover:underline";

/** The first link of a page, before notices and menus; seen while it has focus. */
export function SkipLink() {
  return (
    <a href="#main" className="skip-link">
      {words.skipToContent}
    </a>
  );
}

function DesktopNavigation({ pathname }: { pathname: string }) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => (nav.current ? openMenusOnHover(nav.current) : undefined), []);
  return (
    <nav ref={nav} aria-label={words.mainMenu} className="hidden w-full roomy:block xl:ml-auto xl:w-auto">
      <ul className="-mx-2 flex items-center justify-between xl:mx-0 xl:justify-end min-[80rem]:gap-0.5">
        {headerNavigation.map((entry) => (
          <li key={entry.name} className={"href" in entry ? undefined : "relative"} {...inBar(entry, pathname)} />
        ))}
      </ul>
    </nav>
  );
}

function MobileNavigation({ pathname }: { pathname: string }) {
  const quote = useFormAddress();
  return (
    <details className="group/mobile roomy:hidden">
      <summary className="flex min-h-11 items-center gap-2 rounded-md px-2 text-base font-medium">
        <Icon name="menu" className="group-open/mobile:hidden" />
        <Icon name="close" className="hidden group-open/mobile:block" />
        {words.menu}
      </summary>
      <nav
        aria-label={words.mainMenu}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-3.5rem)] overflow-y-auto overscroll-contain border-y border-white/25 bg-graphite px-5 pt-2 pb-6 shadow-[0_1.5rem_2rem_-0.5rem_rgb(0_0_0/0.8)]"
      >
        <ul className="divide-y divide-white/10">
          {headerNavigation.map((entry) => (
            <li key={entry.name} {...inMenu(entry, pathname)} />
          ))}
        </ul>
        <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
          <ReachLinks className="-ml-2.5" />
          <LanguageSwitch className="flex min-h-11 items-center px-2.5 font-medium underline underline-offset-4" />
          <ButtonLink to={quote} variant="primary">
            {words.getQuote}
          </ButtonLink>
        </div>
      </nav>
    </details>
  );
}
