import { expect, test } from "vitest";
import { createAssistant } from "./assistant.ts";
import { createHandler } from "./handler.ts";
import { prepareKnowledge } from "./knowledge/make.ts";
import { knowledgeOf } from "./knowledge/records.ts";
import * as content from "./knowledge/site-content.ts";

const assistant = createAssistant(prepareKnowledge(knowledgeOf(content), process.cwd()).knowledge, Date.now);
const handle = createHandler({ assistant });
const send = (body: unknown, init: RequestInit = {}) =>
  handle(
    new Request("http://site.example/functions/v1/chat-assistant", {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      ...init,
    }),
  );
const question = { message: "How long is the pilot course?", sessionId: "session_1", userId: null };

test("a question is answered with a message", async () => {
  const response = await send(question);
  expect(response.status).toBe(200);
  expect((await response.json()).message).toContain("4 weeks");
});

test.each([
  ["How long is the pilot course?", "en"],
  ["pilot course kitne din ka hai", "hi-Latn"],
  ["पायलट कोर्स कितने दिन का है?", "hi"],
])("the answer to %s is marked as %s", async (message, lang) => {
  const response = await send({ ...question, message, sessionId: lang });
  expect((await response.json()).lang).toBe(lang);
});

test.each([
  ["not JSON", "{"],
  ["no object", "[]"],
  ["null", "null"],
  ["no message", { sessionId: "s" }],
  ["blank message", { ...question, message: " \n" }],
  ["message that is no text", { ...question, message: { toString: "x" } }],
  ["too long a message", { ...question, message: "x".repeat(2001) }],
  ["no session", { message: "hello" }],
  ["session that is no text", { ...question, sessionId: 7 }],
  ["too long a session", { ...question, sessionId: "s".repeat(201) }],
  ["user that is no text", { ...question, userId: {} }],
  ["far too much", "x".repeat(200_000)],
])("%s is refused with a sentence", async (_, body) => {
  const response = await send(body);
  expect(response.status).toBe(400);
  expect((await response.json()).message).toMatch(/^[A-Z].*\.$/);
});

test("2,000 characters are accepted", async () => {
  expect((await send({ ...question, message: "अ".repeat(2000) })).status).toBe(200);
});

test("only POST is accepted", async () => {
  const response = await handle(new Request("http://site.example/functions/v1/chat-assistant"));
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("POST");
});

test("a failed reading of posts and jobs does not stop an answer", async () => {
  const withLive = createHandler({
    assistant,
    live: { update: () => Promise.reject(new Error("away")) },
  });
  const response = await withLive(
    new Request("http://site.example/", { method: "POST", body: JSON.stringify(question) }),
  );
  expect(response.status).toBe(200);
});
