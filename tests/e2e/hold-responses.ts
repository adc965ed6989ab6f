import type { Page } from "@playwright/test";

/**
 * Holds back the responses to a page's requests, as a slow connection does.
 * @param pattern addresses, as for `page.route`
 * @returns a function that releases them
 */
export async function holdResponses(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
