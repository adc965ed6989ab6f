import type { Context } from "hono";
import { expect, it } from "vitest";
import { BODY_LIMIT, CALL_LIMIT } from "../http/request-body.ts";
import { createBodies } from "./bodies.ts";
import type { GatewayEnv } from "./parts.ts";

/** A body that somebody begins to send, and can be finished. */
function begun(client: string) {
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
  ["60 short ones", 60, CALL_LIMIT],
  ["four long ones", 4, BODY_LIMIT],
])("waits, unread, while %s of its client are on their way, and nobody else's does", async (_, most, limit) => {
  const take = createBodies();
  const lying = Array.from({ length: most }, () => begun("one"));
  const taken = lying.map(({ c }) => take(c, limit));
  const [next, another] = [begun("one"), begun("another")];
  const last = take(next.c, limit);
  const others = take(another.c, limit);
  await expect.poll(another.read).toBe(true);
  expect(next.read()).toBe(false);
  lying[0]?.finish();
  await expect.poll(next.read).toBe(true);
  for (const { finish } of [...lying.slice(1), next, another]) finish();
  for (const each of [...taken, last, others]) expect((await each)?.value).toEqual({});
});
