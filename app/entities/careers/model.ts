import { storedCareer } from "#domain/stored/careers.ts";
import type { RowOf } from "#domain/stored/stored-thing.ts";
import type { PublicClient } from "~/lib/data-service";

/** A job posting. */
export type Career = RowOf<typeof storedCareer.columns>;

/** A job posting to read. If it is written in Markdown, `html` has its texts as sanitised HTML, and they are empty. */
export type RenderedCareer = Career & { html?: { description: string; requirements: string } };

/** A job posting with its Markdown rendered. The renderer is loaded with the first that needs it. */
export async function renderCareer(job: Career): Promise<RenderedCareer> {
  if (job.content_format !== "markdown") return job;
  const { renderMarkdown } = await import("~/publishing/markdown/render");
  const html = { description: renderMarkdown(job.description), requirements: renderMarkdown(job.requirements ?? "") };
  return { ...job, description: "", requirements: "", html };
}

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
