import { useDeferredValue, useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import type { Article, RenderedArticle } from "~/publishing/article";
import { ArticleContent } from "~/publishing/article-content";
import { renderArticle } from "~/publishing/markdown/render-article";
import type { EditForm } from "../collection";

/** A live preview of the text, made by the renderer of the public page. */
export default function Preview({ form }: { form: EditForm }) {
  const content = useDeferredValue(useWatch({ control: form.control, name: "content" }));
  const [shown, setShown] = useState<RenderedArticle>();
  useEffect(() => {
    let outdated = false;
    void renderArticle({ content, content_format: "markdown" } as Article).then((made) => {
      if (!outdated) setShown(made);
    });
    return () => {
      outdated = true;
    };
  }, [content]);
  return (
    <section aria-label="Preview" className="mt-4 rounded-md border border-line bg-white p-5">
      {content.trim() ? shown && <ArticleContent article={shown} /> : <p className="text-ash">Nothing to show yet.</p>}
    </section>
  );
}
