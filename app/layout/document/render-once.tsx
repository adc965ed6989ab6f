import type { ReactNode } from "react";
import { StaticRouter } from "react-router";
import { edition } from "~/content/edition";

const renderer = import.meta.env.SSR ? await import("react-dom/server") : undefined;

type Contents = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };

/**
 * Renders contents that are the same on every page once, when the module is loaded. On the server they are HTML, which
 * saves rendering three hundred elements of header and footer for each page; in the browser they are the components,
 * which hydrate this HTML.
 *
 * @param content must not depend on the address or any context, nor call `useId`
 * @returns props of the element that contains it
 */
export function renderOnce(content: ReactNode): Contents {
  if (!renderer) return { children: content };
  return {
    dangerouslySetInnerHTML: {
      __html: renderer.renderToString(
        <StaticRouter basename={edition.base} location={edition.base}>
          {content}
        </StaticRouter>,
      ),
    },
  };
}
