import { articleLists } from "./articles/article-lists.ts";

/**
 * The query parameters that each page reads, by the page's path. The page cache keeps one page per set of their values and
 * ignores all others (campaigns add `utm_source`, `fbclid`, `gclid`). A loader sees only the parameters named here, and
 * of a repeated one the first.
 */
export const queryParameters: Record<string, readonly string[]> = {
  ...Object.fromEntries(articleLists.map(({ path }) => [path, ["page"]])),
  "/contact-us": ["about", "inquiry", "message", "brochure", "day", "half"],
  "/qr.svg": ["of"],
  "/services/agriculture-spray": ["acres", "unit", "crop", "sprayer", "against", "start"],
  "/services/land-surveying": ["shape", "long", "wide", "area", "unit", "pixel", "front", "side", "cover"],
  "/services/thermal-mapping": ["target", "size", "pixel", "tilt", "date"],
  "/training/drone-pilot-training": ["level", "rhythm", "start", "grams", "use", "age", "school", "place"],
  "/excellence-center/3-modules": ["level", "rhythm", "start"],
  "/product/heavy-payload-drones": ["model", "against", "payload", "height", "heat", "reserve"],
  "/excellence-center/3-modules/rpto": ["grams", "use", "age", "school", "place"],
};
