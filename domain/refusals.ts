/** A refusal of the server: its code for programs, and a sentence for a person. */
type Refusal = { code?: unknown; message: string };

/** The sentence of a limit that was reached. @param seconds until the next attempt may succeed */
export function tooManyAttempts(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const wait = seconds < 5 ? "a moment" : minutes === 1 ? "a minute" : `${minutes} minutes`;
  return `Too many attempts. Please try again in ${wait}.`;
}

/** The sentence of a refusal in the words of the edition; undefined where the edition has none for it. */
export const refusalWords = ({ message }: Refusal): string | undefined => message;
