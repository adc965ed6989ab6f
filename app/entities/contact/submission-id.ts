import { newUuid } from "#domain/uuid.ts";

/**
 * Makes submission ids. A submission that is sent again in the same words, after a failure for example, keeps its id; after
 * it was stored or changed it gets a new one.
 */
export function createSubmissionIds() {
  let last: { words: string; id: string } | undefined;
  return {
    of(submission: object): string {
      const words = JSON.stringify(submission);
      if (last?.words !== words) last = { words, id: newUuid() };
      return last.id;
    },
    arrived(): void {
      last = undefined;
    },
  };
}
