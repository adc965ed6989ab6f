import type { ViteDevServer } from "vite";
import { expect, it, vi } from "vitest";
import { emptySnapshot } from "../../domain/desk/snapshot.ts";
import { developmentRenderer } from "./development.ts";
import type { RenderRequest } from "./render.ts";

it("a source that cannot be read gives a page and a log line that name the place", async () => {
  const unreadable = Object.assign(new Error("\u001b[31mUnexpected token"), {
    id: "/site/app/routes/gallery.tsx",
    loc: { line: 40, column: 13 },
    frame: "40 | const x = {{;",
  });
  const vite = {
    config: { root: "/site" },
    ssrLoadModule: () => Promise.reject(unreadable),
    ssrFixStacktrace: () => undefined,
  } as unknown as ViteDevServer;
  const admin = { email: "", name: "" };
  const renderer = await developmentRenderer(
    vite,
    {
      supabaseUrl: "",
      supabasePublishableKey: "",
      siteUrl: "http://site.example",
      admin,
    },
    emptySnapshot,
  );

  const report = vi.fn();
  const request: RenderRequest = { method: "GET", address: "/gallery", headers: [], requestId: "r", lifetime: "once" };
  const { status, representation } = await renderer.render(request, { fetch, report });
  const text = "app/routes/gallery.tsx:40:13\n\nUnexpected token\n\n40 | const x = {{;";
  expect([status, representation.bodies.identity?.toString()]).toEqual([500, text]);
  expect(report.mock.calls.map(([error]) => error.message)).toEqual([text]);
});
