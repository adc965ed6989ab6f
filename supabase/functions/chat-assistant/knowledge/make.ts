import { join } from "node:path";
import { withAsked } from "./asked.ts";
import type { Knowledge } from "./record.ts";
import { type Content, knowledgeOf } from "./records.ts";

/**
 * Makes the knowledge from the content as it stands in `root`. The content modules are read through Vite, as the site's
 * own build reads them.
 * @throws Error when a content module cannot be read, or Vite is not installed
 */
export async function makeKnowledge(root: string): Promise<Knowledge> {
  const { runnerImport } = await import("vite");
  const entry = join(root, "supabase/functions/chat-assistant/knowledge/site-content.ts");
  const { module } = await runnerImport<Content>(entry, {
    root,
    configFile: false,
    logLevel: "error",
    resolve: { alias: { "~": join(root, "app") } },
  });
  const knowledge = knowledgeOf(module);
  return { ...knowledge, records: withAsked(knowledge.records) };
}
