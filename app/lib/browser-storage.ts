/** This browser's storage, or nothing where it is closed to the site. */
export function browserStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
