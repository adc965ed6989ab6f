/** Makes all brochures of both editions with the owner's values, and ends; `brochures.ts` starts it. */
import { parentPort, workerData } from "node:worker_threads";
import { brochuresOf } from "../../build-assets/brochures.ts";
import { editionsIn } from "../../build-assets/site-content.ts";
import { lowerThreadPriority } from "../process/priority.ts";
import type { BrochureSettings, MadeBrochures } from "./brochures.ts";

const { root, snapshot } = workerData as BrochureSettings;
lowerThreadPriority();
// The content reads it when it is loaded (`app/content/stated/stated.ts`).
Object.assign(globalThis, { siteSnapshot: snapshot });
const made: MadeBrochures = [];
for (const edition of await editionsIn(root)) made.push(...(await brochuresOf(root, edition)));
parentPort?.postMessage(made);
