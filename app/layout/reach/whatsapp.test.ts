import { afterEach, expect, test, vi } from "vitest";
import { company } from "~/content/company";
import { firstCharacters, queryText, whatsappAddress } from "./whatsapp";

afterEach(() => {
  vi.doUnmock("~/content/company");
  vi.resetModules();
});

test("WhatsApp opens with the company's number and the topic", () => {
  const address = new URL(whatsappAddress("Spray planner: 12 acres") ?? "");
  expect(address.pathname).toBe(`/${company.phone.replace(/\D/g, "")}`);
  expect(address.searchParams.get("text")).toBe(`Hello ${company.name}, my question is about: Spray planner: 12 acres`);
});

test("a company without a WhatsApp number has no such address", async () => {
  vi.resetModules();
  vi.doMock("~/content/company", () => ({ company: { ...company, whatsapp: "" } }));
  const { whatsappAddress: ofThisCompany } = await import("./whatsapp");
  expect(ofThisCompany("Spray planner")).toBeNull();
});

test("a text is cut between characters and can be encoded", () => {
  const text = `${"a".repeat(199)}😀b`;
  expect(firstCharacters(text, 200)).toBe(`${"a".repeat(199)}😀`);
  expect(() => queryText(firstCharacters(text, 200))).not.toThrow();
});
