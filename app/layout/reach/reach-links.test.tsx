import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { company } from "~/content/company";

afterEach(() => {
  vi.doUnmock("~/content/company");
  vi.resetModules();
});

/** The contact links of a page as the server renders them, for a company with this WhatsApp number. */
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

test("a company without a WhatsApp number has no WhatsApp links", async () => {
  expect(await waysOf("911234567890")).toContain("https://wa.me/911234567890");
  const without = await waysOf("");
  expect(without).not.toMatch(/whatsapp|wa\.me/i);
  expect(without).toContain("Call");
});

test("only the contact page takes the topic from its address", async () => {
  expect(await waysOf("1", "/careers?about=Free+drones")).not.toContain("Free");
  expect(await waysOf("1", "/contact-us?about=A+demo")).toContain("A%20demo");
});

test("a topic is not cut in the middle of a character", async () => {
  const about = `${"a".repeat(199)}😀`;
  expect(await waysOf("1", `/contact-us?about=${encodeURIComponent(about)}`)).toContain(encodeURIComponent("a😀"));
});
