import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { contentChanges, onContentChange } from "~/lib/content-changes";

/**
 * How long the current page stays for the answer of the next one, in milliseconds. Most answers come within that time and
 * are shown at once; for the others the skeleton is rendered within 100 ms of the click.
 */
const MAX_WAIT_MS = 40;

/** A page's data until its answer comes: the skeleton's data, and the promised answer. */
type Skeleton = { late: { address: string; answer: Promise<object> } };

/** The late answer for which the page has just revalidated; its `clientLoader` returns it. */
let lateAnswer: { address: string; page: object; changes: number } | undefined;

const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;

/**
 * What a `clientLoader` returns for a page with a skeleton: the answer if it comes soon, otherwise `skeleton`, with which
 * the page opens at once; `usePageAnswer` shows the answer when it comes. A page that is already open, or to which the
 * visitor goes back, waits for the answer: a shorter page could not restore the scroll position.
 *
 * @param ask asks for the page; never fails. It is called again if something was saved or deleted meanwhile
 */
export async function pageAnswer<Page extends object>(
  url: URL,
  ask: () => Promise<Page>,
  skeleton: Page,
): Promise<Page> {
  const address = addressOf(url);
  const ready = lateAnswer;
  lateAnswer = undefined;
  if (ready?.address === address && ready.changes === contentChanges()) return ready.page as Page;
  const answer = upToDate(ask);
  if (address === addressOf(location)) return answer;
  const soon = new Promise<undefined>((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  const late = { address, answer };
  return (await Promise.race([answer, soon])) ?? ({ ...skeleton, late } satisfies Skeleton);
}

async function upToDate<Page>(ask: () => Promise<Page>): Promise<Page> {
  for (;;) {
    const before = contentChanges();
    const page = await ask();
    if (before === contentChanges()) return page;
  }
}

/** Whether the answer of a page is still awaited. */
export const isSkeleton = (page: object): page is Skeleton => "late" in page;

/**
 * Keeps a page whose `clientLoader` uses `pageAnswer` up to date: the answer replaces the skeleton, and after a save or
 * deletion in this tab the page is asked for again.
 *
 * @returns whether to show the skeleton
 */
export function usePageAnswer(page: object): boolean {
  const { revalidate } = useRevalidator();
  const late = isSkeleton(page) ? page.late : undefined;
  useEffect(() => {
    let left = false;
    late?.answer.then((answered) => {
      if (left) return;
      lateAnswer = { address: late.address, page: answered, changes: contentChanges() };
      void revalidate();
    });
    return () => {
      left = true;
      // The visitor left before the router took the answer: the next visit asks again.
      lateAnswer = undefined;
    };
  }, [late, revalidate]);
  useEffect(() => onContentChange(() => void revalidate()), [revalidate]);
  return Boolean(late);
}
