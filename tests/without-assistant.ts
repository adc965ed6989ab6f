/**
 * Preloaded into a site under test (`node --import`). Replaces the assistant's thread, whose learning is half of the work
 * of a start, by a stub that is ready at once and gives one answer to everything.
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
