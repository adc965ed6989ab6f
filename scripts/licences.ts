/**
 * Lists the licences of everything that ships, which is what `npm ci --omit=dev` installs:
 *
 *   npm run licences
 *
 * Ends with an error for a licence that nobody has looked at yet: then look at it, and add it below.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { giveUp } from "../server/process/environment.ts";

type Package = { dev?: boolean; license?: string };

/**
 * Each lets us run the site and pass it on, as long as the texts of the licences go along, which they do in node_modules.
 * MPL-2.0 asks further that changes to its own files are given away; we change none.
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

/** Packages that name no licence in package.json; this is what their file LICENSE says. */
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
if (unknown.length > 0) giveUp(`Not looked at yet: ${unknown.join("; ")}. See scripts/licences.ts.`);
