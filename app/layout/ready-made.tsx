import type { ReactNode } from "react";
import { StaticRouter } from "react-router";

const renderer = import.meta.env.SSR ? await import("react-dom/server") : undefined;

type Contents = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };

/**
 * The contents of an element that are the same on every page, to be made once as the module is loaded. On the server
 * they are HTML, so that nobody waits for a header and a footer of three hundred elements to be rendered again; in the
 * browser they are the components, which take this HTML over as they do any other.
 *
 * @param content may not depend on where it stands: neither on the address nor on another context, and without `useId`.
 */
export function readyMade(content: ReactNode): Contents {
  if (!renderer) return { children: content };
  return {
    dangerouslySetInnerHTML: { __html: renderer.renderToString(<StaticRouter location="/">{content}</StaticRouter>) },
  };
}
