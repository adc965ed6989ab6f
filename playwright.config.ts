import { defineConfig } from "@playwright/test";
import { browser } from "./tests/chromium.ts";

/** Journeys in a real browser against a real site, one site for each worker. */
export default defineConfig({
  testDir: "tests/e2e",
  // What is slow by nature, without a graphics card for example, is part of `npm run test:long`.
  projects: [
    { name: "e2e", grepInvert: /@long/ },
    { name: "long", grep: /@long/ },
  ],
  // A folder that each run empties: the reports of the other suites stand beside it.
  outputDir: "tests/results/e2e",
  // Some journeys wait more than they work: three at once keep two processors busy.
  workers: 3,
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
  },
});
