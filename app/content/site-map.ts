import { pages } from "./pages";

/** Paths of every public page that needs no live data to exist, in the order of the navigation. */
export const publicPaths: string[] = [
  "/",
  ...pages.map((page) => page.path),
  "/gallery",
  "/blog",
  "/news",
  "/careers",
  "/about-us",
  "/contact-us",
  "/support-chat",
];
