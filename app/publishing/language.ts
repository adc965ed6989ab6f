import { edition } from "~/content/edition";
import { type Article, truncate } from "./article";

type Written = Pick<Article, "title"> & Partial<Pick<Article, "language" | "excerpt" | "content">>;

/**
 * The language of an article: as staff have stated it, else found from the letters of title, excerpt and beginning. A
 * quarter of Devanagari makes it Hindi, as in an enquiry (`private.language_of`).
 */
export function languageOf({ language, title, excerpt, content }: Written): "en" | "hi" {
  if (language) return language;
  const text = `${title} ${excerpt ?? ""} ${truncate(content)}`;
  const hindi = text.match(/[\u0900-\u097f]/g)?.length ?? 0;
  const latin = text.match(/[A-Za-z\u00c0-\u024f]/g)?.length ?? 0;
  return hindi > 0 && hindi * 3 >= latin ? "hi" : "en";
}

/** The `lang` of an article's texts; undefined where it is the page's. */
export function langOf(article: Written): "en-IN" | "hi-IN" | undefined {
  const tag = `${languageOf(article)}-IN` as const;
  return tag === edition.language ? undefined : tag;
}
