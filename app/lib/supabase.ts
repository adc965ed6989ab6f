import type { SupabaseClient } from "@supabase/supabase-js";
import { browserStorage } from "./browser-storage";
import { publicConfig } from "./config";

let loading: Promise<SupabaseClient> | undefined;

/**
 * The Supabase client of the browser, loaded when it is first needed (sign-in, admin, sending), so that pages that only
 * read never carry it. One client a tab: two would fight over the stored session.
 */
export function supabase(): Promise<SupabaseClient> {
  loading ??= Promise.all([import("@supabase/supabase-js"), publicConfig()])
    .then(([{ createClient }, config]) => {
      const client: SupabaseClient = createClient(config.supabaseUrl, config.supabasePublishableKey, {
        // A mailed link brings a code that is worth something in the browser alone that asked for the mail.
        // Left to itself the library tries to write into its storage first, and with a full one forgets who is signed in.
        auth: { flowType: "pkce", storage: browserStorage() },
        global: { fetch: noticingRefusals(() => client) },
      });
      return client;
    })
    .catch((error) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** Sends as `send` does, for the session of this tab: one that is refused is renewed or ends, as with every other request. */
export async function sendingForSession(send: typeof fetch): Promise<typeof fetch> {
  const client = await supabase();
  return noticingRefusals(() => client, send);
}

/**
 * The one place where a refused session is dealt with, by the client that holds it.
 *
 * The auth library keeps a session whose renewal is refused for good while its last token lives. Nobody would know that
 * it ends in a minute, so it goes at once; a refusal that may pass (limits, trouble of the server) changes nothing. A
 * request whose token the data service or the storage does not take is sent once more with a renewed one; where that is
 * refused as well, the session is worth nothing and ends.
 */
function noticingRefusals(client: () => SupabaseClient, send: typeof fetch = fetch): typeof fetch {
  const end = () => client().auth.signOut({ scope: "local" });
  return async (input, init) => {
    const response = await send(input, init);
    const { status } = response;
    const address = String(input instanceof Request ? input.url : input);
    const renewing = address.includes("grant_type=refresh_token");
    // Once the library has done with the answer: it does not expect a sign-out in the middle of its own work.
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
