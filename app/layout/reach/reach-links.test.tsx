import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { company, samples } from "~/content/company";
import { enquire } from "~/content/enquire";

afterEach(() => {
  vi.doUnmock("~/content/company");
  vi.resetModules();
});

/** The contact links of a page as the server renders them, for a company with this WhatsApp number. */
async function waysOf(whatsapp: string, address = "/services/thermal-mapping", page: object = {}, marked = samples) {
  vi.resetModules();
  vi.doMock("~/content/company", async (original) => ({
    ...(await original()),
    company: { ...company, whatsapp },
    samples: marked,
  }));
  const { ReachBar, ReachLinks } = await import("./reach-links");
  const element = (
    <>
      <ReachLinks />
      <ReachBar />
    </>
  );
  const router = createMemoryRouter([{ id: "page", path: "*", element, loader: () => page }], {
    initialEntries: [address],
    hydrationData: { loaderData: { page } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("a company without a WhatsApp number has no WhatsApp links", async () => {
  expect(await waysOf("911234567890")).toContain("https://wa.me/911234567890");
  const without = await waysOf("");
  expect(without).not.toMatch(/whatsapp|wa\.me/i);
  expect(without).toContain("Call");
});

test("the bar marks a sample number at WhatsApp as at the call, until the owner states one", async () => {
  const bar = async (phone: boolean, whatsapp: boolean) => {
    const ways = await waysOf("1", "/", {}, { ...samples, phone, whatsapp });
    return [...ways.matchAll(/(\w+)<\/span><small[^>]*>sample</g)].map(([, link]) => link);
  };
  expect(await bar(true, true)).toEqual(["Call", "WhatsApp"]);
  expect(await bar(true, false)).toEqual(["Call"]);
  expect(await bar(false, false)).toEqual([]);
});

test("the bar's enquiry is of the kind that the page's own button has", async () => {
  const hero = { actions: [{ to: "#calendar" }, { to: enquire("custom-drone", "Heavy Payload Drones") }] };
  const ways = await waysOf("1", "/product/heavy-payload-drones", { page: { hero } });
  expect(ways).toContain("/contact-us?inquiry=custom-drone&amp;about=Heavy%20Payload%20Drones");
  for (const page of [{}, { page: 1 }, { page: { title: "Sample data" } }])
    expect(await waysOf("1", "/blog", page)).not.toContain("inquiry=");
});

test("only the contact form gives its subject as the topic", async () => {
  expect(await waysOf("1", "/careers?about=Free+drones")).not.toContain("Free");
  expect(await waysOf("1", "/contact-us", { topic: "A demo" })).toContain("A%20demo");
});
