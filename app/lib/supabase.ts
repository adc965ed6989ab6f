import type { SupabaseClient } from "@supabase/supabase-js";
import { publicConfig } from "./config";

let loading: Promise<SupabaseClient> | undefined;

/**
 * The Supabase client of the browser, loaded when it is first needed (sign-in, admin, sending), so that pages that only
 * read never carry it. One client a tab: two would fight over the stored session.
 */
export function supabase(): Promise<SupabaseClient> {
  loading ??= Promise.all([import("@supabase/supabase-js"), publicConfig()])
    .then(([{ createClient }, config]) => createClient(config.supabaseUrl, config.supabasePublishableKey))
    .catch((error) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
