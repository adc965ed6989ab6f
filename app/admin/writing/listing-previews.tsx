import { useState } from "react";
import { useWatch } from "react-hook-form";
import type { FormParts } from "~/admin/collection";
import type { ArticleKind } from "~/content/article-kinds";
import { company } from "~/content/company";
import { sharingPicture } from "~/content/sharing/sharing-picture";
import { type CardArticle, truncate } from "~/publishing/article";
import { ArticleCard } from "~/publishing/article-card";
import { toListItem } from "~/publishing/list-item";
import { articleOf } from "./article-of";
import { Warnings } from "./warnings";

/** Previews of an article on its card, in a search engine and when shared, with warnings above them. */
export function ListingPreviews({ form, stored, kind }: FormParts & { kind: ArticleKind }) {
  const values = useWatch({ control: form.control });
  const [open, setOpen] = useState(false);
  const { excerpt = "", content = "", content_format: format = "" } = values;
  return (
    <div className="space-y-4">
      <Warnings excerpt={excerpt} content={content} format={format} />
      <details className="rounded-md border border-line" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">How it will be shown</summary>
        {open && <Shown kind={kind} article={toListItem(articleOf(kind, values, stored))} />}
      </details>
    </div>
  );
}

function Shown({ kind, article }: { kind: ArticleKind; article: CardArticle }) {
  const title = article.title || "Title";
  const description = truncate(article.excerpt || article.content);
  const host = location.host;
  return (
    // Links in the previews do nothing, so that a click does not leave the form.
    <div
      className="grid gap-8 border-t border-line p-4 md:grid-cols-2"
      onClickCapture={(event) => event.preventDefault()}
    >
      <section aria-label="On its card" className="flex flex-col">
        <p className="mb-3 text-sm text-ash">On its card in the list</p>
        <ArticleCard kind={kind} article={{ ...article, title }} />
      </section>
      <div className="space-y-8">
        <section aria-label="In a search engine">
          <p className="mb-3 text-sm text-ash">In a search engine</p>
          <div className="rounded-md bg-white p-4 font-[Arial,sans-serif]">
            <p className="text-sm text-steel">
              {host} › {kind.path.slice(1)}
            </p>
            <p className="line-clamp-1 text-lg">{`${title} | ${company.name}`}</p>
            <p className="line-clamp-2 text-sm text-steel">{description}</p>
          </div>
        </section>
        <section aria-label="In WhatsApp">
          <p className="mb-3 text-sm text-ash">Shared in WhatsApp</p>
          <div className="max-w-80 overflow-hidden rounded-md bg-white font-[Arial,sans-serif]">
            <img src={sharingPicture(kind.path)} alt="" width={1200} height={630} className="h-auto w-full" />
            <div className="p-3">
              <p className="line-clamp-2 text-sm font-semibold">{title}</p>
              <p className="line-clamp-2 text-sm text-steel">{description}</p>
              <p className="text-sm text-ash">{host}</p>
            </div>
          </div>
        </section>
      </div>
    </div>
  );
}
