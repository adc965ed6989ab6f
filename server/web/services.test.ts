import { expect, it } from "vitest";
import { serviceKind } from "./services.ts";

const metrics = { answer: async () => new Response(), close: async () => undefined };

it.each([
  ["/healthz", "program"],
  ["/config.json", "program"],
  ["/auth/v1/token", "accounts"],
  ["/rest/v1/blogs", "data"],
  ["/storage/v1/object/public/media/a.webp", "pictures"],
  ["/functions/v1/chat-assistant", "chat"],
  ["/realtime/v1/websocket", "program"],
  ["/graphql/v1", "program"],
  ["/analytics/v1/query", "program"],
  ["/rest/v1", "data"],
  ["/pg/tables", "program"],
  ["/pg-meta/default/tables", "program"],
  ["/.well-known/openid-configuration", "program"],
  ["/healthz/more", undefined],
  ["/auth", undefined],
  ["/realtime", undefined],
  ["/pgs", undefined],
  ["/restaurant", undefined],
  ["/blog", undefined],
])("%s is for %s", (path, kind) => {
  expect(serviceKind(path, { metrics })).toBe(kind);
});

it("/metrics exists only if a token is set", () => {
  expect(serviceKind("/metrics", { metrics })).toBe("program");
  expect(serviceKind("/metrics", {})).toBeUndefined();
});
