import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { company } from "~/content/company";

afterEach(() => {
  vi.doUnmock("~/content/company");
  vi.resetModules();
});

/** The ways to a person, on a page, as the server sends them for a company with this number on WhatsApp. */
async function waysOf(whatsapp: string, address = "/services/thermal-mapping") {
  vi.resetModules();
  vi.doMock("~/content/company", async (original) => ({ ...(await original()), company: { ...company, whatsapp } }));
  const { ReachBar, ReachLinks } = await import("./reach-links");
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <ReachLinks />
      <ReachBar />
    </MemoryRouter>,
  );
}

test("a company that is not on WhatsApp is not shown to be", async () => {
  expect(await waysOf("911234567890")).toContain("https://wa.me/911234567890");
  const without = await waysOf("");
  expect(without).not.toMatch(/whatsapp|wa\.me/i);
  expect(without).toContain("Call");
});

test("only the form's page takes what is asked about from its address", async () => {
  expect(await waysOf("1", "/careers?about=Free+drones")).not.toContain("Free");
  expect(await waysOf("1", "/contact-us?about=A+demo")).toContain("A%20demo");
});

test("a topic that ends in the middle of a character takes no page away", async () => {
  const about = `${"a".repeat(199)}😀`;
  expect(await waysOf("1", `/contact-us?about=${encodeURIComponent(about)}`)).toContain(encodeURIComponent("a😀"));
});
