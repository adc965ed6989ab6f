import type { PublicClient } from "~/lib/data-service";
import type { PublicationStatus } from "~/publishing/status";
import type { jobLevels, jobTypes } from "./stored";

/** A job posting. */
export type Career = {
  id: string;
  title: string;
  description: string;
  requirements: string | null;
  department: string | null;
  location: string | null;
  job_type: (typeof jobTypes)[number] | null;
  level: (typeof jobLevels)[number] | null;
  status: PublicationStatus;
  /** Holds a place until the company writes its own; no such position is open. */
  is_sample: boolean;
  author_id: string | null;
  created_at: string;
  updated_at: string;
};

/**
 * Published job postings, newest first.
 * @throws the data service's error
 */
export async function fetchPublishedCareers(client: PublicClient): Promise<Career[]> {
  const { data } = await client
    .from("careers")
    .select("*")
    .eq("status", "published")
    .order("created_at", { ascending: false })
    .throwOnError();
  return data as Career[];
}
