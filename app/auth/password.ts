import { brokenPasswordLimit, PASSWORD } from "#domain/password-limits.ts";

const sentences = {
  characters: `Please use at least ${PASSWORD.characters} characters.`,
  bytes: `A password has at most ${PASSWORD.bytes} bytes.`,
};

/** The rule for new passwords. The server checks it too. */
export const passwordRule = `${PASSWORD.characters} characters at least, ${PASSWORD.bytes} bytes at most (an accented letter counts as two or more).`;

/** Why a new password is refused, or null. */
export function passwordProblem(password: string, repeated?: string): string | null {
  const broken = brokenPasswordLimit(password);
  if (broken) return sentences[broken];
  return repeated !== undefined && repeated !== password ? "The two passwords are not the same." : null;
}
