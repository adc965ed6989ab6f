import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { contentChanges, onContentChange } from "~/lib/content-changes";

/**
 * Milliseconds for which the page that is left waits for the answer of the next one. Most answers come within them and
 * are shown at once; with the rendering, the others' skeleton stands within 100 ms of the click.
 */
const LONGEST_WAIT = 40;

/** A page's data while its answer is on the way: what its skeleton needs, and the answer. */
type Skeleton = { late: { address: string; answer: Promise<object> } };

/** The late answer that the page has just asked the router to show, for its `clientLoader` to take. */
let lateAnswer: { address: string; page: object; changes: number } | undefined;

const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;

/**
 * What a `clientLoader` returns for a page with a skeleton: the answer where it comes soon, else `skeleton`, with which the
 * page opens at once; `usePageAnswer` shows the answer when it is there. A page that is already open, or that one goes
 * back to, waits for the answer: its place could not be found again on a shorter page.
 *
 * @param ask asks for the page; never fails. It is called again where something was saved or deleted meanwhile
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
  const soon = new Promise<undefined>((resolve) => setTimeout(resolve, LONGEST_WAIT));
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

/** Whether a page has nothing but its skeleton to show yet. */
export const isSkeleton = (page: object): page is Skeleton => "late" in page;

/**
 * Keeps a page whose `clientLoader` answers by `pageAnswer` up to date: its answer replaces its skeleton, and after a save
 * or deletion in this tab it is asked for anew.
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
      // The visitor left before the router took the answer: the next visit must ask again.
      lateAnswer = undefined;
    };
  }, [late, revalidate]);
  useEffect(() => onContentChange(() => void revalidate()), [revalidate]);
  return Boolean(late);
}
