import { expect, it } from "vitest";
import { createLog } from "../process/log.ts";
import { createUseCounter } from "./site-use.ts";

const counter = createUseCounter(undefined, () => true, createLog("silent", "site"));
const send = async (body: string, headers: Record<string, string> = {}, method = "POST") => {
  const init = {
    method,
    headers: { "Content-Type": "application/json", ...headers },
    body: method === "GET" ? undefined : body,
  };
  return (
    await counter.take(new Request("http://site.example/use", init), { client: `c${Math.random()}`, requestId: "r" })
  ).status;
};
const visit = JSON.stringify({ page: "/", what: "search" });

it.each([
  ["a visit", 204, () => send(visit)],
  ["an act of the chat, which the server counts itself", 400, () => send(JSON.stringify({ page: "/", what: "chat" }))],
  ["no JSON", 400, () => send("{")],
  ["a long report", 413, () => send(JSON.stringify({ page: "/", what: "search", more: "x".repeat(600) }))],
  ["a form of another site", 415, () => send(visit, { "Content-Type": "text/plain" })],
  ["a read", 405, () => send("", {}, "GET")],
])("%s is answered %i", async (_, status, sent) => expect(await sent()).toBe(status));

it("one client sends a limited number", async () => {
  const request = () =>
    new Request("http://site.example/use", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: visit,
    });
  const answers = [];
  for (let at = 0; at < 301; at++)
    answers.push((await counter.take(request(), { client: "one", requestId: "r" })).status);
  expect(answers.lastIndexOf(204)).toBe(299);
  expect(answers.at(-1)).toBe(429);
});
