import { type ArticleKind, articleKinds } from "~/content/article-kinds";
import type { PublicClient } from "~/lib/data-service";
import type { Article } from "./article";

/** An article that stands at the end of another one. */
export type NextArticle = Pick<Article, "title" | "language" | "created_at" | "is_sample"> & { href: string };

const MOST = 3;
/** The newest articles among which related ones are looked for; one answer serves every article of the kind. */
const CANDIDATES = 60;
/** Words this short, and those that many titles have, say nothing about what an article is about. */
const SHORT_WORD = 4;
const SHARED_BY = 0.25;

type Candidate = Pick<Article, "id" | "title" | "excerpt" | "language" | "created_at" | "is_sample">;
type Labelled = Omit<Candidate, "language"> & { label?: string | null };

const wordsIn = ({ title, excerpt }: Pick<Candidate, "title" | "excerpt">) =>
  new Set(
    `${title} ${excerpt ?? ""}`
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.filter((word) => word.length >= SHORT_WORD),
  );

/**
 * The articles that share the most with one: words of title and excerpt, and the label, which counts as two words. Those
 * that share nothing are left out; of equals the newer comes first.
 * @param others newest first
 */
export function related<Other extends Labelled>(
  article: Omit<Labelled, "created_at" | "is_sample">,
  others: Other[],
): Other[] {
  const known = others.filter(({ id }) => id !== article.id).map((other) => ({ other, words: wordsIn(other) }));
  const often = Math.max(2, known.length * SHARED_BY);
  const telling = [...wordsIn(article)].filter((word) => {
    const count = known.filter(({ words }) => words.has(word)).length;
    return count > 0 && count <= often;
  });
  const labelOf = ({ label }: { label?: string | null }) => label?.trim().toLowerCase();
  const scored = known.map(({ other, words }) => {
    const isAlike = labelOf(article) !== undefined && labelOf(other) === labelOf(article);
    return { other, score: telling.filter((word) => words.has(word)).length + (isAlike ? 2 : 0) };
  });
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ other }) => other);
}

/**
 * What to read after an article: what staff have chosen, as far as it is published, else related articles of its kind.
 * @throws the data service's error
 */
export async function fetchNextReading(
  client: PublicClient,
  kind: ArticleKind,
  article: Article,
): Promise<NextArticle[]> {
  const chosen = (article.next_reading ?? "").split("\n").filter(Boolean);
  if (chosen.length > 0) {
    const lists = await Promise.all(articleKinds.map((each) => fetchChosen(client, each, chosen)));
    const found = new Map(lists.flat().map((each) => [each.href, each]));
    return chosen
      .filter((address) => address !== `${kind.path}/${article.id}`)
      .flatMap((address) => found.get(address) ?? []);
  }
  const { data } = await client
    .from(kind.table)
    .select(`id,title,excerpt,language,created_at,is_sample,${kind.labelColumn}`)
    .eq("status", "published")
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(CANDIDATES)
    .throwOnError();
  const labelled = <One extends Candidate>(one: One) => ({
    ...one,
    label: (one as { [column: string]: unknown })[kind.labelColumn] as string | null | undefined,
  });
  return related(labelled(article), (data as unknown as Candidate[]).map(labelled)).map((other) => toNext(kind, other));
}

async function fetchChosen(client: PublicClient, kind: ArticleKind, addresses: string[]): Promise<NextArticle[]> {
  const ids = addresses
    .filter((each) => each.startsWith(`${kind.path}/`))
    .map((each) => each.slice(kind.path.length + 1));
  if (ids.length === 0) return [];
  const { data } = await client
    .from(kind.table)
    .select("id,title,language,created_at,is_sample")
    .eq("status", "published")
    .in("id", ids)
    .throwOnError();
  return (data as Candidate[]).map((each) => toNext(kind, each));
}

const toNext = (
  { path }: ArticleKind,
  { id, title, language, created_at, is_sample }: Omit<Candidate, "excerpt">,
): NextArticle => ({
  href: `${path}/${id}`,
  title,
  language,
  created_at,
  is_sample,
});
