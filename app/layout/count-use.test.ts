import { expect, it } from "vitest";
import { actOf, sourceOf } from "./count-use";

const here = "https://vayutra.example/services/land-surveying";

it.each([
  [here, "", "direct"],
  [here, "https://vayutra.example/", "direct"],
  [here, "https://www.google.co.in/", "search"],
  [here, "https://l.wa.me/", "whatsapp"],
  [here, "https://google.example.com/", "other"],
  [`${here}?utm_source=poster`, "https://www.google.com/", "campaign"],
  [here, "no address", "direct"],
])("%s from %s is %s", (address, referrer, source) => expect(sourceOf(address, referrer)).toBe(source));

it.each([
  ["tel:+919827012345", "call"],
  ["https://wa.me/919827012345?text=a", "message"],
  ["/brochures/trainer-drone.pdf", "brochure"],
  ["/brochures/hi/village-sheet.pdf", "brochure"],
  ["https://wa.me.evil.example/", undefined],
  ["/contact-us", undefined],
])("%s is %s", (href, act) => expect(actOf(href)).toBe(act));
