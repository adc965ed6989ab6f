import { afterEach, expect, test, vi } from "vitest";
import { company } from "~/content/company";
import { beginning, queryText, whatsappAddress } from "./reach";

afterEach(() => {
  vi.doUnmock("~/content/company");
  vi.resetModules();
});

test("WhatsApp opens with the company's number and what is asked about", () => {
  const address = new URL(whatsappAddress("Spray planner: 12 acres") ?? "");
  expect(address.pathname).toBe(`/${company.phone.replace(/\D/g, "")}`);
  expect(address.searchParams.get("text")).toBe(`Hello ${company.name}, my question is about: Spray planner: 12 acres`);
});

test("a company without a number there has no such address", async () => {
  vi.resetModules();
  vi.doMock("~/content/company", () => ({ company: { ...company, whatsapp: "" } }));
  const { whatsappAddress: ofThisCompany } = await import("./reach");
  expect(ofThisCompany("Spray planner")).toBeNull();
});

test("a text is cut between its characters, and can stand in an address", () => {
  const text = `${"a".repeat(199)}😀b`;
  expect(beginning(text, 200)).toBe(`${"a".repeat(199)}😀`);
  expect(() => queryText(beginning(text, 200))).not.toThrow();
});
