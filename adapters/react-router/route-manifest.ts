/** An entry of the list of routes that the build of React Router 8.4.0 writes for the browser. */
type ListedRoute = { hasDefaultExport: boolean; module: string; imports: string[] };
type Manifest = { version: string; routes: Record<string, ListedRoute> };
type WithManifest = Window & { __reactRouterManifest?: Manifest };

/** The routes of the build that this page came from, and its version; undefined before React Router has started. */
export function routeManifest(): Manifest | undefined {
  return (window as WithManifest).__reactRouterManifest;
}
