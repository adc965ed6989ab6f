import rehypeParse from "rehype-parse";
import rehypeStringify from "rehype-stringify";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { describe, expect, test } from "vitest";
import { wordsOf } from "#domain/articles/plain-text.ts";
import { renderMarkdown } from "./render";

/** The text that a reader sees. */
const read = (html: string) =>
  html
    .replace(/<(?:img)[^>]*>/g, "")
    .replace(/<figcaption>.*?<\/figcaption>/g, "")
    .replace(/<\/?(?:strong|em|del|code|a)\b[^>]*>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x([0-9A-F]+);/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\s+/g, " ")
    .trim();
/** A renderer without sanitising, for comparison. */
const letThrough = (markdown: string) =>
  String(
    unified()
      .use(remarkParse)
      .use(remarkRehype, { allowDangerousHtml: true })
      .use(rehypeStringify, { allowDangerousHtml: true })
      .processSync(markdown),
  );

/** Finds scripts, resources without TLS, overlays and ids of the page's own. */
function harmIn(html: string): string[] {
  const harm: string[] = [];
  visit(unified().use(rehypeParse, { fragment: true }).parse(html), "element", ({ tagName, properties }) => {
    if (/^(script|style|iframe|object|embed|form|svg)$/.test(tagName)) harm.push(tagName);
    for (const [name, value] of Object.entries(properties)) {
      if (/^on|^style$/i.test(name)) harm.push(name);
      if (name === "id" && !/^(user-content-|footnote-label$)/.test(String(value))) harm.push(name);
      if (/^(href|src)$/.test(name) && !/^(https:|mailto:|tel:|\/(?!\/)|#)/.test(String(value)))
        harm.push(`${name}=${value}`);
    }
  });
  return harm;
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

describe("an article in Markdown", () => {
  test("has headings below the page's own, lists, quotes, code and emphasis", () => {
    expect(renderMarkdown("# Spray\n\n## Tank\n\n- one\n- *two*\n\n1. **first**\n\n> said\n\n`code` ~~gone~~")).toBe(
      "<h2>Spray</h2>\n<h2>Tank</h2>\n<ul>\n<li>one</li>\n<li><em>two</em></li>\n</ul>\n<ol>\n<li><strong>first</strong></li>\n</ol>\n<blockquote>\n<p>said</p>\n</blockquote>\n<p><code>code</code> <del>gone</del></p>",
    );
  });

  test("has tables that scroll sideways", () => {
    const html = renderMarkdown("| Drone | Tank |\n| --- | ---: |\n| Six | 10 L |");
    expect(html).toContain('<div class="sideways" role="region" aria-label="Table" tabindex="0"><table>');
    expect(html).toContain('<td align="right">10 L</td>');
    expect(renderMarkdown("| a |\n| --- |\n| [x](https://a.example) |")).toContain('rel="noopener"');
  });

  test("shows a picture that stands alone with its caption, and an uploaded one with its sizes", () => {
    expect(renderMarkdown('![A field](/media/field.webp "Seen from above")')).toBe(
      '<figure><img src="/media/field.webp" alt="A field" loading="lazy" decoding="async"><figcaption>Seen from above</figcaption></figure>',
    );
    const html = renderMarkdown("![A field](/storage/v1/object/public/media/field-1a2b-1200x800.webp)");
    expect(html).toContain('width="1200" height="800"');
    expect(html).toContain("field-1a2b-1200x800-w480.webp 480w");
    expect(html).toContain("field-1a2b-1200x800-w960.webp 960w");
    expect(html).toContain("field-1a2b-1200x800.webp 1200w");
  });

  test("has footnotes that lead to their notes and back", () => {
    const html = renderMarkdown("Forty acres.[^1]\n\n[^1]: In one hour.");
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const targets = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, target]) => target);
    expect(targets).toEqual(["user-content-fn-1", "user-content-fnref-1"]);
    expect(ids).toEqual(expect.arrayContaining(targets));
  });

  describe.each([
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "[x](data:text/html,<script>alert(1)</script>)",
    "[x](vbscript:x)",
    "![x](javascript:alert(1))",
    "[x](//elsewhere.example/x)",
    "![x](//elsewhere.example/x.png)",
    "text ![x](//elsewhere.example/x.png)",
    "![x](http://tracker.example/x.gif)",
    "![x](data:image/svg+xml,%3Csvg%20onload=alert(1)%3E)",
    "<script>alert(1)</script>",
    "text <img src=x onerror=alert(1)>",
    "<iframe src=https://x.example></iframe>",
    '<style>*{display:none}</style><div style="position:fixed">',
    '<p id="site-header">x</p>',
  ])("%s", (markdown) => {
    test("is made harmless", () => expect(harmIn(renderMarkdown(markdown))).toEqual([]));
    test("would be harmful without sanitising", () => expect(harmIn(letThrough(markdown))).not.toEqual([]));
  });

  test.each([
    "![<script>alert(1)</script>](https://x.example/x.png)",
    "text ![how a <script> tag looks](https://x.example/x.png 'so: <script>')",
    "![a](https://x.example/x.png 'so: <script>')",
    '[a](/b "<script>")',
    "```<script>\na\n```",
    "~~~~ <script>\na\n~~~~",
  ])("has no tag in a value: %j", (markdown) => {
    const html = renderMarkdown(markdown);
    expect(html.replace(/<\/?[a-z][^<>]*>/g, "")).not.toContain("<");
    expect(html).not.toContain("<script");
  });

  test("keeps the text of attribute values", () => {
    expect(renderMarkdown('![a < "b" & c > d](/e.png)')).toContain('alt="a &#x3C; &#x22;b&#x22; &#x26; c &#x3E; d"');
  });

  test("shows what looks like HTML as it was typed", () => {
    expect(renderMarkdown("Take the <drone> and <b>fly</b>.")).toBe(
      "<p>Take the &#x3C;drone> and &#x3C;b>fly&#x3C;/b>.</p>",
    );
  });
});

