import { PostgrestClient } from "@supabase/postgrest-js";
import type { Tables } from "#domain/stored/database-columns.ts";
import type { NewRowOf, RowOf } from "#domain/stored/stored-thing.ts";
import type { PublicConfig } from "./backend.server";
import { publicConfig } from "./config";

type Empty = Record<never, never>;

/** The database as the client library's type parameter: reads and writes are checked against the migrations. */
type Database = {
  public: {
    Tables: {
      [Name in keyof Tables]: {
        Row: RowOf<Tables[Name]>;
        Insert: NewRowOf<Tables[Name]>;
        Update: Partial<RowOf<Tables[Name]>>;
        Relationships: [];
      };
    };
    Views: Empty;
    Functions: Empty;
  };
};

/** The data service without a session, for public pages: the part of supabase-js that reads rows and sends enquiries. */
export function publicClient(
  config: Pick<PublicConfig, "supabaseUrl" | "supabasePublishableKey">,
  fetcher?: typeof fetch,
) {
  return new PostgrestClient<Database>(`${config.supabaseUrl}/rest/v1`, {
    headers: { apikey: config.supabasePublishableKey },
    fetch: fetcher,
    // The caller retries; two retry rules would multiply the attempts.
    retry: false,
  });
}
export type PublicClient = ReturnType<typeof publicClient>;

/** The public client in the browser. */
export async function browserPublicClient(): Promise<PublicClient> {
  return publicClient(await publicConfig());
}
