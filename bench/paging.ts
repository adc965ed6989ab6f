/** The browser's memory while paging through a list of the admin area. */
import { chromium } from "playwright-core";
import { browser } from "../tests/chromium.ts";
import type { RunningSite } from "../tests/site.ts";

/**
 * @param session the administrator's, as supabase-js stores it
 * @param marks the pages on which memory is read
 * @returns JavaScript memory in use after a garbage collection, in MB, and elements in the document, at each mark
 */
export async function pagedThrough(
  { url, config }: RunningSite,
  session: object,
  marks: number[],
): Promise<{ megabytes: number; elements: number }[]> {
  const chrome = await chromium.launch(await browser());
  try {
    const page = await chrome.newPage({ viewport: { width: 1440, height: 900 } });
    const key = `sb-${new URL(config.supabaseUrl).hostname.split(".")[0]}-auth-token`;
    await page.addInitScript(
      ([name, value]) => localStorage.setItem(name ?? "", value ?? ""),
      [key, JSON.stringify(session)],
    );
    await page.goto(`${url}/admin?tab=contacts`);
    const pages = page.getByRole("navigation", { name: "Pages" });
    const devtools = await page.context().newCDPSession(page);
    const found = [];
    for (let at = 1; at <= Math.max(...marks); at++) {
      await pages.getByText(`Page ${at} of`).waitFor();
      if (marks.includes(at)) {
        await devtools.send("HeapProfiler.collectGarbage");
        const { usedSize } = await devtools.send("Runtime.getHeapUsage");
        const elements = await page.evaluate(() => document.querySelectorAll("*").length);
        found.push({ megabytes: usedSize / 1e6, elements });
      }
      await pages.getByRole("button", { name: "Next" }).click();
    }
    return found;
  } finally {
    await chrome.close();
  }
}
