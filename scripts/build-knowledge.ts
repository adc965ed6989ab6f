import { join, relative, resolve } from "node:path";
import { bundleContent } from "../supabase/functions/chat-assistant/knowledge/bundle.ts";
import { KNOWLEDGE_FILE, writeKnowledge } from "../supabase/functions/chat-assistant/knowledge/make.ts";

// Bundles app/content, and writes the chat assistant's knowledge, made from it. Argument: the file to write; by default the one that the
// server reads.
const root = join(import.meta.dirname, "..");
await bundleContent(root);
const path = resolve(root, process.argv[2] ?? KNOWLEDGE_FILE);
const { records } = await writeKnowledge(root, path);
console.log(`${relative(root, path)}: ${records.length} records`);
