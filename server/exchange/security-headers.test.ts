import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "./security-headers.ts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const scripts = (html: string) => /script-src ([^;]*)/.exec(contentSecurityPolicy(html))?.[1];

describe("contentSecurityPolicy", () => {
  it("lets the page's own inline scripts run, and no others", () => {
    expect(scripts('<script>one()</script><p></p><script type="module">two()</script>')).toBe(
      `'self' ${hashOf("one()")} ${hashOf("two()")}`,
    );
  });

  it("counts a script that is inserted later", () => {
    expect(scripts('<script type="text/plain" data-start>later()</script>')).toBe(`'self' ${hashOf("later()")}`);
  });

  it("passes over files and data", () => {
    expect(scripts('<script src="/a.js"></script><script type="application/ld+json">{}</script>')).toBe("'self'");
  });

  it("never allows inline scripts as such", () => {
    expect(scripts("<p>no script</p>")).not.toContain("unsafe");
  });

  it("lets nobody frame the site or move its base", () => {
    expect(contentSecurityPolicy("")).toMatch(/base-uri 'self'.*frame-ancestors 'none'/);
  });
});
