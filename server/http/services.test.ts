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
  ["/healthz/more", undefined],
  ["/restaurant", undefined],
  ["/blog", undefined],
])("%s is for %s", (path, kind) => {
  expect(serviceKind(path, { metrics })).toBe(kind);
});

it("there are figures only where somebody set a token; elsewhere the path leads nowhere, as any other", () => {
  expect(serviceKind("/metrics", { metrics })).toBe("program");
  expect(serviceKind("/metrics", {})).toBeUndefined();
});
