import { PostgrestClient } from "@supabase/postgrest-js";
import type { PublicConfig } from "./backend.server";
import { publicConfig } from "./config";

/** The data service for anybody: a small part of supabase-js, for public pages, which read and send enquiries. */
export function publicClient(
  config: Pick<PublicConfig, "supabaseUrl" | "supabasePublishableKey">,
  fetcher?: typeof fetch,
) {
  return new PostgrestClient(`${config.supabaseUrl}/rest/v1`, {
    headers: { apikey: config.supabasePublishableKey },
    fetch: fetcher,
    // Whoever asks retries by its own rule; two rules would multiply.
    retry: false,
  });
}
export type PublicClient = ReturnType<typeof publicClient>;

/** The same in the browser. */
export async function browserPublicClient(): Promise<PublicClient> {
  return publicClient(await publicConfig());
}
