import { paragraphsOf, type RenderedArticle } from "./article";

/** The text of an article: plain paragraphs, or the HTML rendered from Markdown. */
export function ArticleContent({
  article: { html, content },
  lang,
}: {
  article: Pick<RenderedArticle, "html" | "content">;
  lang?: string;
}) {
  return html === undefined ? (
    <div lang={lang} className="space-y-5 text-[1.125rem] leading-[1.7]">
      {paragraphsOf(content).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity other than their position
        <p key={index} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  ) : (
    <div
      lang={lang}
      className="prose"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is sanitised by our own renderer
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
