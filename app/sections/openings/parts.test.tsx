import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { MarketingPage } from "~/content/schema";
import { landSurveying } from "~/content/services/land-surveying";
import { Lead } from "./parts";

/** The links under the lead of a page with an instrument, and whether wide screens show them. */
function underLead(link?: MarketingPage["hero"]["underLead"]) {
  const hero = { ...landSurveying.hero, underLead: link };
  const page: MarketingPage = { ...landSurveying, hero, name: "Land Surveying", group: "services" };
  const lead = renderToStaticMarkup(<Lead page={page} />);
  return { to: [...lead.matchAll(/<a href="([^"]*)"/g)].map(([, to]) => to), wide: !lead.includes("lg:hidden") };
}

test("under the lead stands the page's own link at every width, or on narrow screens one to its instrument", () => {
  expect(underLead()).toEqual({ to: ["#survey-planner"], wide: false });
  expect(underLead({ label: "The grant", to: "#grant" })).toEqual({ to: ["#grant"], wide: true });
});
