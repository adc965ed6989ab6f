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
import { isTooComplex } from "./complexity";
import { table } from "./words";

/**
 * The HTML that an article may contain: no scripts, nothing loaded from other sites except pictures, and no ids or names
 * that collide with the page's own.
 */
const schema: typeof defaultSchema = {
  ...defaultSchema,
  tagNames: [
    ..."p a strong em del code pre blockquote ul ol li h1 h2 h3 h4 h5 h6 hr br img".split(" "),
    ..."table thead tbody tr th td input sup section".split(" "),
  ],
  protocols: { href: ["http", "https", "mailto", "tel"], src: ["https"] },
  // Only footnotes have ids, and those have a prefix already. A second prefix would break their links.
  clobber: [],
};

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  // Typed HTML is shown as text: `<drone>` stays `<drone>`.
  .use(remarkRehype, { handlers: { html: (_, node: { value: string }) => ({ type: "text", value: node.value }) } })
  .use(rehypeSanitize, schema)
  .use(() => removeProtocolRelativeUrls)
  .use(() => decorate)
  .use(rehypeStringify);

/**
 * Renders Markdown (CommonMark with GitHub's tables, strikethrough and bare addresses) as sanitised HTML, for the public
 * pages, the feeds and the preview. Visitors' browsers never load it. Text that is too complex or cannot be rendered is
 * shown as it was typed, so that one article cannot block the server.
 */
export function renderMarkdown(content: string): string {
  if (isTooComplex(content)) return renderAsTyped(content);
  try {
    return escapeBracketsInValues(String(processor.processSync(content)));
  } catch {
    // Some nesting below our limits still overflows the parser's stack.
    return renderAsTyped(content);
  }
}

/**
 * Escapes < and > in attribute values, as React does, so that code that searches a finished page for a tag finds only
 * tags.
 */
const escapeBracketsInValues = (html: string) =>
  html.replace(
    /<[a-z](?:"[^"]*"|[^">])*>/g,
    (tag) => `<${tag.slice(1, -1).replaceAll("<", "&#x3C;").replaceAll(">", "&#x3E;")}>`,
  );

/** The text in paragraphs, with line breaks kept and all marks shown. */
function renderAsTyped(content: string): string {
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

/** Removes addresses that begin with //: they lead to another site and may be loaded without TLS. */
function removeProtocolRelativeUrls(tree: Root): void {
  visit(tree, "element", ({ properties }) => {
    for (const name of ["href", "src"]) if (/^\/\//.test(String(properties[name]))) delete properties[name];
  });
}

/** Adapts safe HTML to the site: heading levels, captions, picture sizes, scrollable tables. */
function decorate(tree: Root): void {
  visit(tree, "element", (node, index, parent) => {
    // The article's title is the page's only h1.
    if (node.tagName === "h1") node.tagName = "h2";
    if (node.tagName === "a" && /^https?:/i.test(String(node.properties.href))) node.properties.rel = ["noopener"];
    if (node.tagName === "img") setPictureAttributes(node.properties);
    if (!parent || index === undefined) return;
    if (node.tagName === "table") {
      const frame = { className: ["sideways"], role: "region", ariaLabel: table, tabIndex: 0 };
      parent.children[index] = element("div", frame, [node]);
      return;
    }
    const picture = node.tagName === "p" ? soleImage(node) : undefined;
    if (picture) {
      const { title, ...properties } = picture.properties;
      setPictureAttributes(properties);
      const caption = title ? [element("figcaption", {}, [{ type: "text", value: String(title) }])] : [];
      parent.children[index] = element("figure", {}, [element("img", properties, []), ...caption]);
      return SKIP;
    }
  });
}

function soleImage(paragraph: Element): Element | undefined {
  const elements = paragraph.children.filter((child) => child.type === "element");
  const [first] = elements;
  return elements.length === 1 && first?.tagName === "img" && textOf(paragraph).trim() === "" ? first : undefined;
}

function setPictureAttributes(properties: Properties): void {
  const uploaded = uploadedPicture(String(properties.src));
  Object.assign(properties, { alt: properties.alt ?? "", loading: "lazy", decoding: "async" });
  if (!uploaded) return;
  const { width, height, srcSet } = uploaded;
  Object.assign(properties, { width, height, srcSet, sizes: "(min-width: 48rem) 44rem, 92vw" });
}
