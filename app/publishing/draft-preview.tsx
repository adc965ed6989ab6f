import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router";
import type { ArticleKind } from "~/content/article-kinds";
import type { ReadableArticle } from "./article";
import { ArticleView } from "./article-view";

/** Where supabase-js keeps a session; without one there is nobody to show a draft to. */
const holdsSession = () => Object.keys(localStorage).some((key) => /^sb-.*-auth-token$/.test(key));

/** The article as this browser's administrator may read it, or that it was deleted; the database answers nobody else. */
async function asAdministrator(kind: ArticleKind, id: string): Promise<ReadableArticle | "deleted" | undefined> {
  if (!holdsSession()) return undefined;
  const { supabase } = await import("~/lib/supabase");
  const client = await supabase();
  const { data } = await client.from(kind.table).select("*").eq("id", id).maybeSingle();
  if (data) return (await import("./markdown/readable")).readable(data);
  const { data: binned } = await client.from("bin").select("id").eq("subject_id", id).limit(1);
  return binned?.length ? "deleted" : undefined;
}

/**
 * What stands at an article's address while it is not published: for an administrator the article as it will be, for
 * anybody else `children`. The server answers 404 to all; what is shown here is known to this browser alone.
 */
export default function DraftPreview({ kind, id, children }: { kind: ArticleKind; id: string; children: ReactNode }) {
  const [article, setArticle] = useState<ReadableArticle | "deleted">();
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
  if (article === "deleted") {
    return (
      <>
        {children}
        <Bar>
          This article was deleted.{" "}
          <Link to={`/admin?tab=${kind.table}&bin=1`} className="underline underline-offset-4">
            Look into the bin
          </Link>
        </Bar>
      </>
    );
  }
  return (
    <>
      <title>{`Preview: ${article.title}`}</title>
      <Bar>
        Preview: this article is {article.status === "published" ? "being published" : `not public (${article.status})`}
        . Only administrators see it here, as it was last saved.
      </Bar>
      <ArticleView kind={kind} article={article} />
    </>
  );
}

/** What is said to an administrator alone. */
function Bar({ children }: { children: ReactNode }) {
  return (
    <p
      role="status"
      className="fixed inset-x-0 bottom-0 z-30 bg-signal px-5 py-3 text-center font-semibold text-carbon"
    >
      {children}
    </p>
  );
}
