import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router";
import type { ArticleKind } from "~/content/article-kinds";
import { writtenHour } from "~/lib/dates";
import { hasSession } from "~/lib/has-session";
import type { RenderedArticle } from "./article";
import { ArticleView } from "./article-view";

/** Reads an unpublished article with the administrator's session. The database answers no other account. */
async function fetchAsAdministrator(kind: ArticleKind, id: string): Promise<RenderedArticle | "deleted" | undefined> {
  if (!hasSession()) return undefined;
  const { supabase } = await import("~/lib/supabase");
  const client = await supabase();
  const { data } = await client.from(kind.table).select("*").eq("id", id).maybeSingle();
  if (data) return (await import("./markdown/render-article")).renderArticle(data);
  const { data: binned } = await client.from("bin").select("id").eq("subject_id", id).limit(1);
  return binned?.length ? "deleted" : undefined;
}

/**
 * The page of an unpublished article: a preview for an administrator, `children` for everybody else. The server answers
 * everybody 404; only the administrator's browser requests the article.
 */
export default function DraftPreview({ kind, id, children }: { kind: ArticleKind; id: string; children: ReactNode }) {
  const [article, setArticle] = useState<RenderedArticle | "deleted">();
  useEffect(() => {
    let unmounted = false;
    fetchAsAdministrator(kind, id).then(
      (found) => {
        if (!unmounted) setArticle(found);
      },
      // No permission or no connection: `children` stay.
      () => undefined,
    );
    return () => {
      unmounted = true;
    };
  }, [kind, id]);
  if (!article) return children;
  if (article === "deleted") {
    return (
      <>
        {children}
        <Bar>
          This article was deleted.{" "}
          <Link reloadDocument to={`/admin?tab=${kind.table}&bin=1`} className="underline underline-offset-4">
            Look into the bin
          </Link>
        </Bar>
      </>
    );
  }
  return (
    <>
      <title>{`Preview: ${article.title}`}</title>
      <Bar>Preview: this article is {whenPublic(article)}. Only administrators see it here, as it was last saved.</Bar>
      <ArticleView kind={kind} article={article} />
    </>
  );
}

function whenPublic({ status, created_at }: RenderedArticle): string {
  if (status !== "published") return `not public (${status})`;
  const date = new Date(created_at);
  return date.getTime() > Date.now() ? `public from ${writtenHour(date)}` : "being published";
}

/** A bar with a note for the administrator. */
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
