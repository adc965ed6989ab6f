import type { Page } from "@playwright/test";

/**
 * Keeps the answers to what a page asks for away, as a slow line does.
 * @param pattern of the addresses, as `page.route` takes it
 * @returns what lets them arrive
 */
export async function holdBack(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise: held, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return arrive;
}
