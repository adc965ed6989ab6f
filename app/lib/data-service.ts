import { PostgrestClient } from "@supabase/postgrest-js";
import type { Tables } from "#domain/stored/database-columns.ts";
import type { NewRowOf, RowOf } from "#domain/stored/stored-thing.ts";
import type { PublicConfig } from "./backend.server";
import { publicConfig } from "./config";

type Empty = Record<never, never>;

/** The database as the client library wants to know it: what is read and sent is checked against the migrations. */
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

/** The data service for anybody: a small part of supabase-js, for public pages, which read and send enquiries. */
export function publicClient(
  config: Pick<PublicConfig, "supabaseUrl" | "supabasePublishableKey">,
  fetcher?: typeof fetch,
) {
  return new PostgrestClient<Database>(`${config.supabaseUrl}/rest/v1`, {
    headers: { apikey: config.supabasePublishableKey },
    fetch: fetcher,
    // The caller retries by its own rule; two rules would multiply the tries.
    retry: false,
  });
}
export type PublicClient = ReturnType<typeof publicClient>;

/** The same in the browser. */
export async function browserPublicClient(): Promise<PublicClient> {
  return publicClient(await publicConfig());
}
