import { expect, test } from "vitest";
import { originOf } from "./origin";

const site = "https://www.vayutra.example";

test("the page before the form, the instrument and the campaign of the visit", () => {
  const here = `${site}/contact-us?about=x&instrument=spray-planner`;
  const before = [
    `${site}/?utm_source=google&utm_medium=cpc&gclid=secret`,
    `${site}/blog`,
    `${site}/services/agriculture-spray?acres=40`,
    `${site}/contact-us`,
  ];
  expect(originOf(here, before)).toEqual({
    came_from: "/services/agriculture-spray",
    instrument: "spray-planner",
    campaign: "utm_source=google&utm_medium=cpc",
  });
});

test("other sites, odd names and long values stay out", () => {
  expect(originOf(`${site}/contact-us`, ["https://other.example/secret", ""])).toEqual({});
  expect(originOf(`${site}/contact-us?instrument=<b>`, [])).toEqual({});
  const long = originOf(`${site}/contact-us?utm_source=${"x".repeat(900)}`, [`${site}/${"y".repeat(900)}`]);
  expect(long.campaign).toHaveLength(400);
  expect(long.came_from).toHaveLength(300);
});
