import { headerNavigation, linksOf } from "./navigation";

/** Paths of every public page that needs no live data to exist, in the order of the navigation. */
export const publicPaths: string[] = [
  ...new Set([
    ...headerNavigation.flatMap((entry) => ("items" in entry ? linksOf(entry.items) : [entry])).map(({ href }) => href),
    "/support-chat",
    "/sample-data",
  ]),
];
