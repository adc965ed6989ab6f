/** A random UUID (version 4). `crypto.randomUUID` is missing where a page came over plain HTTP. */
export function newSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/**
 * Gives each submission an id that stays the same while it is sent again in the same words, after a failure for
 * example, and is a new one once it arrived or was changed.
 */
export function createSubmissionIds() {
  let last: { words: string; id: string } | undefined;
  return {
    of(submission: object): string {
      const words = JSON.stringify(submission);
      if (last?.words !== words) last = { words, id: newSubmissionId() };
      return last.id;
    },
    arrived(): void {
      last = undefined;
    },
  };
}
