import { expect, it } from "vitest";
import { knownAddress } from "./address.ts";

const parameters = { "/contact-us": ["about", "inquiry"], "/": ["page"] };

it.each([
  ["/blog", "/blog"],
  ["/?", "/"],
  ["/blog?utm_source=mail&fbclid=1", "/blog"],
  ["/contact-us?utm_source=mail", "/contact-us"],
  ["/contact-us?inquiry=training&gclid=2&about=x", "/contact-us?about=x&inquiry=training"],
  ["/contact-us?about=x&about=y", "/contact-us?about=x"],
  ["/contact-us?about=a%20b", "/contact-us?about=a+b"],
  ["/contact-us.data?_routes=contact&utm_source=1&about=x", "/contact-us.data?_routes=contact&about=x"],
  ["/blog.data?_routes=blog", "/blog.data?_routes=blog"],
  ["/gallery.data?utm_source=mail", "/gallery.data"],
  ["/_.data?page=2", "/_.data?page=2"],
  ["/constructor?about=x", "/constructor"],
  ["/__proto__?about=x", "/__proto__"],
  ["/contact-us?about=a?b", "/contact-us?about=a%3Fb"],
])("%s is known as %s", (target, known) => expect(knownAddress(target, parameters)).toBe(known));
