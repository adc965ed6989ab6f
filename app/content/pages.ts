import type { MarketingPage } from "./schema";
import { dronePilotTraining } from "./training/drone-pilot-training";

/** Every marketing page, in the order of the navigation. */
export const pages: readonly MarketingPage[] = [dronePilotTraining];

/** The page at `path` (leading slash, no trailing one), or undefined. */
export function pageAt(path: string): MarketingPage | undefined {
  return pages.find((page) => page.path === path);
}
