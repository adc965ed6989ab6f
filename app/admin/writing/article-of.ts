import { contentFormats } from "#domain/articles/plain-text.ts";
import { articleColumns } from "#domain/stored/publication.ts";
import type { ArticleKind } from "~/content/article-kinds";
import type { CardArticle } from "~/publishing/article";
import type { FormValues, StoredRow } from "../collection";
import { publicSince } from "../publication/public-since";

/** A form's values as an article. @param stored the row that they change */
export function articleOf(
  kind: ArticleKind,
  values: Partial<FormValues>,
  stored: StoredRow | undefined,
): CardArticle & { author_name: string | null } {
  const { title = "", excerpt = "", content = "", content_format, featured_image = "" } = values;
  return {
    id: "",
    is_sample: false,
    title,
    excerpt,
    content,
    content_format: contentFormats.find((format) => format === content_format) ?? "plain",
    language: articleColumns.language.oneOf.find((language) => language === values.language) ?? null,
    [kind.labelColumn]: values[kind.labelColumn],
    featured_image,
    author_name: values.author_name || null,
    created_at: publicSince(values, stored),
  };
}
