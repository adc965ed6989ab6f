import { join } from "node:path";
import { createAssistant } from "../../supabase/functions/chat-assistant/assistant.ts";
import { createHandler } from "../../supabase/functions/chat-assistant/handler.ts";
import { loadKnowledge } from "../../supabase/functions/chat-assistant/knowledge/keep.ts";
import { createLive } from "../../supabase/functions/chat-assistant/live.ts";
import { createModel, modelSettings } from "../../supabase/functions/chat-assistant/model.ts";
import { PUBLIC_THINGS, type Reads } from "./reads.ts";
import { understandRead } from "./rest/read-request.ts";

/** A backend function: a plain request handler, as the Supabase edge runtime runs them. */
export type BackendFunction = (request: Request) => Response | Promise<Response>;

const ROOT = join(import.meta.dirname, "../..");

/**
 * The functions answered under /functions/v1/<name>.
 *
 * @param reads what they read is what any visitor may, out of the same memory.
 */
export function createFunctions(reads: Reads): ReadonlyMap<string, BackendFunction> {
  return new Map([["chat-assistant", whenFirstAsked(() => chatAssistant(reads))]]);
}

/** Sets a function up at its first request; a failed start is tried again at the next. */
function whenFirstAsked(start: () => Promise<BackendFunction>): BackendFunction {
  let starting: Promise<BackendFunction> | undefined;
  return async (request) => {
    starting ??= start().catch((error) => {
      starting = undefined;
      throw error;
    });
    return (await starting)(request);
  };
}

async function chatAssistant(reads: Reads): Promise<BackendFunction> {
  const assistant = createAssistant(await loadKnowledge(ROOT), Date.now);
  const settings = modelSettings(process.env);
  return createHandler({
    assistant,
    live: createLive((path) => readPublished(reads, path), assistant.publish, Date.now),
    model: settings && createModel(settings),
    onError: (error) => process.stderr.write(`chat-assistant: ${error instanceof Error ? error.message : error}\n`),
  });
}

/** Answers a path below `/rest/v1/` as to an anonymous reader. */
async function readPublished(reads: Reads, path: string): Promise<Response> {
  const [table = "", search = ""] = path.split("?", 2);
  const thing = PUBLIC_THINGS.get(table);
  if (!thing) throw new Error(`${table} is not public`);
  const { value } = await reads.get(table, understandRead(thing, search, new Headers()), "chat-assistant");
  return new Response(value.representation.bodies.identity as unknown as BodyInit, value);
}
