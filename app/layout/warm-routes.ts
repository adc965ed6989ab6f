/** Of React Router's list of the site's routes, what is read here. */
type Listed = { hasDefaultExport: boolean; module: string; imports: string[] };
type WithRoutes = Window & { __reactRouterManifest?: { routes: Record<string, Listed> } };
type WithConnection = Navigator & { connection?: { saveData?: boolean } };

/** Few visitors go there, and these bring heavy code of their own: accounts and the chat. */
const seldom = /^routes\/(admin|auth|support-chat)/;

/**
 * Fetches the code of the public pages, 35 KB, once the page is loaded and idle, and not for who saves data. React Router
 * answers a route's code that does not come by loading the document again, which without a line is the browser's own error
 * page. With the code here only a page's data can fail, and that is tried again and said in our words.
 */
export function warmRoutes(): void {
  if ((navigator as WithConnection).connection?.saveData) return;
  // Safari has none.
  const whenIdle = () => ("requestIdleCallback" in window ? requestIdleCallback(warm) : setTimeout(warm, 1000));
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
}

function warm(): void {
  const routes = Object.entries((window as WithRoutes).__reactRouterManifest?.routes ?? {});
  const wanted = routes.filter(([id, { hasDefaultExport }]) => hasDefaultExport && !seldom.test(id));
  for (const href of new Set(wanted.flatMap(([, { module, imports }]) => [module, ...imports]))) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "modulepreload", href, fetchPriority: "low" });
    document.head.append(link);
  }
}
