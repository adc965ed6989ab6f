import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import { XMLParser } from "fast-xml-parser";
import { PDFParse } from "pdf-parse";
import { hasHindi, hindiPath } from "../../../domain/edition.ts";
import { expect, test } from "../fixtures.ts";
import { marketingPages } from "../marketing-pages.ts";

const routes = [
  "/",
  "/gallery",
  "/careers",
  "/blog",
  "/news",
  "/about-us",
  "/contact-us",
  "/support-chat",
  "/sample-data",
  ...marketingPages.map((page) => page.path),
];
const xml = new XMLParser({ ignoreAttributes: false });

test("every route has its own title, description, address, sharing picture and one h1", async ({ request, site }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const route of routes) {
    const html = await (await request.get(route)).text();
    const one = (pattern: RegExp) => {
      const found = [...html.matchAll(pattern)];
      expect(found, `${route} ${pattern}`).toHaveLength(1);
      return found[0]?.[1] ?? "";
    };
    titles.add(one(/<title>([^<]+)<\/title>/g));
    descriptions.add(one(/<meta name="description" content="([^"]+)"/g));
    expect(one(/<link rel="canonical" href="([^"]+)"/g)).toBe(`${site.url}${route}`);
    const picture = one(/<meta property="og:image" content="([^"]+)"/g);
    expect(picture).toContain(site.url);
    const shown = await request.get(picture);
    expect(shown.headers()["content-type"], picture).toBe("image/jpeg");
    expect(one(/<meta name="twitter:image" content="([^"]+)"/g)).toBe(picture);
    expect([...html.matchAll(/<h1[\s>]/g)], route).toHaveLength(1);
    for (const [summary] of html.matchAll(/<summary.*?<\/summary>/gs))
      expect(summary, `${route}: a summary holds phrases and headings alone`).not.toMatch(/<(p|div|ul|dl)[\s>]/);
    expect(html, route).not.toContain("site-url.invalid");
  }
  expect(titles.size).toBe(routes.length);
  expect(descriptions.size).toBe(routes.length);
});

test("a Hindi page is shared with a card of its own edition", async ({ request, site }) => {
  for (const route of routes.filter(hasHindi)) {
    const html = await (await request.get(hindiPath(route))).text();
    const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(picture).toContain(`${site.url}/sharing/hi/`);
    const [hindi, english] = [picture, picture.replace("/hi/", "/")].map((address) => request.get(address));
    expect((await hindi)?.headers()["content-type"], picture).toBe("image/jpeg");
    expect((await (await hindi)?.body())?.equals((await (await english)?.body()) as Buffer), picture).toBe(false);
  }
});

test("structured data passes the search engine's validator", async ({ request, api }) => {
  const { data } = await api
    .from("blogs")
    .insert({ title: "Valid to machines", content: "Text.", status: "published" })
    .select()
    .single()
    .throwOnError();
  const kinds = new Set<string>();
  for (const route of [...routes, `/blog/${data.id}`]) {
    const html = await (await request.get(route)).text();
    const extracted = new WebAutoExtractor({ addLocation: true, embedSource: ["rdfa", "microdata"] }).parse(html);
    for (const kind of Object.keys(extracted.jsonld)) kinds.add(kind);
    if (/workshop/.test(route)) expect(html.match(/"@type":"Course"/g), route).toHaveLength(3);
    const problems = await new Validator().validate(extracted);
    expect(
      problems.filter((problem: { severity: string }) => problem.severity === "ERROR"),
      route,
    ).toEqual([]);
  }
  expect([...kinds].sort()).toEqual(["BlogPosting", "BreadcrumbList", "Course", "EducationalOrganization", "ItemList"]);
});

test("the site map names every page and every published article, and no draft", async ({ request, api, site }) => {
  const { data } = await api
    .from("news")
    .insert([
      { title: "On the map", content: "c", status: "published" },
      { title: "Off the map", content: "c", status: "draft" },
    ])
    .select()
    .throwOnError();
  const answer = await request.get("/sitemap.xml");
  expect(answer.headers()["content-type"]).toContain("application/xml");
  const urls = xml.parse(await answer.text()).urlset.url as { loc: string; lastmod?: string }[];
  const addresses = urls.map((url) => url.loc);
  for (const route of routes) expect(addresses).toContain(`${site.url}${route}`);
  const [shown, hidden] = data;
  expect(urls.find((url) => url.loc.endsWith(shown.id))?.lastmod).toBe(new Date(shown.updated_at).toISOString());
  expect(addresses.some((address) => address.endsWith(hidden.id))).toBe(false);
});

