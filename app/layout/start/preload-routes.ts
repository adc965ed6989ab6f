import { routeManifest } from "#adapters/react-router/route-manifest.ts";

type WithConnection = Navigator & { connection?: { saveData?: boolean } };

/** Routes that few visitors open, with heavy code: accounts and the chat. */
const notPreloaded = /^routes\/(admin|auth|support-chat)/;

/**
 * Preloads the code of the public pages, 35 KB, once the page is loaded and idle; not for visitors who save data. Where a
 * route's code cannot be loaded, React Router loads the document, which without a network ends on the browser's own error
 * page. With the code here only a page's data can fail, which is retried and reported in the page.
 */
export function preloadRoutes(): void {
  if ((navigator as WithConnection).connection?.saveData) return;
  // Safari has no requestIdleCallback.
  const whenIdle = () => ("requestIdleCallback" in window ? requestIdleCallback(preload) : setTimeout(preload, 1000));
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
}

function preload(): void {
  const routes = Object.entries(routeManifest()?.routes ?? {});
  const wanted = routes.filter(([id, { hasDefaultExport }]) => hasDefaultExport && !notPreloaded.test(id));
  for (const href of new Set(wanted.flatMap(([, { module, imports }]) => [module, ...imports]))) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "modulepreload", href, fetchPriority: "low" });
    document.head.append(link);
  }
}
