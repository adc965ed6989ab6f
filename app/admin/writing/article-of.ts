import { contentFormats } from "#domain/articles/plain-text.ts";
import { articleColumns } from "#domain/stored/publication.ts";
import type { ArticleKind } from "~/content/article-kinds";
import type { CardArticle } from "~/publishing/article";
import type { FormValues } from "../collection";

/** A form's values as an article. */
export function articleOf(
  kind: ArticleKind,
  values: Partial<FormValues>,
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
    created_at: values.publish_at || new Date().toISOString(),
  };
}
