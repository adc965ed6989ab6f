import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Action, MarketingPage } from "~/content/schema";
import { landSurveying } from "~/content/services/land-surveying";
import { Actions, Lead } from "./parts";

const grant = { label: "The grant", to: "#grant", underLead: true };
const team = { label: "The team", to: "#team" };

/** The links under the lead of a page with an instrument and these actions, whether wide screens show them, and the buttons. */
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
    onWideScreens: !lead.includes("lg:hidden"),
    buttons: [...buttons.matchAll(/href="(#[^"]*)"/g)].map(([, to]) => to),
  };
}

test("an action that asks for it is a link under the lead, before an instrument, and no button", () => {
  expect(opening([])).toEqual({ under: ["#survey-planner"], onWideScreens: false, buttons: [] });
  expect(opening([team])).toEqual({ under: ["#survey-planner"], onWideScreens: false, buttons: ["#team"] });
  expect(opening([grant, team])).toEqual({ under: ["#grant"], onWideScreens: true, buttons: ["#team"] });
});
