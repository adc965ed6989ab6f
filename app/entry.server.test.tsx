import type { EntryContext } from "react-router";
import { UNSAFE_ErrorResponseImpl as ErrorResponse, RouterContextProvider } from "react-router";
import { afterAll, expect, it, vi } from "vitest";

let content: () => React.ReactNode;
vi.doMock("react-router", async (original) => ({
  ...(await original<typeof import("react-router")>()),
  ServerRouter: () => content(),
}));
vi.resetModules();
const { default: handleRequest, backendContext } = await import("./entry.server");
afterAll(() => {
  vi.doUnmock("react-router");
  vi.resetModules();
});

/** Renders a document in which a page threw `thrown`; returns its status and text, and the reported errors. */
async function render(thrown?: unknown) {
  const report = vi.fn();
  const context = new RouterContextProvider();
  context.set(backendContext, {
    config: { supabaseUrl: "", supabasePublishableKey: "", siteUrl: "", admin: { email: "", name: "" } },
    requestId: "r",
    fetch,
    report,
  });
  const routerContext = { staticHandlerContext: { errors: thrown ? { root: thrown } : null } } as EntryContext;
  const request = new Request("http://site.example/");
  const answer = await handleRequest(request, 200, new Headers(), routerContext, context).catch(() => undefined);
  return {
    status: answer?.status,
    text: await answer?.text(),
    reported: report.mock.calls.map(([error]) => String(error)),
  };
}

it("a response of 500 or more that a page throws is reported with its text", async () => {
  content = () => <html lang="en" />;
  expect((await render(new ErrorResponse(503, "Away", "no data"))).reported).toEqual([
    "ThrownAnswer: a page threw 503 Away: no data",
  ]);
  expect((await render(new ErrorResponse(404, "Not Found", ""))).reported).toEqual([]);
});

it("an error while rendering is reported, and no half-rendered page is sent", async () => {
  const broken = () => {
    throw new Error("broken while rendering");
  };
  const Broken = () => broken();
  content = () => (
    <html lang="en">
      <body>
        <Broken />
      </body>
    </html>
  );
  expect(await render()).toMatchObject({ status: undefined, reported: ["Error: broken while rendering"] });
});

it("a document keeps characters of any language", async () => {
  content = () => (
    <html lang="hi">
      <body>₹ 500, नमस्ते</body>
    </html>
  );
  expect((await render()).text).toContain("<body>₹ 500, नमस्ते</body>");
});