test("robots.txt excludes the admin area and names the site map", async ({ request, site }) => {
  const text = await (await request.get("/robots.txt")).text();
  expect(text).toContain("Disallow: /admin");
  expect(text).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  for (const path of ["/auth", "/admin"])
    expect(await (await request.get(path)).text()).toContain('<meta name="robots" content="noindex"/>');
});

for (const path of ["/blog", "/news"]) {
  test(`${path} can be followed by RSS and Atom`, async ({ request, api }) => {
    const title = `Followed & <read> ${path}`;
    await api
      .from(path === "/blog" ? "blogs" : "news")
      .insert({ title, excerpt: "E & <x>", content: "One <b>\n\nTwo", status: "published" })
      .throwOnError();
    const rss = xml.parse(await (await request.get(`${path}/rss.xml`)).text());
    expect(rss.rss.channel.item.map((item: { title: string }) => item.title)).toContain(title);
    const atom = xml.parse(await (await request.get(`${path}/atom.xml`)).text());
    expect(JSON.stringify(atom.feed.entry)).toContain("Followed");
    const html = await (await request.get(path)).text();
    expect(html).toContain(`href="${path}/rss.xml"`);
    expect(html).toContain(`href="${path}/atom.xml"`);
  });
}

test("folders and sample files are there, as large as the pages that link to them say", async ({ request }) => {
  const linked = new Map<string, string[]>();
  for (const path of ["/sample-data", ...marketingPages.map((page) => page.path)]) {
    const html = await (await request.get(path)).text();
    const links = html.matchAll(/<a [^>]*href="(\/(?:brochures|sample-data)\/[^"]+)"[^>]*>([\s\S]*?)<\/a>/g);
    for (const [, href = "", inner = ""] of links)
      linked.set(href, [...(linked.get(href) ?? []), inner.replace(/<[^>]+>/g, " ")]);
  }
  const brochures = marketingPages.filter(({ brochure }) => brochure).length;
  expect([...linked.keys()].filter((href) => href.startsWith("/brochures/"))).toHaveLength(6 + brochures);
  expect([...linked.keys()].filter((href) => href.startsWith("/sample-data/"))).toHaveLength(5);
  for (const [href, links] of linked) {
    const answer = await request.get(href);
    expect(answer.ok(), href).toBe(true);
    const body = await answer.body();
    if (href.startsWith("/sample-data/")) {
      for (const words of links) expect(words, href).toContain(`${(body.length / 1e6).toFixed(1)} MB`);
      continue;
    }
    expect(answer.headers()["content-type"], href).toBe("application/pdf");
    const { total } = await new PDFParse({ data: new Uint8Array(body) }).getText();
    for (const words of links) expect(words, href).toMatch(new RegExp(`\\b${total} (?:sheet|page)s?\\b`));
  }
});

test("the manifest, the icons and the brochures exist", async ({ request }) => {
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  for (const { src } of manifest.icons) expect((await request.get(src)).headers()["content-type"]).toBe("image/png");
  expect((await request.get("/favicon.svg")).ok()).toBe(true);
  for (const page of marketingPages.filter((candidate) => candidate.brochure)) {
    const answer = await request.get(`/brochures/${page.path.split("/").at(-1)}.pdf`);
    expect(answer.headers()["content-type"]).toBe("application/pdf");
    const body = await answer.body();
    expect(body.subarray(0, 5).toString()).toBe("%PDF-");
    const { total, text } = await new PDFParse({ data: new Uint8Array(body) }).getText();
    expect(total, page.path).toBe(2);
    expect(text).toContain(page.title);
    expect(text).toContain("Ask us on WhatsApp");
    // Header cells that mean nothing on a data sheet.
    expect(text).not.toMatch(/^(Value|Remark)$/m);
  }
});
