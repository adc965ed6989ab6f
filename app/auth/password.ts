import { brokenPasswordLimit, PASSWORD } from "#domain/password-limits.ts";
import { messageOf } from "~/lib/errors";

const sentences = {
  characters: `Please use at least ${PASSWORD.characters} characters.`,
  bytes: `A password has at most ${PASSWORD.bytes} bytes.`,
};

/** The rule for new passwords. The server checks it too. */
export const passwordRule = `${PASSWORD.characters} characters at least, ${PASSWORD.bytes} bytes at most (an accented letter counts as two or more).`;

/** The server's reason why a new password is too easy to guess, for the field; undefined for another error. */
export const weakness = (error: unknown): string | undefined =>
  (error as { code?: string } | null)?.code === "weak_password" ? messageOf(error) : undefined;

/** Why a new password is refused, or null. */
export function passwordProblem(password: string, repeated?: string): string | null {
  const broken = brokenPasswordLimit(password);
  if (broken) return sentences[broken];
  return repeated !== undefined && repeated !== password ? "The two passwords are not the same." : null;
}
