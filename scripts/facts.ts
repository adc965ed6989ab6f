/**
 * Lists what the owner still has to confirm or replace: unconfirmed figures and samples, each with the pages that show it,
 * and the rules of law with the day on which they were last checked. `npm run facts`; with `--warnings` only the rules
 * that were last checked more than a year ago. Exits with 0 in every case, since nothing here is an error.
 */
import { join } from "node:path";
import { runnerImport } from "vite";

const root = join(import.meta.dirname, "..");
// Node alone does not know the alias by which the content's modules import each other.
await runnerImport(join(root, "scripts/facts/report.ts"), {
  root,
  configFile: false,
  logLevel: "error",
  resolve: { alias: { "~": join(root, "app") } },
});
