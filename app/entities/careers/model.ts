import { storedCareer } from "#domain/stored/careers.ts";
import type { RowOf } from "#domain/stored/stored-thing.ts";
import type { PublicClient } from "~/lib/data-service";
import { languageOf } from "~/publishing/language";

/** A job posting. */
export type Career = RowOf<typeof storedCareer.columns>;

/**
 * A job posting to read, with the language of its texts. If it is written in Markdown, `html` has them as sanitised HTML, and
 * they are empty.
 */
export type RenderedCareer = Career & {
  language: "en" | "hi";
  html?: { description: string; requirements: string };
};

/** A job posting with its language found and its Markdown rendered. The renderer is loaded with the first that needs it. */
export async function renderCareer(job: Career): Promise<RenderedCareer> {
  const language = languageOf({ title: job.title, content: job.description });
  if (job.content_format !== "markdown") return { ...job, language };
  const { renderMarkdown } = await import("~/publishing/markdown/render");
  const html = { description: renderMarkdown(job.description), requirements: renderMarkdown(job.requirements ?? "") };
  return { ...job, language, description: "", requirements: "", html };
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
