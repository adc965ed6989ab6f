import { text } from "node:stream/consumers";
import { createElement } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import type { Batch, Price } from "#domain/desk/snapshot.ts";
import { marketingPages } from "~/content/marketing-pages";
import { sheetOf } from "~/content/papers/sheet-blocks";
import { type MarketingPage, plainSections } from "~/content/schema";
import { withStated } from "~/content/stated/overlay";
import { priceKey, thingsOf } from "~/content/stated/priced-things";
import { course, priceList, workshopList } from "~/layout/document/structured-data.server";
import { Hero } from "~/sections/hero";
import { Sections } from "~/sections/render-sections";
import { createAssistant } from "../../supabase/functions/chat-assistant/assistant";
import { prepareKnowledge } from "../../supabase/functions/chat-assistant/knowledge/make";
import { knowledgeOf } from "../../supabase/functions/chat-assistant/knowledge/records";
import * as content from "../../supabase/functions/chat-assistant/knowledge/site-content";

// Rendering the pages and training the assistant takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const site = "https://www.vayutra.example";

type Priced = { price?: Price };

const thingsIn = (page: MarketingPage) => plainSections(page.sections).flatMap(thingsOf);

/** Every page with a price for itself and for each thing that may have one, each a different sum. */
const prices: Record<string, Price> = {};
const price = (rupees: number): Price => ({
  basis: "from",
  rupees,
  unit: null,
  tax: "extra",
  taxRate: 18,
  validUntil: null,
  moves: "dates",
});
for (const [at, page] of marketingPages.entries()) {
  prices[page.path] = price(1_00_000 * (at + 1));
  for (const [place, { name }] of thingsIn(page).entries())
    prices[priceKey(page.path, name)] = price(1_00_000 * (at + 1) + 100 * (place + 1));
}
const batch: Batch = {
  id: "1",
  course: "/training/drone-pilot-training",
  from: "2027-01-04",
  to: "2027-01-29",
  hours: "Mon-Sat 9:00-16:00",
  language: "Hindi",
  place: null,
  seats: 12,
  seatsLeft: 9,
  state: "open",
  discountUntil: null,
};
const priced = marketingPages.map((page) => ({
  ...page,
  ...withStated({ ...page, figures: [] }, { prices, batches: [batch] }),
}));
const pageAt = (path: string) => priced.find((page) => page.path === path) as MarketingPage;
const said = ({ price }: Priced) => `from ₹${price?.rupees.toLocaleString("en-IN")}, plus 18% GST, by dates`;

const { knowledge } = prepareKnowledge(knowledgeOf({ ...content, marketingPages: priced }), process.cwd());
const assistant = createAssistant(knowledge, () => 0);
const answer = (question: string) => assistant.reply(question, question).message;

/** The words of a page, as the server renders it with the code that comes on demand. */
async function shown(page: MarketingPage): Promise<string> {
  const Component = () => [
    createElement(Hero, { page, key: 0 }),
    createElement(Sections, { sections: page.sections, key: 1 }),
  ];
  const { prelude } = await prerenderToNodeStream(createElement(createRoutesStub([{ path: "/", Component }])));
  return (await text(prelude)).replace(/<[^>]+>/g, "");
}

test("the price of a course stands on its page, in its brochure, its structured data and the assistant's answer", async () => {
  const page = pageAt("/training/drone-pilot-training");
  const words = said(page);
  expect(await shown(page)).toContain(words);
  expect(JSON.stringify(sheetOf(page, []).blocks)).toContain(words);
  expect(course(site, page)).toMatchObject({
    offers: { priceSpecification: { minPrice: page.price?.rupees, priceCurrency: "INR" } },
  });
  expect(answer("What does the pilot course cost?")).toContain(words);
});

test.each([
  ["/services/agriculture-spray", "Farm", "What does the Farm package of spraying cost?"],
  ["/product/trainer-drone", "Basic", "What is the price of the Trainer Drone Basic?"],
  ["/training/rc-aircraft-workshop", "First Wings", "How much is the First Wings RC workshop?"],
])("prices stand on %s, and wherever else it is read", async (path, name, question) => {
  const page = pageAt(path);
  const offers = JSON.stringify([priceList(site, page), workshopList(site, page)]);
  const things = thingsIn(page);
  expect(things.length).toBeGreaterThan(2);
  const words = await shown(page);
  for (const thing of things) {
    expect(words).toContain(said(thing));
    expect(offers).toContain(`"minPrice":${thing.price?.rupees}`);
  }
  const named = said(things.find((thing) => thing.name === name) ?? {});
  if (page.brochure) expect(JSON.stringify(sheetOf(page, []).blocks)).toContain(named);
  expect(answer(question)).toContain(named);
});

test.each([
  ["/services/agriculture-spray", "Farm", "price for spraying 12 acres"],
  ["/services/agriculture-spray", "Village", "which spray package for 30 acres and price"],
  ["/services/thermal-mapping", "Plant Survey", "how much for 3 MW thermal survey"],
])("on %s the price of the %s package is told with the plan, once", (path, name, question) => {
  const price = said(thingsIn(pageAt(path)).find((thing) => thing.name === name) ?? {});
  const message = answer(question);
  expect(message.split(price)).toHaveLength(2);
  expect(message).not.toContain("states no price");
});

test("a batch stands on its course's page, in its brochure, its structured data and the assistant's answer", async () => {
  const page = pageAt(batch.course);
  expect(await shown(page)).toContain("4 January 2027, 9 of 12 seats left");
  expect(JSON.stringify(sheetOf(page, []).blocks)).toContain("4 January 2027, 9 of 12 seats left");
  expect(course(site, page)).toMatchObject({
    hasCourseInstance: [{ startDate: "2027-01-04", endDate: "2027-01-29", inLanguage: ["hi"] }],
  });
  expect(answer("When does the next pilot batch start?")).toContain("4 January");
  expect(answer("pilot ka agla batch kab hai")).toContain("4 January");
});

test("without a price nothing of it is shown", async () => {
  for (const page of marketingPages) expect(priceList(site, page)).toBeUndefined();
  expect(
    await shown(marketingPages.find((page) => page.path === "/services/agriculture-spray") as MarketingPage),
  ).not.toContain("from ₹");
});
