import { createContext, type RouterContextProvider } from "react-router";

/** What the browser needs to know at run time; the server answers it at /config.json. Holds no secret. */
export type PublicConfig = {
  /** Origin under which /auth/v1, /rest/v1 and /functions/v1 answer, without a trailing slash. */
  supabaseUrl: string;
  /** The public anonymous client key (`sb_publishable_…`). */
  supabasePublishableKey: string;
  /** Canonical origin of the site, without a trailing slash. */
  siteUrl: string;
  /** What the sign-in form is prefilled with. The password is set in demonstration mode only. */
  admin: { email: string; name: string; password?: string };
};

/** What the server offers to a loader or action. */
export type BackendAccess = {
  config: PublicConfig;
  /** Correlates the answer with the server's log; error pages show it. */
  requestId: string;
  /**
   * `fetch` for the backend's own paths (`/rest/v1/…`, `/auth/v1/…`, `/functions/v1/…`, absolute under
   * `config.supabaseUrl` or relative). Goes through the gateway in process: cached for anonymous reads, limited by
   * the visitor's address for everything else. A request carries the publishable key, as from a browser.
   */
  fetch: typeof fetch;
  /** Logs an error that the page itself handles, under this request's id. */
  report(error: unknown): void;
};

/** Router context through which loaders and actions get the backend. */
export const backendContext = createContext<BackendAccess>();

/** The backend of a request, or undefined while pages are made at build time. */
export function backendOf(context: Readonly<RouterContextProvider>): BackendAccess | undefined {
  try {
    return context.get(backendContext);
  } catch {
    return undefined;
  }
}
