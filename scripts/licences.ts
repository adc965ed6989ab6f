/**
 * Lists the licences of the packages that ship, which are those of `npm ci --omit=dev`:
 *
 *   npm run licences
 *
 * Fails for a licence that is not in ACCEPTED: review it, then add it there.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { exitWithMessage } from "../server/process/environment.ts";

type Package = { dev?: boolean; license?: string };

/**
 * Each allows running and distributing the site together with the texts of the licences, which are in node_modules.
 * MPL-2.0 also requires publishing changes to its own files; we change none.
 */
const ACCEPTED = new Set([
  "(AFL-2.1 OR BSD-3-Clause)",
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "ISC",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "Unlicense",
]);

/** Licences from the file LICENSE of packages whose package.json names none. */
const BY_FILE: Record<string, string> = { "png-js": "MIT", suncalc: "BSD-2-Clause" };

const lock = await readFile(join(import.meta.dirname, "../package-lock.json"), "utf8");
const { packages } = JSON.parse(lock) as { packages: Record<string, Package> };
const byLicence = new Map<string, Set<string>>();
for (const [path, { dev, license }] of Object.entries(packages)) {
  if (path === "" || dev) continue;
  const name = path.replace(/^.*node_modules\//, "");
  const licence = license ?? BY_FILE[name] ?? "none named";
  byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(name));
}
for (const [licence, names] of [...byLicence].sort(([one], [other]) => one.localeCompare(other)))
  process.stdout.write(`${licence} (${names.size}): ${[...names].sort().join(", ")}\n`);

const unknown = [...byLicence.keys()].filter((licence) => !ACCEPTED.has(licence));
if (unknown.length > 0) exitWithMessage(`Not looked at yet: ${unknown.join("; ")}. See scripts/licences.ts.`);