describe("text that would block the renderer", () => {
  const ordinary =
    "## Spraying\n\nForty acres in **one** day, as [we](/contact-us) said.\n\n- one\n  - two\n\n> said\n\n";
  /** Processor time in microseconds, which other processes do not affect; some kernels count it in ticks of 10 ms. */
  const timeOf = (markdown: string) => {
    const before = process.threadCpuUsage();
    renderMarkdown(markdown);
    const { user, system } = process.threadCpuUsage(before);
    return user + system;
  };
  const TICK = 10_000;
  const bars = (columns: number, cell: string) => `${`|${cell}`.repeat(columns)}|\n`;

  test.each([
    ["a list 5,000 deep", `${"- ".repeat(5_000)}a`],
    ["a list 1,000 deep", `${"- ".repeat(1_000)}a`],
    ["a list deeper with every line", Array.from({ length: 100 }, (_, depth) => `${"  ".repeat(depth)}- a\n`).join("")],
    ["2,000 quotes in one another", ">".repeat(2_000)],
    ["pictures within pictures", "![".repeat(3_000) + "]()".repeat(2_000)],
    ["brackets that nothing opens", "]".repeat(9_000)],
    ["100 columns and 3,000 short rows", `${bars(100, "a")}${bars(100, "-")}${"|b\n".repeat(3_000)}`],
    ["300 columns and 667 short rows", `${bars(300, "a")}${bars(300, "-")}${"|b\n".repeat(667)}`],
    ["10,000 marks of emphasis", "a*".repeat(10_000)],
    ["emphasis with empty items between", `${"a*".repeat(1_000)}\n2.\n`.repeat(4)],
    ["emphasis within emphasis", "*a ".repeat(2_400) + "b* ".repeat(2_400)],
    ["3,000 underlined headings", "a\n=\n".repeat(3_000)],
    ["15,000 empty items", "-\n".repeat(15_000)],
    ["quotes whose next line has no mark", "> a\nb\n".repeat(3_000)],
    ["one quote of lines without a mark", `> a\n${"b\n".repeat(8_000)}`],
    ["one item of lines without a mark", `- a\n${"b\n".repeat(8_000)}`],
    ["one footnote of lines without a mark", `[^a]: b\n${"c\n".repeat(8_000)}`],
    ["3,000 quotes", "> a\n\n".repeat(3_000)],
    ["items in items in quotes", "> - 1. a\n".repeat(2_000)],
    ["6,000 items to tick", "- [ ] a\n".repeat(6_000)],
    ["2,000 footnotes", Array.from({ length: 2_000 }, (_, note) => `a[^${note}]\n\n[^${note}]: b\n\n`).join("")],
    ["6,000 addresses of links", Array.from({ length: 6_000 }, (_, link) => `[a${link}]: b\n`).join("")],
    ["5,000 rows of two", `a|b\n-|-\n${"c|d\n".repeat(5_000)}`],
    ["5,000 rows of one", `a\n:-\n${"b\n".repeat(5_000)}`],
    ["15,000 headings", "# a\n".repeat(15_000)],
    ["5,000 comments without an end", `x${"<!--".repeat(5_000)}`],
    ["8,000 instructions without an end", `x${"<?".repeat(8_000)}`],
    ["5,000 declarations without an end", `x${"<!A ".repeat(5_000)}`],
    ["4,900 definitions", "[a]: x\n".repeat(4_900)],
    ["14,000 addresses", "www.a.b ".repeat(14_000)],
    ["16,000 mail addresses", "a@a.a ".repeat(16_000)],
    ["98,000 backslashes", "\\".repeat(98_000)],
    ["8,000 headings that are closed", "# a #### ##\n".repeat(8_000)],
    ["3,000 pictures", "![a](/b.png)\n\n".repeat(3_000)],
    ["9,900 fences", "```\n".repeat(9_900)],
    ["16,000 pieces of code", "`a` ".repeat(16_000)],
    ["one footnote called 4,900 times", `[^1]: x\n\n${"[^1] ".repeat(4_900)}`],
    ["4,900 links", "[a](b) ".repeat(4_900)],
    ["30,000 tags", "<b>".repeat(30_000)],
    ["an address and 6,000 references", `www.a.b/${"&a;".repeat(6_000)}`],
  ])("%s: is shown as it was typed, in a usual time", (_, markdown) => {
    timeOf(ordinary);
    const usual = timeOf(ordinary.repeat(Math.ceil(markdown.length / ordinary.length)));
    expect(timeOf(markdown)).toBeLessThan((usual + TICK) * 20);
    const html = renderMarkdown(markdown);
    expect(html).not.toMatch(/<(?!\/?(?:p|br)>)/);
    expect(html.length).toBeLessThan(markdown.length * 4 + 20);
    expect(oneLine(read(html))).toBe(oneLine(markdown));
  });

  test("is shown with its line breaks and is harmless", () => {
    const html = renderMarkdown(`${"> ".repeat(60)}a\nb <script>alert(1)</script>\n\nc`);
    expect(html).toMatch(/a<br>b &#x3C;script>alert\(1\)&#x3C;\/script><\/p><p>c<\/p>$/);
    expect(harmIn(html)).toEqual([]);
  });

  test("is not refused when it is realistic: lists five deep, wide tables, long lists", () => {
    const nested = Array.from({ length: 5 }, (_, depth) => `${"  ".repeat(depth)}- item\n`).join("");
    expect(renderMarkdown(nested.repeat(100)).match(/<ul>/g)).toHaveLength(401);
    const table = `${bars(12, "a")}${bars(12, "-")}${bars(12, " **b** [c](/d) ").repeat(200)}`;
    expect(renderMarkdown(table).match(/<td><strong>b<\/strong> <a href="\/d">c<\/a><\/td>/g)).toHaveLength(2_400);
    expect(renderMarkdown("- **a** [b](/c)\n".repeat(800)).match(/<li>/g)).toHaveLength(800);
    expect(renderMarkdown(`${"Words go on for a while.\n".repeat(60)}\n`.repeat(120)).match(/<p>/g)).toHaveLength(120);
    const noted = Array.from({ length: 200 }, (_, note) => `Said.[^${note}]\n\n[^${note}]: By **whom**.\n\n`).join("");
    expect(renderMarkdown(noted).match(/<li id=/g)).toHaveLength(200);
    expect(renderMarkdown("> One said\n> this.\n\nThat.\n\n".repeat(200)).match(/<blockquote>/g)).toHaveLength(200);
    expect(renderMarkdown(`${bars(3, "a")}${bars(3, "-")}${bars(3, "b").repeat(900)}`).match(/<td>/g)).toHaveLength(
      2_700,
    );
  });
});

describe("the words of an article", () => {
  test.each([
    "Plain words, nothing else. 2 * 3 * 4 = 24, snake_case_name, 5 > 4.",
    "# A heading\n\nText with **bold**, *thin*, _slanted_, __loud__, ~~gone~~ and `code_with_marks`.",
    "A heading\n=========\n\nAnother\n-------\n\nText.",
    "- one\n- two\n  - three **deep**\n\n1. first\n2. second\n\n* * *\n\nafter",
    "- [x] done\n- [ ] not done",
    "> said **once**\n> and twice\n>\n> > deeper",
    'A [link](https://vayutra.example/a_b_c?x=(1) "title") and <https://vayutra.example/x>.',
    '![A field](/media/field.webp "Caption")\n\nAfter the picture.',
    "| Drone | Tank |\n| :--- | ---: |\n| **Six** | 10 L |\n\nafter",
    "```sh\nfly --high\n```\n\nafter",
    "Not \\*bold\\*, not \\# a heading, \\[no\\] link, a back\\\\slash.",
    "फसल पर **छिड़काव**: *दस लीटर* टंकी।",
    "A **bold [link](/contact-us) inside** and ***both***.",
    "## Closed heading ##\n\nText",
  ])("are the renderer's: %j", (markdown) => {
    expect(oneLine(wordsOf(markdown, "markdown"))).toBe(read(renderMarkdown(markdown)));
  });

  test("of a plain text are the text", () => {
    expect(wordsOf("# 1 of **5**", "plain")).toBe("# 1 of **5**");
  });

  test("are found in a second, whatever was typed", () => {
    for (const piece of ["*", "[", "_ ", "`", "| ", "> ", "\\", "![", "](", "- ", "#"]) {
      const started = performance.now();
      wordsOf(piece.repeat(4_000 / piece.length), "markdown");
      expect(performance.now() - started, piece).toBeLessThan(1_000);
    }
  });
});
