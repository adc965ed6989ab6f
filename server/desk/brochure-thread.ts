/** Makes all brochures with the owner's values, and ends; `brochures.ts` starts it. */
import { parentPort, workerData } from "node:worker_threads";
import { brochuresOf } from "../../build-assets/brochures.ts";
import { contentOf } from "../../supabase/functions/chat-assistant/knowledge/bundle.ts";
import { lowerThreadPriority } from "../process/priority.ts";
import type { BrochureSettings, MadeBrochures } from "./brochures.ts";

const { root, snapshot } = workerData as BrochureSettings;
lowerThreadPriority();
const made: MadeBrochures = await brochuresOf(root, await contentOf(root, snapshot));
parentPort?.postMessage(made);
