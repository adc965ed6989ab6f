/** What a new password must be. The server says the same, and has the last word. */
export const passwordRule = "8 characters at least, 72 bytes at most (an accented letter counts as two or more).";

/** Why a new password cannot be taken, or null. */
export function passwordProblem(password: string, repeated?: string): string | null {
  if ([...password].length < 8) return "A password has at least 8 characters.";
  if (new TextEncoder().encode(password).length > 72) return "A password has at most 72 bytes.";
  return repeated !== undefined && repeated !== password ? "The two passwords are not the same." : null;
}
