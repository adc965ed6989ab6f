import { parentPort, workerData } from "node:worker_threads";
import { isEmpty } from "../../domain/desk/snapshot.ts";
import { createAssistant } from "../../supabase/functions/chat-assistant/assistant.ts";
import { createHandler } from "../../supabase/functions/chat-assistant/handler.ts";
import { contentOf } from "../../supabase/functions/chat-assistant/knowledge/bundle.ts";
import { knowledgeWith, loadKnowledge } from "../../supabase/functions/chat-assistant/knowledge/make.ts";
import { createLive } from "../../supabase/functions/chat-assistant/live.ts";
import { createModel } from "../../supabase/functions/chat-assistant/model.ts";
import { now as elapsed } from "../process/clock.ts";
import { lowerThreadPriority } from "../process/priority.ts";
import type { FromThread, ThreadData, ToThread } from "./messages.ts";

// Runs the assistant in a separate thread, so that indexing and answering do not delay pages.
if (!parentPort) throw new Error("started by server/assistant/host.ts, not by itself");
const port = parentPort;
lowerThreadPriority();
const { root, snapshot, model } = workerData as ThreadData;
const started = elapsed();
const post = (message: FromThread) => port.postMessage(message);
const reportError = (error: unknown) =>
  post({ kind: "error", message: error instanceof Error ? (error.stack ?? error.message) : String(error) });

const pendingReads = new Map<number, (response: Response) => void>();
let lastReadId = 0;

const knowledge = isEmpty(snapshot)
  ? await loadKnowledge(root)
  : await knowledgeWith(root, await contentOf(root, snapshot));
const assistant = createAssistant(knowledge, Date.now, elapsed);
const live = createLive(
  (path) =>
    new Promise((resolve) => {
      const id = ++lastReadId;
      pendingReads.set(id, resolve);
      post({ kind: "read", id, path });
    }),
  assistant.publish,
  Date.now,
  reportError,
  elapsed,
);
const handle = createHandler({ assistant, live, model: model && createModel(model, elapsed), onError: reportError });

port.on("message", async (message: ToThread) => {
  if (message.kind === "published") return live.changed();
  if (message.kind === "rows") {
    const { id, status, body } = message;
    pendingReads.get(id)?.(new Response(body, { status }));
    pendingReads.delete(id);
    return;
  }
  const { id, body } = message;
  const response = await handle(new Request("http://assistant/", { method: "POST", body }));
  post({ kind: "answer", id, status: response.status, headers: [...response.headers], body: await response.text() });
});

// Fills the lazy caches of each page and warms up the code before the first visitor asks.
for (const { name } of knowledge.pages) {
  assistant.reply(`Tell me about ${name}`, "warm");
  assistant.reply(`How long does ${name} take and what does it cost?`, "warm");
}
await live.update();
post({ kind: "ready", records: knowledge.records.length, took: Math.round(elapsed() - started) });
