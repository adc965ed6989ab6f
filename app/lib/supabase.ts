import type { SupabaseClient } from "@supabase/supabase-js";
import { browserStorage } from "./browser-storage";
import { publicConfig } from "./config";

/** In characters, of which each may be three bytes. */
const MAX_KEPT_ALIVE = 20_000;

let loading: Promise<SupabaseClient> | undefined;

/**
 * The Supabase client of the browser, loaded when it is first needed (sign-in, admin, sending), so that pages that only
 * read never load it. One client per tab: two would overwrite each other's stored session.
 */
export function supabase(): Promise<SupabaseClient> {
  loading ??= Promise.all([import("@supabase/supabase-js"), publicConfig()])
    .then(([{ createClient }, config]) => {
      const client: SupabaseClient = createClient(config.supabaseUrl, config.supabasePublishableKey, {
        // With PKCE the code in a mailed link works only in the browser that asked for the mail. Without `storage` the
        // library tests its storage by writing, and with a full one it forgets the session.
        auth: { flowType: "pkce", storage: browserStorage() },
        global: { fetch: refreshingSession(() => client) },
      });
      return client;
    })
    .catch((error) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** Wraps a `fetch` that carries this tab's session: a refused session is renewed or ends, as with all other requests. */
export async function withSessionRefresh(send: typeof fetch): Promise<typeof fetch> {
  const client = await supabase();
  return refreshingSession(() => client, send);
}

/**
 * Handles a refused session; the only place that does.
 *
 * After a final refusal to renew, the auth library keeps the session until its last token expires. The person would not
 * know, so this ends the session at once; a temporary refusal (rate limits, server errors) changes nothing. A request
 * whose token the data service or the storage refuses is sent once more with a renewed token; if that is refused too, the
 * session ends.
 */
function refreshingSession(client: () => SupabaseClient, send: typeof fetch = fetch): typeof fetch {
  const end = () => client().auth.signOut({ scope: "local" });
  return async (input, init) => {
    const address = String(input instanceof Request ? input.url : input);
    // A draft is sent to its end when its page is closed. A browser takes 64 KB in this way.
    const keepalive = address.includes("/rest/v1/drafts?") && String(init?.body ?? "").length < MAX_KEPT_ALIVE;
    const response = await send(input, keepalive ? { ...init, keepalive } : init);
    const { status } = response;
    const renewing = address.includes("grant_type=refresh_token");
    // After the library has handled the answer: it does not expect a sign-out in between.
    if (renewing && status >= 400 && status < 500 && status !== 429) setTimeout(() => void end(), 0);
    if (status !== 401 || !/\/(rest|storage)\/v1\//.test(address)) return response;
    const { session } = (await client().auth.refreshSession()).data;
    if (!session) return response;
    const headers = new Headers(init?.headers);
    headers.set("Authorization", `Bearer ${session.access_token}`);
    const second = await send(address, { ...init, headers });
    if (second.status === 401) await end();
    return second;
  };
}
