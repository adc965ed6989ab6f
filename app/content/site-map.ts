import { articleLists, pageList } from "./page-list";

/** Paths of every public page that needs no live data to exist, in the order of the navigation. */
export const publicPaths: string[] = [
  "/",
  ...pageList.map(({ path }) => path),
  "/gallery",
  ...articleLists.map(({ path }) => path),
  "/careers",
  "/about-us",
  "/contact-us",
  "/support-chat",
];
