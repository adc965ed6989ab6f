import type { Element, ElementContent, Properties, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { uploadedPicture } from "~/ui/uploaded-picture";
import { paragraphsOf } from "../article";
import { isTangled } from "./tangled";

/**
 * What of HTML an article may become. Nothing that runs, nothing that loads from without but pictures, no names that the
 * page's own elements have.
 */
const schema: typeof defaultSchema = {
  ...defaultSchema,
  tagNames: [
    ..."p a strong em del code pre blockquote ul ol li h1 h2 h3 h4 h5 h6 hr br img".split(" "),
    ..."table thead tbody tr th td input sup section".split(" "),
  ],
  protocols: { href: ["http", "https", "mailto", "tel"], src: ["https"] },
  // Names come from footnotes alone, and have a prefix already; with a second one their links would lead nowhere.
  clobber: [],
};

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  // HTML is no part of what is written here; somebody who types `<drone>` reads `<drone>`.
  .use(remarkRehype, { handlers: { html: (_, node: { value: string }) => ({ type: "text", value: node.value }) } })
  .use(rehypeSanitize, schema)
  .use(() => stay)
  .use(() => dress)
  .use(rehypeStringify);

/**
 * An article's Markdown (CommonMark with GitHub's tables, strikethrough and bare addresses) as HTML that is safe to
 * show. The one renderer of the public pages, the feeds and the preview; visitors' browsers never load it. What would
 * hold it up, or cannot be rendered, is shown as it was typed: one article must not take the site away from everybody.
 */
export function renderMarkdown(content: string): string {
  if (isTangled(content)) return asTyped(content);
  try {
    return withQuietValues(String(processor.processSync(content)));
  } catch {
    // Some nesting, below every limit we set, is too deep for the parser's own stack.
    return asTyped(content);
  }
}

/**
 * HTML whose values hold no bare < and >. They may stand there, and the page's other writer, React, escapes them too:
 * whoever looks for a tag in a finished page finds only tags.
 */
const withQuietValues = (html: string) =>
  html.replace(
    /<[a-z](?:"[^"]*"|[^">])*>/g,
    (tag) => `<${tag.slice(1, -1).replaceAll("<", "&#x3C;").replaceAll(">", "&#x3E;")}>`,
  );

/** Text in paragraphs, its lines kept and all its marks shown. */
function asTyped(content: string): string {
  const paragraphs = paragraphsOf(content).map((paragraph) =>
    element(
      "p",
      {},
      paragraph
        .split("\n")
        .flatMap((line, index) => [
          ...(index > 0 ? [element("br", {}, [])] : []),
          { type: "text" as const, value: line },
        ]),
    ),
  );
  return processor.stringify({ type: "root", children: paragraphs });
}

const element = (tagName: string, properties: Properties, children: ElementContent[]): Element => ({
  type: "element",
  tagName,
  properties,
  children,
});

/** Takes away addresses that name another site without saying how to reach it. */
function stay(tree: Root): void {
  visit(tree, "element", ({ properties }) => {
    for (const name of ["href", "src"]) if (/^\/\//.test(String(properties[name]))) delete properties[name];
  });
}

/** Makes of safe HTML what the site's pages need: our headings, captions, sizes of pictures, tables that can be moved. */
function dress(tree: Root): void {
  visit(tree, "element", (node, index, parent) => {
    // The page has its title already.
    if (node.tagName === "h1") node.tagName = "h2";
    if (node.tagName === "a" && /^https?:/i.test(String(node.properties.href))) node.properties.rel = ["noopener"];
    if (node.tagName === "img") dressPicture(node.properties);
    if (!parent || index === undefined) return;
    if (node.tagName === "table") {
      const frame = { className: ["sideways"], role: "region", ariaLabel: "Table", tabIndex: 0 };
      parent.children[index] = element("div", frame, [node]);
      return;
    }
    const picture = node.tagName === "p" ? onlyPicture(node) : undefined;
    if (picture) {
      const { title, ...properties } = picture.properties;
      dressPicture(properties);
      const caption = title ? [element("figcaption", {}, [{ type: "text", value: String(title) }])] : [];
      parent.children[index] = element("figure", {}, [element("img", properties, []), ...caption]);
      return SKIP;
    }
  });
}

function onlyPicture(paragraph: Element): Element | undefined {
  const elements = paragraph.children.filter((child) => child.type === "element");
  const [first] = elements;
  return elements.length === 1 && first?.tagName === "img" && textOf(paragraph).trim() === "" ? first : undefined;
}

function dressPicture(properties: Properties): void {
  const uploaded = uploadedPicture(String(properties.src));
  Object.assign(properties, { alt: properties.alt ?? "", loading: "lazy", decoding: "async" });
  if (!uploaded) return;
  const { width, height, srcSet } = uploaded;
  Object.assign(properties, { width, height, srcSet, sizes: "(min-width: 768px) 44rem, 92vw" });
}
