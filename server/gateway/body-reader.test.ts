import type { Context } from "hono";
import { expect, it } from "vitest";
import { BODY_LIMIT, CALL_LIMIT } from "../http/request-body.ts";
import { createBodyReader } from "./body-reader.ts";
import type { GatewayEnv } from "./parts.ts";

/** A request whose body has begun and is completed by `finish`. */
function startedRequest(client: string) {
  let finish = () => {};
  let read = false;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        read = true;
        return new Promise((done) => {
          finish = () => {
            controller.enqueue(new TextEncoder().encode("{}"));
            controller.close();
            done();
          };
        });
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { "Content-Type": "application/json" };
  const raw = new Request("http://site.example/", { method: "POST", body, headers, duplex: "half" } as RequestInit);
  return {
    c: { env: { client }, req: { raw } } as unknown as Context<GatewayEnv>,
    read: () => read,
    finish: () => finish(),
  };
}

it.each([
  ["60 small bodies", 60, CALL_LIMIT],
  ["four large bodies", 4, BODY_LIMIT],
])("a body waits, unread, while its client sends %s; other clients' do not", async (_, count, limit) => {
  const readBody = createBodyReader();
  const started = Array.from({ length: count }, () => startedRequest("one"));
  const bodies = started.map(({ c }) => readBody(c, limit));
  const [next, another] = [startedRequest("one"), startedRequest("another")];
  const last = readBody(next.c, limit);
  const others = readBody(another.c, limit);
  await expect.poll(another.read).toBe(true);
  expect(next.read()).toBe(false);
  started[0]?.finish();
  await expect.poll(next.read).toBe(true);
  for (const { finish } of [...started.slice(1), next, another]) finish();
  for (const each of [...bodies, last, others]) expect((await each)?.value).toEqual({});
});
