import type { SupabaseClient } from "@supabase/supabase-js";
import { todayInIndia } from "#domain/india-date.ts";
import { publicConfig } from "~/lib/config";
import { RequestFailed } from "./request-failed";

/**
 * Saves what a list shows as a file.
 * @param name of the file, which the data service serves as NAME.csv
 * @param filters of the list, as that route takes them
 * @throws RequestFailed for an error answer; what `fetch` throws when the network connection fails or breaks off
 */
export async function downloadFile(
  client: SupabaseClient,
  name: "enquiries" | "audit-log",
  filters: Record<string, string>,
): Promise<void> {
  const { supabaseUrl, supabasePublishableKey } = await publicConfig();
  const { data } = await client.auth.getSession();
  const response = await fetch(`${supabaseUrl}/rest/v1/${name}.csv`, {
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
  link.download = `${name}-${todayInIndia()}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
