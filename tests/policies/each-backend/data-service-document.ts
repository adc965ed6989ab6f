import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { ADMIN_PASSWORD } from "../../clusters.ts";
import type { RunningSite } from "../../site.ts";
import type { OnBackend } from "../backends.ts";
import { newClientAddress, type People, signInPeople, tokenOf } from "../people.ts";

const ROOT = join(import.meta.dirname, "../../..");
const text = readFileSync(join(ROOT, "docs/data-service.md"), "utf8");
const [, program = ""] = /^```js\n(.*?)^```$/ms.exec(text) ?? [];

const EXAMPLE_ROW = /^\| (visitor|stranger|administrator) \| ([A-Z]+) (\S+) \| (?:`(.+)` )?\| (\d+)(?: `(.+)`)? \|$/gm;
const examples = [...text.matchAll(EXAMPLE_ROW)].map(
  ([line, who = "", method = "", path = "", given = "", status = "", answer = ""]) => ({
    line,
    who: who as "visitor" | "stranger" | "administrator",
    method,
    path,
    given,
    status: Number(status),
    answer,
  }),
);

/** Runs the examples of `docs/data-service.md`. */
export const dataServiceDocument = (on: OnBackend) =>
  describe("docs/data-service.md", () => {
    let site: RunningSite;
    let people: People;
    beforeAll(async () => {
      site = on.site;
      people = await signInPeople(site);
    });

    it("has an example in each row of its table", () => {
      const [, table = ""] = text.split("## Examples");
      const [, , ...lines] = table.match(/^\|.*$/gm) ?? [];
      expect(lines.length).toBeGreaterThan(40);
      expect(examples.map(({ line }) => line)).toEqual(lines);
    });

    const answered =
      on.backend === "SUPABASE_URL" ? examples.filter(({ path }) => !path.startsWith("/storage/")) : examples;
    it.each(answered)("$who: $method $path $given", async ({ who, method, path, given, status, answer }) => {
      const isBody = /^[[{]/.test(given);
      const [, name = "", value = ""] = /^([\w-]+): (.*)$/.exec(given) ?? [];
      const response = await fetch(site.url + path, {
        method,
        headers: {
          apikey: site.config.supabasePublishableKey,
          "X-Forwarded-For": newClientAddress(),
          ...(who === "visitor" ? {} : { Authorization: `Bearer ${await tokenOf(people[who])}` }),
          ...(isBody ? { "Content-Type": "application/json" } : name ? { [name]: value } : {}),
        },
        body: isBody ? given : undefined,
      });
      const body = await response.text();
      expect([response.status, body]).toEqual([status, body]);
      if (/^\W|^(true|false)$/.test(answer)) expect(body).toBe(answer);
      else if (answer) expect(Object.values(JSON.parse(body))).toContain(answer);
    });

    it.skipIf(on.backend === "SUPABASE_URL")("has a program that runs", async () => {
      const { email, password = ADMIN_PASSWORD } = site.config.admin;
      const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", program], {
        cwd: ROOT,
        env: { ...process.env, SITE: site.url, ADMIN_EMAIL: email, ADMIN_PASSWORD: password },
      });
      const [posts, changed, address = ""] = stdout.trim().split("\n");
      expect([posts, changed]).toEqual([expect.stringMatching(/^\d+ of \d+ posts$/), "1 changed"]);
      expect((await fetch(address)).headers.get("content-type")).toBe("image/webp");
    });
  });
