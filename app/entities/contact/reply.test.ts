import { expect, test } from "vitest";
import { begunAs, replyAddress, replyDraft, whatsappAddress } from "./reply";
import { replyLanguage } from "./reply-words";

test("a reply on WhatsApp begins in the language of the enquiry", () => {
  const begun = (language: "hi" | "en" | null) =>
    new URL(whatsappAddress("919826012345", { name: "Asha", language })).searchParams.get("text");
  expect(begun("hi")).toBe("नमस्ते Asha जी,\n\nVayutra Drones को लिखने के लिए धन्यवाद।");
  for (const language of ["en", null] as const)
    expect(begun(language)).toBe("Dear Asha,\n\nThank you for contacting Vayutra Drones.");
});

const enquiry = { name: "Asha", email: "asha@farm.example", message: "12 एकड़ का दाम?" };

test("a reply begins in the language of the enquiry, here and in the mail program", () => {
  expect(["hi", "en", "other", null].map((language) => replyLanguage({ language } as never))).toEqual([
    "hi",
    "en",
    "en",
    "en",
  ]);
  const { subject, head, foot } = replyDraft(enquiry, "Ravi", "hi");
  expect(subject).toBe("Re: Vayutra Drones से आपका सवाल");
  expect(head + foot).toBe(
    "नमस्ते Asha जी,\n\nVayutra Drones को लिखने के लिए धन्यवाद।\n\n\n\nसादर\nRavi\nVayutra Drones\n\nआपने लिखा था:\n> 12 एकड़ का दाम?",
  );
  const mail = decodeURIComponent(replyAddress({ ...enquiry, language: "hi" }));
  expect(mail).toMatch(/^mailto:asha@farm\.example\?subject=Re: Vayutra Drones से आपका सवाल&body=नमस्ते Asha जी,/);
  expect(mail).toContain("आपने लिखा था:\r\n> 12 एकड़ का दाम?");
});

test("a reply that is turned into the other language keeps what was written and what was changed", () => {
  const [english, hindi] = (["en", "hi"] as const).map((language) => replyDraft(enquiry, "Ravi", language));
  if (!english || !hindi) throw new Error("no draft");
  const begun = { subject: english.subject, note: `${english.head}On Monday.${english.foot}` };
  const turned = { subject: hindi.subject, note: `${hindi.head}On Monday.${hindi.foot}` };
  expect(begunAs(begun, english, hindi)).toEqual(turned);
  expect(begunAs(turned, hindi, english)).toEqual(begun);
  const own = { subject: "Spraying", note: `Hello Asha! On Monday.${english.foot}` };
  expect(begunAs(own, english, hindi)).toEqual({ subject: "Spraying", note: `Hello Asha! On Monday.${hindi.foot}` });
});

test("the reply keeps the address readable, greets, and quotes as much as fits", () => {
  const address = replyAddress({
    name: "Asha",
    email: "asha+farm@b.example",
    message: "One\ntwo & three",
    language: null,
  });
  expect(address).toMatch(/^mailto:asha\+farm@b\.example\?subject=Re%3A/);
  expect(decodeURIComponent(address)).toContain("&body=Dear Asha,\r\n\r\n");
  expect(decodeURIComponent(address)).toContain("> One\r\n> two & three\r\n");
  const long = replyAddress({ name: "Asha", email: "a?b&c@d.example", message: "फसल ".repeat(900), language: null });
  expect(long.length).toBeLessThan(2_000);
  expect(long).toMatch(/^mailto:a%3Fb%26c@d\.example\?/);
  expect(decodeURIComponent(long)).toMatch(/ \[…\]$/);
});
