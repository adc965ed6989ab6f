import { isIP } from "node:net";
import { join } from "node:path";
import { createAssistant } from "../../supabase/functions/chat-assistant/assistant.ts";
import { createHandler } from "../../supabase/functions/chat-assistant/handler.ts";
import { loadKnowledge } from "../../supabase/functions/chat-assistant/knowledge/keep.ts";
import { createLive } from "../../supabase/functions/chat-assistant/live.ts";
import { createModel, modelSettings } from "../../supabase/functions/chat-assistant/model.ts";

/** A backend function: a plain request handler, as the Supabase edge runtime runs them. */
export type BackendFunction = (request: Request) => Response | Promise<Response>;

const ROOT = join(import.meta.dirname, "../..");

/** The functions answered under /functions/v1/<name> when the backend is our own. */
export const FUNCTIONS: ReadonlyMap<string, BackendFunction> = new Map([
  ["chat-assistant", whenFirstAsked(chatAssistant)],
]);

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

async function chatAssistant(): Promise<BackendFunction> {
  const assistant = createAssistant(await loadKnowledge(ROOT), Date.now);
  const settings = modelSettings(process.env);
  return createHandler({
    assistant,
    // The site's own gateway, as an anonymous reader: the same cache and the same rules as for any visitor.
    live: createLive(
      (path, signal) => fetch(`${ownOrigin(process.env)}/rest/v1/${path}`, { signal }),
      assistant.publish,
      Date.now,
    ),
    model: settings && createModel(settings),
    onError: (error) => process.stderr.write(`chat-assistant: ${error instanceof Error ? error.message : error}\n`),
  });
}

/** Where this server listens, as seen from this machine. */
function ownOrigin({ HOST, PORT }: NodeJS.ProcessEnv): string {
  const host = HOST?.trim() || "127.0.0.1";
  const reachable = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host;
  return `http://${isIP(reachable) === 6 ? `[${reachable}]` : reachable}:${PORT?.trim() || 3000}`;
}
