import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Action, MarketingPage } from "~/content/schema";
import { landSurveying } from "~/content/services/land-surveying";
import { Actions, Lead } from "./parts";

const grant = { label: "The grant", to: "#grant", underLead: true };
const team = { label: "The team", to: "#team", underLead: true };

/** The link under the lead of a page with an instrument and these actions, and the buttons that narrow screens do not show. */
function opening(actions: Action[]) {
  const hero = { ...landSurveying.hero, actions };
  const page: MarketingPage = { ...landSurveying, hero, name: "Land Surveying", group: "services" };
  const lead = renderToStaticMarkup(<Lead page={page} />);
  const buttons = renderToStaticMarkup(
    <MemoryRouter>
      <Actions page={page} takeAlong={[]} />
    </MemoryRouter>,
  );
  return {
    under: [...lead.matchAll(/<a href="([^"]*)"/g)].map(([, to]) => to),
    // A print hides the link under the lead, so it keeps the button.
    hidden: [...buttons.matchAll(/class="[^"]*max-lg:not-print:hidden[^"]*"[^>]*>([^<]*)</g)].map(([, label]) => label),
  };
}

test("an action that asks for it goes under the lead before an instrument, and only its button gives way", () => {
  expect(opening([])).toEqual({ under: ["#survey-planner"], hidden: [] });
  expect(opening([grant])).toEqual({ under: ["#grant"], hidden: ["The grant"] });
  expect(opening([grant, team])).toEqual({ under: ["#grant"], hidden: ["The grant"] });
});
