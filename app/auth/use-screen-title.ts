import { type RefObject, useEffect, useRef } from "react";

/** Title of the account screen shown last. The first one of a page load does not take the focus. */
let currentTitle: string | undefined;

/**
 * Sets the document title of an account screen, and moves the focus to its heading if it replaced another screen.
 * @returns the reference for the heading, which needs `tabIndex={-1}`
 */
export function useScreenTitle(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title;
    if (currentTitle !== undefined && currentTitle !== title) heading.current?.focus();
    currentTitle = title;
  }, [title]);
  return heading;
}
