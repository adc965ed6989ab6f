import { type RefObject, useEffect, useRef } from "react";

/** Which of the account screens is shown, for as long as the page stands: the first one takes no focus. */
let shown: string | undefined;

/**
 * Names the window after the screen of an account that is shown, and moves the focus to its heading when it took the
 * place of another.
 * @returns the reference of the heading, which needs `tabIndex={-1}`
 */
export function useScreenTitle(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title;
    if (shown !== undefined && shown !== title) heading.current?.focus();
    shown = title;
  }, [title]);
  return heading;
}
