import { paragraphsOf, type ReadableArticle } from "./article";

/** The text of an article: paragraphs as they were typed, or what the renderer made of its Markdown. */
export function ArticleContent({ article: { html, content } }: { article: Pick<ReadableArticle, "html" | "content"> }) {
  return html === undefined ? (
    <div className="space-y-5 text-[1.125rem] leading-[1.7]">
      {paragraphsOf(content).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text have no identity but their place
        <p key={index} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  ) : (
    <div
      className="prose"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own renderer's, which lets nothing through that runs
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
