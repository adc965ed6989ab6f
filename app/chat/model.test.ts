import { expect, test } from "vitest";
import { company } from "~/content/company";
import {
  type ChatMessage,
  extrasIn,
  handOverAddress,
  messagesIn,
  newSessionId,
  placeOf,
  splitBlocks,
  splitLinks,
} from "./model";

const said = (sender: ChatMessage["sender"], message: string): ChatMessage => ({
  id: message,
  sender,
  message,
  created_at: "",
});

test("a session's id is 'session_', the time and a random string", () => {
  expect(newSessionId(null, 1_700_000_000_000)).toMatch(/^session_1700000000000_[0-9a-f]{12}$/);
  expect(newSessionId(null, 1)).not.toBe(newSessionId(null, 1));
  expect(newSessionId("session_1_4f2a", 2)).toBe("session_2_4f2a");
});

test("site paths, the company's e-mail address and its phone number become links, everything else stays text", () => {
  expect(splitLinks("See: /services/agriculture-spray#packages and /contact-us?inquiry=training&about=A+B.")).toEqual([
    { text: "See: " },
    { text: "/services/agriculture-spray#packages", to: "/services/agriculture-spray#packages" },
    { text: " and " },
    {
      text: "/contact-us?inquiry=training&about=A+B",
      to: "/contact-us?inquiry=training&about=A+B#form-heading",
    },
    { text: "." },
  ]);
  expect(
    splitLinks("See: / and /about-us")
      .filter(({ to }) => to)
      .map(({ to }) => to),
  ).toEqual(["/", "/about-us"]);
  expect(
    splitLinks(`write to ${company.email} or ${company.phone}.`)
      .filter(({ to }) => to)
      .map(({ to }) => to),
  ).toEqual([`mailto:${company.email}`, company.phoneLink]);
});

test("a draft in Hindi, which takes nine characters for one in an address, keeps the address short", () => {
  const address = handOverAddress([said("user", "मेरे खेत में ".repeat(200))]);
  expect(address.length).toBeLessThan(6_000);
  expect(new URLSearchParams(address.split("?")[1]?.split("#")[0]).get("message")).toMatch(/^(मेरे खेत में )+/);
});

test("a conversation with the company on WhatsApp is a link", () => {
  const address = `https://wa.me/${company.whatsapp}`;
  expect(splitLinks(`write to us on WhatsApp: ${address}`).at(-1)).toEqual({ text: address, to: address });
});

test("no other address is a link", () => {
  for (const text of ["info@evil.example", "+91 98765 43210", "https://wa.me/919876543210", `x${company.email}`])
    expect(splitLinks(`write to ${text}`), text).toEqual([{ text: `write to ${text}` }]);
});

test("a line of any length is split quickly", () => {
  const line = "a".repeat(300_000);
  expect(splitLinks(line)).toEqual([{ text: line }]);
});

test("lines with a dash are a list, under the line before them", () =>
  expect(splitBlocks("Cotton:\n- Height: 2.5 m\n- Water: 10-12 L\n\nSee: /a")).toEqual([
    { kind: "text", lines: ["Cotton:"] },
    { kind: "list", lines: ["Height: 2.5 m", "Water: 10-12 L"] },
    { kind: "text", lines: ["See: /a"] },
  ]));

test("nothing else is a link: no other origin, no scheme, no markup", () => {
  for (const text of [
    "//evil.example",
    "https://evil.example/x",
    "javascript:alert(1)",
    "<a href=/x>",
    "and/or",
    "24/7",
    "/\\evil.example",
  ]) {
    expect(
      splitLinks(text).filter(({ to }) => to),
      text,
    ).toEqual([]);
  }
});

