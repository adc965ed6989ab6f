/** Least characters and most bytes of a password; bcrypt ignores further bytes. */
export const PASSWORD = { characters: 8, bytes: 72 } as const;

/** The limit that a new password breaks, if any. */
export function brokenPasswordLimit(password: string): "characters" | "bytes" | undefined {
  if ([...password].length < PASSWORD.characters) return "characters";
  return new TextEncoder().encode(password).length > PASSWORD.bytes ? "bytes" : undefined;
}
