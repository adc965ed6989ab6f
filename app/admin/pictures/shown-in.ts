import type { SupabaseClient } from "@supabase/supabase-js";
import { browserStorage } from "~/lib/browser-storage";
import { answerOf } from "../request-failed";
import { typedBy } from "../unsaved/journal";

/** An article that shows a picture, as far as somebody must know before the picture goes: its status, or where it lies. */
export type Showing = { id: string; title: string; status: string };

/** So many are named; one more says that there are further ones. */
export const named = 20;

/** What all sizes of a picture have in their addresses. */
const stemOf = (name: string) => name.replace(/\.\w+$/, "");

/**
 * The articles that show a stored picture, as their own or in their text: whatever their status, in the bin, in an earlier
 * version; and what this account typed in this browser and has not saved.
 * @param name of the picture, which the upload made of letters, digits and hyphens
 * @throws RequestFailed
 */
export async function shownIn(client: SupabaseClient, name: string, account: string): Promise<Showing[]> {
  const stem = stemOf(name);
  const stored = await answerOf<Showing[]>(client.rpc("articles_with_picture", { stem }));
  const typed = typedBy(browserStorage(), account)
    .filter(({ values }) => Object.values(values).some((text) => text.includes(stem)))
    .map(({ id, values }) => ({ id, title: values.title?.trim() || "Without a title", status: "not saved" }));
  return [...new Map([...typed, ...stored].map((article) => [article.id, article])).values()];
}
