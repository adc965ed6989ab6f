import { articleLists } from "./articles/article-lists.ts";

/**
 * The query parameters that each page reads, by the page's path. A page is kept in memory once for each set of their
 * values; whatever else stands in its address (campaigns add `utm_source`, `fbclid`, `gclid`) makes no other page. A
 * loader never sees a parameter that is not named here, and of one that is repeated it sees the first.
 */
export const queryParameters: Record<string, readonly string[]> = {
  ...Object.fromEntries(articleLists.map(({ path }) => [path, ["page"]])),
  "/contact-us": ["about", "inquiry", "message", "brochure", "day", "half"],
  "/qr.svg": ["of"],
  "/services/agriculture-spray": ["acres", "unit", "crop", "sprayer", "start"],
  "/services/land-surveying": ["long", "wide", "area", "pixel", "front", "side", "cover"],
  "/services/thermal-mapping": ["target", "size", "pixel", "tilt", "date"],
  "/training/drone-pilot-training": ["level", "rhythm", "start", "grams", "use", "age", "school", "place"],
  "/excellence-center/3-modules": ["level", "rhythm", "start"],
  "/product/heavy-payload-drones": ["model", "payload", "height", "heat", "reserve"],
  "/excellence-center/3-modules/rpto": ["grams", "use", "age", "school", "place"],
};
