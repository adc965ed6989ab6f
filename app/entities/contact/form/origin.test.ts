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

test("in the Hindi edition the page is named in it, and the form itself where there was none before", () => {
  const from = (form: string, ...before: string[]) =>
    originOf(
      site + form,
      before.map((path) => site + path),
    ).came_from;
  expect(from("/hi/contact-us", "/hi/services/agriculture-spray")).toBe("/hi/services/agriculture-spray");
  expect(from("/hi/contact-us", "/gallery")).toBe("/hi/gallery");
  expect(from("/hi/contact-us", "/hi")).toBe("/hi");
  expect(from("/hi/contact-us")).toBe("/hi/contact-us");
  expect(from("/contact-us", "/hi/gallery", "/hi/contact-us")).toBe("/gallery");
});

test("other sites, odd names and long values stay out", () => {
  expect(originOf(`${site}/contact-us`, ["https://other.example/secret", ""])).toEqual({});
  expect(originOf(`${site}/contact-us?instrument=<b>`, [])).toEqual({});
  expect(originOf(`${site}/contact-us?utm_source=${"x".repeat(900)}`, []).campaign).toHaveLength(400);
});

test("only pages lead to the form: a path that leads nowhere does not, and one page is counted under one name", () => {
  const from = (...before: string[]) =>
    originOf(
      `${site}/contact-us`,
      before.map((path) => site + path),
    ).came_from;
  expect(from("/blog", "/no-such-page")).toBe("/blog");
  expect(from("/no-such-page")).toBeUndefined();
  expect(from("/PRODUCT/Trainer-Drone/")).toBe("/product/trainer-drone");
  expect(from("/excellence-center/3-modules/rpto", "/CONTACT-US")).toBe("/excellence-center/3-modules/rpto");
  expect(from("/news/5eed0000-0000-4000-8000-000000000201")).toBe("/news/5eed0000-0000-4000-8000-000000000201");
});
