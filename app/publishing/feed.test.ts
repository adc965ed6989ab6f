import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { articleKindAt } from "~/content/article-kinds";
import { publicClient } from "~/lib/data-service";
import { articleFeed } from "./feed.server";
import { siteMap, validXml, xmlText } from "./site-map.server";

const blog = articleKindAt("/blog");

/** Every character that XML forbids, as in a row stored before the database cleaned its texts. */
const FORBIDDEN = "\u0000\u0001\u0008\u000B\u000C\u001F\uFFFE\uFFFF\uD83D";
const TITLE = `Spraying${FORBIDDEN} & mapping ]]> \u0939\u{1F681}\uDE81`;
const CLEAN = "Spraying & mapping ]]> \u0939\u{1F681}";
const row = {
  id: "00000000-0000-4000-8000-000000000001",
  title: TITLE,
  excerpt: TITLE,
  content: `${TITLE}\n\nMore\u000B of it`,
  created_at: "2026-11-20T10:00:00+00:00",
  updated_at: "2026-11-21T10:00:00+00:00",
};
const client = publicClient({ supabaseUrl: "https://site.example", supabasePublishableKey: "key" }, async () =>
  Response.json([row]),
);
const disallowed = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
const parser = new XMLParser({ ignoreAttributes: false });

describe("a title with characters that XML forbids", () => {
  it("appears in RSS without them", async () => {
    const rss = await articleFeed(client, "https://site.example", blog, "rss");
    expect(rss).not.toMatch(disallowed);
    expect(XMLValidator.validate(rss)).toBe(true);
    expect(parser.parse(rss).rss.channel.item.title).toBe(CLEAN);
  });

  it("appears in Atom without them", async () => {
    const atom = await articleFeed(client, "https://site.example", blog, "atom");
    expect(atom).not.toMatch(disallowed);
    expect(XMLValidator.validate(atom)).toBe(true);
    expect(parser.parse(atom).feed.entry.title["#text"]).toBe(xmlText(CLEAN));
  });

  it("keeps the site map valid", async () => {
    const map = await siteMap({ client, siteUrl: "https://site.example", paths: ["/a\u0001&b"], kinds: [blog] });
    expect(map).not.toMatch(disallowed);
    expect(XMLValidator.validate(map)).toBe(true);
    expect(map).toContain("<loc>https://site.example/a&#38;b</loc>");
  });
});

it("escapes title and excerpt where feed readers expect HTML", async () => {
  const typed = "The <drone> & <img src=x onerror=alert(4)>";
  const escaped = "The &#60;drone&#62; &#38; &#60;img src=x onerror=alert(4)&#62;";
  const typing = publicClient({ supabaseUrl: "https://site.example", supabasePublishableKey: "key" }, async () =>
    Response.json([{ ...row, title: typed, excerpt: typed }]),
  );
  const raw = new XMLParser({ ignoreAttributes: false, processEntities: false });
  const { entry } = raw.parse(await articleFeed(typing, "https://site.example", blog, "atom")).feed;
  expect(entry).toMatchObject({ title: { "#text": escaped }, summary: { "#text": escaped } });
  const { item } = raw.parse(await articleFeed(typing, "https://site.example", blog, "rss")).rss.channel;
  expect(item).toMatchObject({ title: typed, description: escaped });
});

it("keeps every character that XML allows", () => {
  const allowed = "\t\n\r aé\u0085\uD7FF\uE000\uFFFD\u{10000}\u{10FFFF}";
  expect(validXml(allowed)).toBe(allowed);
});
