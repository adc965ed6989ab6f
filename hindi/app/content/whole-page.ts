import type { Action } from "~/content/schema";

/** The link from a summary to the whole page, which the English edition alone has at the same path. */
export const wholePage = (path: string): Action => ({
  label: "पूरा पेज अंग्रेज़ी में",
  to: path,
  hrefLang: "en-IN",
});
