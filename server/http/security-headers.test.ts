import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "./security-headers.ts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const scripts = (html: string) => /script-src ([^;]*)/.exec(contentSecurityPolicy(Buffer.from(html)))?.[1];

describe("contentSecurityPolicy", () => {
  it("lets the page's own inline scripts run, and no others", () => {
    expect(scripts('<script>one()</script><p></p><script type="module">two()</script>')).toBe(
      `'self' ${hashOf("one()")} ${hashOf("two()")}`,
    );
  });

  it("hashes a script's bytes, whatever its characters", () => {
    expect(scripts('<p>à la carte</p><script>say("नमस्ते")</script>')).toBe(`'self' ${hashOf('say("नमस्ते")')}`);
  });

  it("hashes a script that runs later", () => {
    expect(scripts('<script type="text/plain" data-start>later()</script>')).toBe(`'self' ${hashOf("later()")}`);
  });

  it("ignores script files and data", () => {
    expect(scripts('<script src="/a.js"></script><script type="application/ld+json">{}</script>')).toBe("'self'");
  });

  it.each([
    '<img alt="<script>alert(1)</script>">',
    "<img alt='<script>alert(1)</script>'>",
    '<img alt="how a <script> tag looks">',
    '<code class="language-<script>">a</code>',
    "<!-- <script>alert(1)</script> -->",
    "<title><script>alert(1)</script></title>",
    "<style><script>alert(1)</script></style>",
    "<TEXTAREA><script>alert(1)</script></TEXTAREA>",
    "<scripture>alert(1)</scripture>",
  ])("finds no script in %s, and the next one whole", (harmless) => {
    expect(scripts(`<p>${harmless}</p><script>own("</p>")</script>`)).toBe(`'self' ${hashOf('own("</p>")')}`);
  });

  it("never allows inline scripts as such", () => {
    expect(scripts("<p>no script</p>")).not.toContain("unsafe");
  });

  it("forbids framing the site and changing its base", () => {
    expect(contentSecurityPolicy(Buffer.from(""))).toMatch(/base-uri 'self'.*frame-ancestors 'none'/);
  });
});
