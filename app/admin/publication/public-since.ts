import type { FormValues, StoredRow } from "../collection";

/**
 * The date that a page will show, in ISO 8601: the one entered; for what is or was public, the one it has; else now. The
 * database decides in the same way when the row is saved.
 */
export function publicSince({ publish_at, status }: Partial<FormValues>, stored: StoredRow | undefined): string {
  if (publish_at) return publish_at;
  const now = new Date();
  const first = stored?.first_published_at;
  if (typeof first !== "string" || new Date(first) > now) return now.toISOString();
  // Taking the entered date away brings back the first one, as soon as the row is public.
  return String(stored?.publish_at && status === "published" ? first : stored?.created_at);
}
