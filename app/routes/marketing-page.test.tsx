import { text } from "node:stream/consumers";
import { renderToReadableStream } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { pageAt } from "~/content/marketing-pages";
import type { MarketingPage } from "~/content/schema";
import type { Route } from "./+types/marketing-page";
import Page from "./marketing-page";

/** How often each section of a page stands on it. */
async function shown(page: MarketingPage): Promise<number[]> {
  const props = { loaderData: { page, takeAlong: [], siteUrl: "", structured: [] } } as unknown as Route.ComponentProps;
  const router = createMemoryRouter([{ path: "*", element: <Page {...props} /> }], { initialEntries: [page.path] });
  const stream = await renderToReadableStream(<RouterProvider router={router} />);
  await stream.allReady;
  const html = await text(stream);
  return page.sections.map(({ id }) => html.split(` id="${id}"`).length - 1);
}

test("a page shows each of its sections once, whether or not the last is its call to action", async () => {
  const page = pageAt("/services/thermal-mapping") as MarketingPage;
  expect(page.sections.at(-1)?.kind).toBe("call-to-action");
  for (const sections of [page.sections, page.sections.slice(0, -1)])
    expect(await shown({ ...page, sections })).toEqual(sections.map(() => 1));
});
