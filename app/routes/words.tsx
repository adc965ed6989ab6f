import type { ReactNode } from "react";

/** Words of the page for an unknown address. */
export const pageNotFound = "Page not found";
export const oops = "Oops! Page not found";
export const contactUs = "Contact Us";
/** @param link makes a link of its text, to the list at the page's foot */
export const allPages = (link: (text: string) => ReactNode): ReactNode => (
  <>
    The address may be misspelt, or the page has moved. All pages are in the menu above and in the {link("list below")}.
  </>
);
