import { useDeferredValue, useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import type { ArticleKind } from "~/content/article-kinds";
import type { Article, RenderedArticle } from "~/publishing/article";
import { ArticleView } from "~/publishing/article-view";
import { renderArticle } from "~/publishing/markdown/render-article";
import type { FormParts } from "../collection";
import { articleOf } from "./article-of";

/** The page of an article as it will be, made by the renderer of the public page while it is written. */
export default function Preview({ form, stored, kind }: FormParts & { kind: ArticleKind }) {
  const values = useDeferredValue(useWatch({ control: form.control }));
  const [shown, setShown] = useState<RenderedArticle>();
  useEffect(() => {
    let outdated = false;
    renderArticle(articleOf(kind, values, stored) as Article).then(
      (made) => {
        if (!outdated) setShown(made);
      },
      // The renderer could not be loaded; the next letter tries again.
      () => undefined,
    );
    return () => {
      outdated = true;
    };
  }, [values, stored, kind]);
  if (!shown) return <p className="p-5 text-ash">Loading…</p>;
  return (
    // Narrower than the page, whose proportions stay.
    <div className="[zoom:0.72] [&_header]:pt-12!">
      <ArticleView kind={kind} article={{ ...shown, title: shown.title || "Title" }} />
    </div>
  );
}
