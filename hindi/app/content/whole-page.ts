import type { Action } from "~/content/schema";

/** Pages whose planner stands in the English edition alone: a link to the planner ends at the summary's top. */
const withPlanner = ["/services/land-surveying", "/services/thermal-mapping", "/product/heavy-payload-drones"];

/** The link from a summary to the whole page, which the English edition alone has at the same path. */
export const wholePage = (path: string): Action => ({
  label: withPlanner.includes(path) ? "प्लानर और पूरा पेज अंग्रेज़ी में" : "पूरा पेज अंग्रेज़ी में",
  to: path,
  hrefLang: "en-IN",
});
