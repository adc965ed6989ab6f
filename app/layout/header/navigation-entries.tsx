import type { ReactNode } from "react";
import { Link } from "react-router";
import { headerNavigation, linksOf, type NavigationEntry, type NavigationItem } from "~/content/navigation";
import { renderOnce } from "~/layout/document/render-once";
import * as words from "~/layout/words";
import { classes } from "~/ui/classes";
import { Icon } from "~/ui/icon";
import { isCurrent } from "./is-current";

type EntryProps = { entry: NavigationEntry; pathname: string };

const topLink =
  "flex min-h-11 items-center gap-1 rounded-md px-[clamp(0.25rem,1.6vw-1.15rem,0.625rem)] text-[0.8125rem] lg:text-sm whitespace-nowrap text-bone/85 hover:text-white aria-[current]:text-white aria-[current]:underline aria-[current]:decoration-signal aria-[current]:decoration-2 aria-[current]:underline-offset-8";

export function BarEntry({ entry, pathname }: EntryProps) {
  if ("href" in entry) {
    return (
      <Link to={entry.href} className={topLink} aria-current={isCurrent(pathname, entry.href) ? "page" : undefined}>
        {entry.name}
      </Link>
    );
  }
  return (
    <details name="main-menu" className="group">
      <summary className={topLink} aria-current={containsPage(pathname, entry) ? "true" : undefined}>
        {entry.name}
        <Icon name="chevron" className="size-3.5 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <ul className="absolute top-full left-0 mt-1 max-h-[calc(100dvh-7rem)] w-68 overflow-y-auto rounded-md border border-white/12 bg-graphite p-2 shadow-2xl">
        <MenuItems items={entry.items} pathname={pathname} />
      </ul>
    </details>
  );
}

export function MenuEntry({ entry, pathname }: EntryProps) {
  if ("href" in entry) {
    return (
      <Link
        to={entry.href}
        className="flex min-h-12 items-center text-lg aria-[current]:text-signal"
        aria-current={isCurrent(pathname, entry.href) ? "page" : undefined}
      >
        {entry.name}
      </Link>
    );
  }
  return (
    <details className="group/part">
      <summary
        className="flex min-h-12 items-center justify-between text-lg aria-[current]:text-signal"
        aria-current={containsPage(pathname, entry) ? "true" : undefined}
      >
        {entry.name}
        <Icon name="chevron" className="transition-transform duration-150 group-open/part:rotate-180" />
      </summary>
      <ul className="pb-3">
        <MenuItems items={entry.items} pathname={pathname} />
      </ul>
    </details>
  );
}

function MenuItems({ items, pathname }: { items: NavigationItem[]; pathname: string }) {
  return items.map((item) => (
    <li key={item.href}>
      <MenuLink item={item} pathname={pathname} />
      {item.nestedItems && <NestedMenu item={item} pathname={pathname} />}
    </li>
  ));
}

function NestedMenu({ item, pathname }: { item: NavigationItem; pathname: string }) {
  return (
    <details className="group/nested ml-3 border-l border-white/15 pl-1">
      <summary className="flex min-h-11 items-center gap-2 rounded-md px-3 text-[0.9375rem] text-bone/75 hover:text-white">
        {words.moreIn(item.name)}
        <Icon name="chevron" className="size-3.5 transition-transform duration-150 group-open/nested:rotate-180" />
      </summary>
      <ul>
        {item.nestedItems?.map((nested) => (
          <li key={nested.href}>
            <MenuLink item={nested} pathname={pathname} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function MenuLink({ item, pathname }: { item: NavigationItem; pathname: string }) {
  return (
    <Link
      to={item.href}
      aria-current={isCurrent(pathname, item.href) ? "page" : undefined}
      className={classes(
        "flex min-h-11 items-center rounded-md px-3 text-[0.9375rem] text-bone/85 hover:bg-white/8 hover:text-white",
        "aria-[current]:text-signal",
      )}
    >
      {item.name}
    </Link>
  );
}

/** Whether the page at `pathname` is this entry or in its menu. */
function containsPage(pathname: string, entry: NavigationEntry): boolean {
  const links = "href" in entry ? [entry] : linksOf(entry.items);
  return links.some(({ href }) => isCurrent(pathname, href));
}

/** The contents of an entry's `li`. Entries that do not contain the current page are rendered once. */
function entryContents(Entry: (props: EntryProps) => ReactNode) {
  const elsewhere = new Map(
    headerNavigation.map((entry) => [entry, renderOnce(<Entry entry={entry} pathname="" />)] as const),
  );
  return (entry: NavigationEntry, pathname: string) =>
    containsPage(pathname, entry) ? { children: <Entry entry={entry} pathname={pathname} /> } : elsewhere.get(entry);
}
/** What the bar of wide screens shows of an entry. */
export const inBar = entryContents(BarEntry);
/** What the menu of small screens shows of an entry. */
export const inMenu = entryContents(MenuEntry);
