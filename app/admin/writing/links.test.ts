import { describe, expect, test } from "vitest";
import { addressFrom, linkAt, putLink } from "./links";

test.each([
  ["/contact-us#map", "/contact-us#map"],
  [" https://dgca.gov.in ", "https://dgca.gov.in"],
  ["www.dgca.gov.in/drones", "https://www.dgca.gov.in/drones"],
  ["office@farm.example", "mailto:office@farm.example"],
  ["+91 755 000 0000", "tel:+917550000000"],
  ["spraying", undefined],
  ["javascript:alert(1)", undefined],
])("%j is the address %j", (typed, address) => expect(addressFrom(typed)).toBe(address));

describe("a link in a text", () => {
  const text = "See [our \\[new\\] page](/blog) and ![a](/b.webp).";

  test("is found around the cursor, a picture is not", () => {
    expect(linkAt({ text, from: 10, to: 12 })).toMatchObject({ words: "our [new] page", address: "/blog", from: 4 });
    expect(linkAt({ text, from: 0, to: 0 })).toBeUndefined();
    expect(linkAt({ text, from: 37, to: 37 })).toBeUndefined();
  });

  test("is written with signs that would end it escaped", () => {
    const selected = { text: "See us", from: 4, to: 6 };
    const link = { words: "us [here]", address: "https://en.example/Drone_(aircraft)" };
    expect(putLink(selected, undefined, link)).toMatchObject({
      from: 4,
      to: 6,
      insert: "[us \\[here\\]](https://en.example/Drone_%28aircraft%29)",
    });
  });

  test("is replaced as a whole", () => {
    const existing = linkAt({ text, from: 10, to: 10 });
    expect(putLink({ text, from: 10, to: 10 }, existing, { words: "it", address: "/news" })).toMatchObject({
      from: 4,
      to: 29,
      insert: "[it](/news)",
    });
  });
});
