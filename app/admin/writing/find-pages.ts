import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { articleKinds } from "~/content/article-kinds";
import { headerNavigation, linksOf } from "~/content/navigation";
import { supabase } from "~/lib/supabase";
import { answerOf } from "../request-failed";

/** A page of this site that a text can lead to. */
export type FoundPage = { title: string; address: string; note: string };

const TYPING_PAUSE_MS = 250;
const MAX_FOUND = 5;

const pages: FoundPage[] = headerNavigation
  .flatMap((entry) => ("items" in entry ? linksOf(entry.items).map((link) => ({ ...link, group: entry.name })) : entry))
  .map((link) => ({ title: link.name, address: link.href, note: "group" in link ? `Page, ${link.group}` : "Page" }));

/** "spraying" also finds "Agriculture Spray", and "workshops" a workshop. */
const stemOf = (word: string) => (word.length > 5 ? word.replace(/(?:ings?|ers?|s)$/, "") : word);

function pagesFor(term: string): FoundPage[] {
  const words = term.toLowerCase().split(/\s+/).map(stemOf);
  return pages.filter(({ title, address }) =>
    words.every((word) => `${title} ${address}`.toLowerCase().includes(word)),
  );
}

type Found = { id: string; title: string; status: string; created_at: string };

/** ", draft", ", scheduled"; nothing for an article that visitors can read. */
function stateOf({ status, created_at }: Found): string {
  if (status !== "published") return `, ${status}`;
  return Date.parse(created_at) > Date.now() ? ", scheduled" : "";
}

/** Articles whose title or text has these words, published ones and others; the newest without words. */
async function articlesFor(term: string): Promise<FoundPage[]> {
  const client = await supabase();
  const lists = await Promise.all(
    articleKinds.map(async ({ table, path, name }) => {
      const call = { thing: table, ...(term ? { term: term.slice(0, 200) } : {}), take: MAX_FOUND };
      const { rows } = await answerOf<{ rows: Found[] }>(client.rpc("staff_list", call));
      return rows.map((row) => ({ title: row.title, address: `${path}/${row.id}`, note: name + stateOf(row) }));
    }),
  );
  return lists.flat();
}

/** Titles of articles by their addresses; an article that is gone has none. */
export async function titlesOf(addresses: readonly string[]): Promise<Map<string, string>> {
  const client = await supabase();
  const lists = await Promise.all(
    articleKinds.map(async ({ table, path }) => {
      const ids = addresses
        .filter((address) => address.startsWith(`${path}/`))
        .map((each) => each.slice(path.length + 1));
      if (ids.length === 0) return [];
      const rows = await answerOf<{ id: string; title: string }[]>(client.from(table).select("id,title").in("id", ids));
      return rows.map(({ id, title }): [string, string] => [`${path}/${id}`, title]);
    }),
  );
  return new Map(lists.flat());
}

/**
 * Pages and articles that have the typed words, a moment after they were typed.
 * @param also whether pages are wanted beside articles
 */
export function useFoundPages(typed: string, also: "with pages" | "articles alone"): FoundPage[] | undefined {
  const [term, setTerm] = useState(typed.trim());
  useEffect(() => {
    const timer = setTimeout(() => setTerm(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, isError } = useQuery({
    queryKey: ["found pages", term],
    queryFn: () => articlesFor(term),
    placeholderData: (before) => before,
    retry: 1,
  });
  const found = also === "with pages" && term ? pagesFor(term).slice(0, MAX_FOUND) : [];
  return data || isError ? [...found, ...(data ?? [])] : undefined;
}

/** A part of a page that an address can name. */
export type PagePart = { id: string; name: string };

/** The parts of a page, read from the page itself: what has an id and a heading. */
export async function partsOf(path: string): Promise<PagePart[]> {
  const answer = await fetch(path);
  if (!answer.ok) return [];
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const parts = Array.from(page.querySelectorAll<HTMLElement>("main [id]"), (element): PagePart => {
    const heading = element.matches("h2, h3") ? element : element.querySelector("h2, h3");
    const name = element.dataset.label ?? heading?.textContent ?? "";
    return { id: element.id, name: name.replace(/\s+/g, " ").trim() };
  });
  const known = new Set<string>();
  return parts.filter(({ id, name }) => {
    // React's own ids change from page to page.
    const isNamed = name !== "" && /^[a-z][a-z0-9-]*$/.test(id) && !known.has(name);
    known.add(name);
    return isNamed;
  });
}
