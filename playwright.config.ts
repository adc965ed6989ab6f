import { defineConfig } from "@playwright/test";
import { browser } from "./tests/chromium.ts";

/** Browser tests against a running site; each worker has its own. */
export default defineConfig({
  testDir: "tests/e2e",
  // Slow tests, such as WebGL without a graphics card, run in `npm run test:long`.
  projects: [
    { name: "e2e", grepInvert: /@long/ },
    { name: "long", grep: /@long/ },
  ],
  // A separate folder, because each run empties it; the reports of the other suites are beside it.
  outputDir: "tests/results/e2e",
  // Tests wait for the browser much of the time, so three workers keep two cores busy.
  workers: 3,
  fullyParallel: false,
  // Long journeys take a minute on two busy cores; the limit is for a journey that waits for what never comes.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // A test that passes only the second time counts as passed; the summary of `npm test` names it.
  retries: 1,
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
