import type { SupabaseClient } from "@supabase/supabase-js";
import { answerOf } from "~/admin/request-failed";
import { browserStorage } from "~/lib/browser-storage";
import { listAutosaves } from "../unsaved/autosave";

/** An article that shows a picture. `status` is its publication status, or that it is in the bin or not saved. */
export type PictureUse = { id: string; title: string; status: string };

/** Articles that are listed by name; beyond this, "And more." */
export const MAX_LISTED = 20;

/** The part of the address that all sizes of a picture share. */
const stemOf = (name: string) => name.replace(/\.\w+$/, "");

/**
 * The articles that show a stored picture, as featured image or in their text: of any status, in the bin, in an earlier
 * version, or in an autosave of this account in this browser.
 * @param name the picture's name, made of letters, digits and hyphens
 * @throws RequestFailed
 */
export async function findPictureUses(client: SupabaseClient, name: string, account: string): Promise<PictureUse[]> {
  const stem = stemOf(name);
  const stored = await answerOf<PictureUse[]>(client.rpc("articles_with_picture", { stem }));
  const typed = listAutosaves(browserStorage(), account)
    .filter(({ values }) => Object.values(values).some((text) => text.includes(stem)))
    .map(({ id, values }) => ({ id, title: values.title?.trim() || "Without a title", status: "not saved" }));
  return [...new Map([...typed, ...stored].map((article) => [article.id, article])).values()];
}
