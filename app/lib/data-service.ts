import { PostgrestClient } from "@supabase/postgrest-js";
import type { PublicConfig } from "./backend.server";
import { publicConfig } from "./config";

/** The data service as an anonymous reader: a small part of supabase-js, for pages that only read. */
export function readingClient(
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
export type ReadingClient = ReturnType<typeof readingClient>;

/** The reading client of the browser. */
export async function browserReadingClient(): Promise<ReadingClient> {
  return readingClient(await publicConfig());
}
