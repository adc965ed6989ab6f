/** Shortest password, in characters, and longest, in bytes: bcrypt looks at no more. */
export const PASSWORD = { characters: 8, bytes: 72 } as const;

/** Which bound a new password breaks, if any. */
export function brokenBound(password: string): "characters" | "bytes" | undefined {
  if ([...password].length < PASSWORD.characters) return "characters";
  return new TextEncoder().encode(password).length > PASSWORD.bytes ? "bytes" : undefined;
}
