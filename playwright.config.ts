import { defineConfig } from "@playwright/test";
import { browser } from "./tests/chromium.ts";

/** Journeys in a real browser against a real site, one site for each worker. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "tests/results",
  workers: 2,
  fullyParallel: false,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: "tests/results/e2e.json" }]],
  use: {
    browserName: "chromium",
    headless: true,
    launchOptions: await browser(),
    viewport: { width: 1280, height: 900 },
    locale: "en-IN",
    trace: "retain-on-failure",
  },
});
