import { useDeferredValue, useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import type { Article, ReadableArticle } from "~/publishing/article";
import { ArticleContent } from "~/publishing/article-content";
import { readable } from "~/publishing/markdown/readable";
import type { EditForm } from "../collection";

/** The text as the public page will show it, made by the same renderer while one types. */
export default function Preview({ form }: { form: EditForm }) {
  const content = useDeferredValue(useWatch({ control: form.control, name: "content" }));
  const [shown, setShown] = useState<ReadableArticle>();
  useEffect(() => {
    let outdated = false;
    void readable({ content, content_format: "markdown" } as Article).then((made) => {
      if (!outdated) setShown(made);
    });
    return () => {
      outdated = true;
    };
  }, [content]);
  return (
    <section aria-label="Preview" className="mt-4 rounded-md border border-line bg-white p-5">
      {content.trim() ? (
        shown && <ArticleContent article={shown} />
      ) : (
        <p className="text-ash">Nothing is written yet.</p>
      )}
    </section>
  );
}
