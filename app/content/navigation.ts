/** Header and footer are both derived from these lists, so that no link stands in one and not in the other. */
import { articleLists } from "#domain/articles/article-lists.ts";
import { groupNames, type PageGroup, pageList } from "./page-list";

/** `subject`: the page's name in an enquiry, where it is not `name`. */
export type NavigationLink = { name: string; href: string; subject?: string };
export type NavigationItem = NavigationLink & { nestedItems?: NavigationLink[] };
export type NavigationEntry = NavigationLink | { name: string; items: NavigationItem[] };

/** The pages of a group, each with those below it. */
function itemsOf(group: PageGroup): NavigationItem[] {
  const links = pageList
    .filter((page) => page.group === group)
    .map(({ path, name, menu = name, subject }) => ({ name: menu, href: path, ...(subject && { subject }) }));
  const isBelow = (link: NavigationLink, other: NavigationLink) => link.href.startsWith(`${other.href}/`);
  return links
    .filter((link) => !links.some((other) => isBelow(link, other)))
    .map((link) => {
      const nestedItems = links.filter((other) => isBelow(other, link));
      return nestedItems.length > 0 ? { ...link, nestedItems } : link;
    });
}

const menu = (group: PageGroup) => ({ name: groupNames[group], items: itemsOf(group) });

/**
 * The bar at the top, in its order. It is full: one plain entry more, and at a width of 1280 px the ways to reach the
 * company stand in two lines. A further page belongs into a menu, or an entry gives way.
 */
export const headerNavigation: NavigationEntry[] = [
  { name: "Home", href: "/" },
  menu("training"),
  menu("services"),
  menu("excellence-center"),
  menu("product"),
  { name: "Gallery", href: "/gallery" },
  ...articleLists.map(({ name, path }) => ({ name, href: path })),
  { name: "Careers", href: "/careers" },
  { name: "About Us", href: "/about-us" },
  { name: "Contact Us", href: "/contact-us" },
];

/** The links of a menu, those below others among them. */
export const linksOf = (items: NavigationItem[]): NavigationLink[] =>
  items.flatMap(({ nestedItems, ...link }) => [link, ...(nestedItems ?? [])]);

/** The columns of links at the bottom. The legal texts of the Company column open in a dialog. */
export const footerColumns: { title: string; links: NavigationLink[] }[] = [
  {
    title: "Company",
    links: [
      { name: "Home", href: "/" },
      { name: "About Us", href: "/about-us" },
      { name: "Career", href: "/careers" },
      { name: "Contact Us", href: "/contact-us" },
      { name: "News & Update", href: "/news" },
    ],
  },
  { title: "Services", links: linksOf(itemsOf("services")) },
  { title: "Trainings", links: linksOf(itemsOf("training")) },
  { title: "Products", links: linksOf(itemsOf("product")) },
  { title: "Excellence Centres", links: linksOf(itemsOf("excellence-center")) },
];
