import { type ReactNode, useEffect, useState } from "react";
import type { ArticleKind, ReadableArticle } from "./article";
import { ArticleView } from "./article-view";

/** Where supabase-js keeps a session; without one there is nobody to show a draft to. */
const holdsSession = () => Object.keys(localStorage).some((key) => /^sb-.*-auth-token$/.test(key));

/** The article as this browser's administrator may read it; the database answers nobody else. */
async function asAdministrator(kind: ArticleKind, id: string): Promise<ReadableArticle | undefined> {
  if (!holdsSession()) return undefined;
  const { supabase } = await import("~/lib/supabase");
  const { data } = await (await supabase()).from(kind.table).select("*").eq("id", id).maybeSingle();
  if (!data) return undefined;
  const { readable } = await import("./markdown/readable");
  return readable(data);
}

/**
 * What stands at an article's address while it is not published: for an administrator the article as it will be, for
 * anybody else `children`. The server answers 404 to all; what is shown here is known to this browser alone.
 */
export default function DraftPreview({ kind, id, children }: { kind: ArticleKind; id: string; children: ReactNode }) {
  const [article, setArticle] = useState<ReadableArticle>();
  useEffect(() => {
    let gone = false;
    asAdministrator(kind, id).then(
      (found) => {
        if (!gone) setArticle(found);
      },
      // Not to be read for this person, or not now: what the public sees stays.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [kind, id]);
  if (!article) return children;
  return (
    <>
      <title>{`Preview: ${article.title}`}</title>
      <p
        role="status"
        className="fixed inset-x-0 bottom-0 z-30 bg-signal px-5 py-3 text-center font-semibold text-carbon"
      >
        Preview: this article is {article.status === "published" ? "being published" : `not public (${article.status})`}
        . Only administrators see it here.
      </p>
      <ArticleView kind={kind} article={article} />
    </>
  );
}