test("the hand-over holds the visitor's own questions and the topic last suggested", () => {
  const address = handOverAddress([
    said("assistant", "Hello"),
    said("user", "What does it cost?"),
    said("assistant", "Ask us: /contact-us?inquiry=training&about=x"),
    said("user", "And when?"),
  ]);
  const query = new URL(address, "http://a.example").searchParams;
  expect(new URL(address, "http://a.example").hash).toBe("#form-heading");
  expect(query.get("inquiry")).toBe("training");
  expect(query.get("about")).toBe("x");
  expect(query.get("message")).toBe("What does it cost?\nAnd when?");
});

test.each([
  ["Four weeks.\n\nSee: /training/drone-pilot-training#modules and /about-us", "Drone Pilot Training"],
  ["It carries 10 kg.\n\nSee: /product/heavy-payload-drones?model=hp-10#endurance", "Heavy Payload Drones"],
  ["I am sorry.\n\nAsk us: /contact-us?inquiry=support&about=Trainer+Drone&message=a+b", "Trainer Drone"],
  ["We are open.\n\nSee: /contact-us", null],
  ["Hello! Ask me.", null],
  ["See: //", null],
  ["See: https://", null],
])("the hand-over names what the assistant's answer was about: %s", (answer, about) => {
  const address = handOverAddress([said("user", "What?"), said("assistant", answer), said("assistant", "Hello.")]);
  expect(new URL(address, "http://a.example").searchParams.get("about")).toBe(about);
});

test("a long conversation gives a draft that fits an address", () => {
  const address = handOverAddress(
    Array.from({ length: 40 }, (_, index) => said("user", `${index} ${"x".repeat(300)}`)),
  );
  expect(new URL(address, "http://a.example").searchParams.get("message")?.length).toBeLessThanOrEqual(1_500);
});

test("further fields of a response are taken where they are well-formed and lead to the site, a phone or WhatsApp", () => {
  const extras = {
    suggestions: [
      { label: "Fees", ask: "What does it cost?" },
      { label: "Call", to: "tel:+91000" },
    ],
    links: [{ to: "/about-us", title: "About Us" }],
    table: { columns: ["", "A"], rows: [["Length", "4 weeks"]] },
    wordedBy: "model",
    lang: "hi",
  };
  expect(extrasIn(extras)).toEqual(extras);
  expect(
    extrasIn({
      suggestions: [
        { label: "x", to: "javascript:alert(1)" },
        { label: "y", to: "//evil.example" },
        { label: "" },
        null,
      ],
      links: [{ to: "https://evil.example", title: "x" }],
      table: { columns: [1], rows: "x" },
      wordedBy: 1,
      lang: "x-evil",
    }),
  ).toEqual({});
  expect(extrasIn(undefined)).toEqual({});
});

test("a path of the Hindi edition leads to another document, one of this edition to a route", () => {
  expect(placeOf("/services/land-surveying#files")).toEqual({
    href: "/services/land-surveying#files",
    route: "/services/land-surveying#files",
  });
  expect(placeOf("/hi#products")).toEqual({ href: "/hi#products", route: undefined });
  expect(placeOf("/hi/contact-us?inquiry=training").href).toBe("/hi/contact-us?inquiry=training#form-heading");
  const form = handOverAddress([said("assistant", "देखिए: /hi/services/land-surveying#files")]);
  expect(form).toContain("about=Land");
  expect(form).toMatch(/^\/hi\/contact-us\?/);
  expect(handOverAddress([said("assistant", "See: /services/land-surveying")])).toMatch(/^\/contact-us\?/);
});

test("of a stored conversation only whole messages are shown, with what may come with an answer", () => {
  const kept = { ...said("assistant", "The pilot course takes 4 weeks."), created_at: "2026-11-28T09:00:00Z" };
  expect(messagesIn([null, 7, {}, { ...kept, sender: "staff" }, { ...kept, message: ["<b>"] }, kept])).toEqual([kept]);
  expect(messagesIn([{ ...kept, links: [{ to: "//elsewhere.example", title: "Pilot" }], table: 5 }])).toEqual([kept]);
  expect(messagesIn({ length: 3 })).toEqual([]);
});
