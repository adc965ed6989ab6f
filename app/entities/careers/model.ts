import { storedCareer } from "#domain/stored/careers.ts";
import type { RowOf } from "#domain/stored/stored-thing.ts";
import type { PublicClient } from "~/lib/data-service";

/** A job posting. */
export type Career = RowOf<typeof storedCareer.columns>;

/**
 * Published job postings, newest first.
 * @throws the data service's error
 */
export async function fetchPublishedCareers(client: PublicClient): Promise<Career[]> {
  const { data } = await client
    .from(storedCareer.table)
    .select("*")
    .eq("status", "published")
    .order("created_at", { ascending: false })
    .throwOnError();
  return data;
}
