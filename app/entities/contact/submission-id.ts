import { newUuid } from "#domain/uuid.ts";

/**
 * Gives each submission an id that stays the same while it is sent again in the same words, after a failure for
 * example, and is a new one once it arrived or was changed.
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
