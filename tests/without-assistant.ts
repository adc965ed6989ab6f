/**
 * Preloaded into a site under test that nobody asks anything (`node --import`): where the assistant would learn, which is
 * half of the work of a start, a thread stands that is ready at once and has one answer for everything.
 */
import { registerHooks } from "node:module";

const STAND_IN = `
import { parentPort } from "node:worker_threads";
parentPort.on("message", ({ kind, id }) => {
  if (kind === "ask") parentPort.postMessage({ kind: "answer", id, status: 200, body: '{"message":"A stand-in."}' });
});
parentPort.postMessage({ kind: "ready", records: 0, took: 0 });
`;

registerHooks({
  load: (url, context, next) =>
    url.endsWith("/server/assistant/thread.ts")
      ? { format: "module", source: STAND_IN, shortCircuit: true }
      : next(url, context),
});
