// The function as a Supabase project deploys it. Before `supabase functions deploy chat-assistant`, write its knowledge
// beside it: node scripts/build-knowledge.ts supabase/functions/chat-assistant/knowledge.json
import { createAssistant } from "./assistant.ts";
import { createHandler } from "./handler.ts";
import type { Knowledge } from "./knowledge/record.ts";
import kept from "./knowledge.json" with { type: "json" };
import { createLive } from "./live.ts";
import { createModel, modelSettings } from "./model.ts";

declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const env = Object.fromEntries(
  ["SUPABASE_URL", "SUPABASE_ANON_KEY", "CHAT_LLM_BASE_URL", "CHAT_LLM_API_KEY", "CHAT_LLM_MODEL", "SITE_URL"].map(
    (name) => [name, Deno.env.get(name)],
  ),
);
const assistant = createAssistant((kept as { knowledge: Knowledge }).knowledge, Date.now);
const settings = modelSettings(env);
const handle = createHandler({
  assistant,
  live: createLive(
    (path, signal) =>
      fetch(`${env.SUPABASE_URL}/rest/v1/${path}`, { signal, headers: { apikey: env.SUPABASE_ANON_KEY ?? "" } }),
    assistant.publish,
    Date.now,
    console.error,
  ),
  model: settings && createModel(settings),
  onError: console.error,
});

/** The site has another origin than the project, so browsers send a preflight request. */
const cors = {
  "Access-Control-Allow-Origin": env.SITE_URL ?? "*",
  "Access-Control-Allow-Headers": "authorization, x-client-info, apikey, content-type",
  "Access-Control-Allow-Methods": "POST",
};

Deno.serve(async (request) => {
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: cors });
  const response = await handle(request);
  for (const [name, value] of Object.entries(cors)) response.headers.set(name, value);
  return response;
});
