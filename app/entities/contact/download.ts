import type { SupabaseClient } from "@supabase/supabase-js";
import { RequestFailed } from "~/admin/request-failed";
import { publicConfig } from "~/lib/config";

/**
 * Saves the enquiries of a list as a file.
 * @param filters as `listFilters` gives them
 * @throws RequestFailed for an error answer; what `fetch` throws when the network connection fails or breaks off
 */
export async function downloadEnquiries(client: SupabaseClient, filters: Record<string, string>): Promise<void> {
  const { supabaseUrl, supabasePublishableKey } = await publicConfig();
  const { data } = await client.auth.getSession();
  const response = await fetch(`${supabaseUrl}/rest/v1/enquiries.csv`, {
    method: "POST",
    headers: {
      apikey: supabasePublishableKey,
      Authorization: `Bearer ${data.session?.access_token ?? supabasePublishableKey}`,
      "Content-Type": "application/json",
    },
    body: JSON.stringify(filters),
  });
  if (!response.ok) {
    const { code = "", message = "" } = (await response.json().catch(() => ({}))) as {
      code?: string;
      message?: string;
    };
    throw new RequestFailed({ code, message }, response.status);
  }
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = `enquiries-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
