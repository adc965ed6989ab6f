import { expect, test } from "vitest";
import { blocksOf, type ChatMessage, handOverAddress, newSessionId, piecesOf } from "./model";

const said = (sender: ChatMessage["sender"], message: string): ChatMessage => ({
  id: message,
  sender,
  message,
  created_at: "",
});

test("a session's id is 'session_', the time and a random string", () => {
  expect(newSessionId(1_700_000_000_000)).toMatch(/^session_1700000000000_[0-9a-f]{12}$/);
  expect(newSessionId(1)).not.toBe(newSessionId(1));
});

test("site paths, e-mail addresses and phone numbers become links, everything else stays text", () => {
  expect(piecesOf("See: /services/agriculture-spray#packages and /contact-us?inquiry=training&about=A+B.")).toEqual([
    { text: "See: " },
    { text: "/services/agriculture-spray#packages", to: "/services/agriculture-spray#packages" },
    { text: " and " },
    { text: "/contact-us?inquiry=training&about=A+B", to: "/contact-us?inquiry=training&about=A+B" },
    { text: "." },
  ]);
  expect(
    piecesOf("See: / and /about-us")
      .filter(({ to }) => to)
      .map(({ to }) => to),
  ).toEqual(["/", "/about-us"]);
  expect(
    piecesOf("write to info@a.example or +91 00000 00000")
      .filter(({ to }) => to)
      .map(({ to }) => to),
  ).toEqual(["mailto:info@a.example", "tel:+910000000000"]);
});

test("a conversation on WhatsApp is a link", () =>
  expect(piecesOf("write to us on WhatsApp: https://wa.me/919876543210").at(-1)).toEqual({
    text: "https://wa.me/919876543210",
    to: "https://wa.me/919876543210",
  }));

test("lines with a dash are a list, under the line before them", () =>
  expect(blocksOf("Cotton:\n- Height: 2.5 m\n- Water: 10-12 L\n\nSee: /a")).toEqual([
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
      piecesOf(text).filter(({ to }) => to),
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
  expect(query.get("inquiry")).toBe("training");
  expect(query.get("message")).toBe("What does it cost?\nAnd when?");
});

test("a long conversation gives a draft that fits an address", () => {
  const address = handOverAddress(
    Array.from({ length: 40 }, (_, index) => said("user", `${index} ${"x".repeat(300)}`)),
  );
  expect(new URL(address, "http://a.example").searchParams.get("message")?.length).toBeLessThanOrEqual(1_500);
});
