import { parentPort, workerData } from "node:worker_threads";
import { createAssistant } from "../../supabase/functions/chat-assistant/assistant.ts";
import { createHandler } from "../../supabase/functions/chat-assistant/handler.ts";
import { loadKnowledge } from "../../supabase/functions/chat-assistant/knowledge/make.ts";
import { createLive } from "../../supabase/functions/chat-assistant/live.ts";
import { createModel } from "../../supabase/functions/chat-assistant/model.ts";
import { now } from "../process/clock.ts";
import { lowerThreadPriority } from "../process/priority.ts";
import type { Beginning, FromThread, ToThread } from "./messages.ts";

// The thread in which the assistant learns, answers and takes over what is published, so that no page waits for it.
if (!parentPort) throw new Error("started by server/assistant/host.ts, not by itself");
const port = parentPort;
lowerThreadPriority();
const { root, model } = workerData as Beginning;
const started = now();
const tell = (message: FromThread) => port.postMessage(message);
const complain = (error: unknown) =>
  tell({ kind: "error", message: error instanceof Error ? (error.stack ?? error.message) : String(error) });

const reading = new Map<number, (response: Response) => void>();
let reads = 0;

const knowledge = await loadKnowledge(root);
const assistant = createAssistant(knowledge, now);
const live = createLive(
  (path) =>
    new Promise((resolve) => {
      const id = ++reads;
      reading.set(id, resolve);
      tell({ kind: "read", id, path });
    }),
  assistant.publish,
  now,
  complain,
);
const handle = createHandler({ assistant, live, model: model && createModel(model, now), onError: complain });

port.on("message", async (message: ToThread) => {
  if (message.kind === "published") return live.changed();
  if (message.kind === "rows") {
    const { id, status, body } = message;
    reading.get(id)?.(new Response(body, { status }));
    reading.delete(id);
    return;
  }
  const { id, body } = message;
  const response = await handle(new Request("http://assistant/", { method: "POST", body }));
  tell({ kind: "answer", id, status: response.status, body: await response.text() });
});

// What is learnt when first asked for is learnt now, once for each page, and the code is warm for the first visitor.
for (const { name } of knowledge.pages) {
  assistant.reply(`Tell me about ${name}`, "warm");
  assistant.reply(`How long does ${name} take and what does it cost?`, "warm");
}
await live.update();
tell({ kind: "ready", records: knowledge.records.length, took: Math.round(now() - started) });
