import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { facts } from "~/content/facts";
import { AS_STARTED, EMPTY_SETTINGS } from "../site.ts";

const textOf = (path: string) => readFile(join(import.meta.dirname, "../..", path), "utf8");

/** As `server/process/config.ts` names them. */
async function settings(): Promise<string[]> {
  const names = [...(await textOf("server/process/config.ts")).matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)];
  return names.map(([, name = ""]) => name);
}

it("each setting is explained to those who run the site, and offered in .env.example", async () => {
  const names = await settings();
  expect(names.length).toBeGreaterThan(20);
  const guide = await textOf("docs/operations.md");
  const example = await textOf(".env.example");
  for (const name of names) {
    expect(guide, "docs/operations.md").toContain(`\`${name}\``);
    expect(example, ".env.example").toMatch(new RegExp(`^# ${name}=`, "m"));
  }
});

it("no test inherits a setting", async () => {
  expect(Object.keys(EMPTY_SETTINGS).sort()).toEqual((await settings()).sort());
});

it("compose.yaml and the image set only what the site reads", async () => {
  const known = new Set([...(await settings()), "TZ", "PATH", ...Object.keys(AS_STARTED.env)]);
  const [, given = ""] = /&settings\n([\s\S]*?)\n {2}depends_on/.exec(await textOf("compose.yaml")) ?? [];
  const [, image = ""] = /^ENV ([\s\S]*?)\nUSER/m.exec(await textOf("Dockerfile")) ?? [];
  const names = [...given.matchAll(/^ {4}(\w+):/gm), ...image.matchAll(/(\w+)=/g)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  // The image says where it listens and keeps its data; compose has a database of its own.
  const elsewhere = ["DATA_DIR", "HOST", "PORT", "SUPABASE_URL"];
  expect((await settings()).filter((name) => !names.includes(name) && !elsewhere.includes(name))).toEqual([]);
  expect(elsewhere.filter((name) => given.includes(`${name}:`))).toEqual([]);
});

it("the image and the unit start it as `npm start` does", async () => {
  const { NODE_COMPILE_CACHE, ...env } = AS_STARTED.env;
  const [image, unit] = [await textOf("Dockerfile"), await textOf("deploy/vayutra.service")];
  const settings = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  expect(settings.length).toBeGreaterThan(1);
  for (const setting of [...settings, "NODE_COMPILE_CACHE=/"]) {
    expect(image).toContain(`    ${setting}`);
    expect(unit).toMatch(new RegExp(`^Environment=.*\\b${setting}`, "m"));
  }
  expect(image).toContain(
    `CMD ${JSON.stringify(["node", ...AS_STARTED.options, "server/main.ts"]).replaceAll(",", ", ")}`,
  );
  expect(unit).toContain(`/.bin/node ${AS_STARTED.options.join(" ")} server/main.ts`);
});

it("what the image carries is not root, and has what the site reads when it runs", async () => {
  const [last = ""] = (await textOf("Dockerfile")).split(/^FROM /m).slice(-1);
  expect(last).toMatch(/^USER site$/m);
  expect(last).toMatch(/^HEALTHCHECK /m);
  expect(last).not.toMatch(/\bapt|npm/);
  for (const folder of [
    "adapters",
    "app",
    "build",
    "domain",
    "node_modules",
    "package-lock.json",
    "scripts",
    "server",
    "supabase",
  ])
    expect(last).toContain(`COPY --from=build /site/${folder} ${folder}\n`);
});

it("every licence that ships was looked at", () => {
  const command = join(import.meta.dirname, "../../scripts/licences.ts");
  const listed = spawnSync(process.execPath, [command], { encoding: "utf8" });
  expect(listed.stderr).not.toContain("Not looked at yet");
  expect(listed.status).toBe(0);
});

/** The settings of a file of lines `Name=value`, by name; a name that is set twice holds both values. */
const valuesIn = (text: string) =>
  Object.fromEntries(
    [...Map.groupBy(text.matchAll(/^(\w+)=(.*)$/gm), ([, name = ""]) => name)].map(([name, found]) => [
      name,
      found.map(([, , value = ""]) => value).join(" and "),
    ]),
  );

describe("logs are kept as long as the privacy text says", () => {
  const { days } = facts.logsKept;

  it("in the journal: a file holds a day and goes by the age of its first line, and no other limit comes before", async () => {
    expect(valuesIn(await textOf("deploy/journald.conf"))).toEqual({
      Storage: "persistent",
      MaxFileSec: "1day",
      MaxRetentionSec: `${days + 1}day`,
      SystemMaxUse: "20G",
      SystemKeepFree: "1G",
      SystemMaxFiles: "4000",
      SystemMaxFileSize: "1G",
      RateLimitIntervalSec: "0",
    });
    const unit = valuesIn(await textOf("deploy/vayutra.service"));
    expect(unit.LogNamespace).toBe("vayutra");
    // The unit's output goes to the journal where nothing else is said.
    for (const name of ["StandardOutput", "StandardError", "LogLevelMax", "LogRateLimitBurst"])
      expect(unit[name], `deploy/vayutra.service: ${name}`).toBeUndefined();
  });

  it("of nginx, without a query", async () => {
    expect(await textOf("deploy/nginx/logrotate")).toMatch(
      new RegExp(`\\bdaily\\n\\s+ifempty\\n\\s+rotate ${days}\\n\\s+maxage ${days + 1}\\n`),
    );
    const site = await textOf("deploy/nginx/site.conf");
    const format = /^log_format vayutra .*$/m.exec(site)?.[0];
    expect(format).toContain("$uri");
    expect(format, "the privacy text names no query").not.toMatch(/\$(?:request|request_uri|args|http_\w+)\b/);
    const servers = site.split(/^server \{$/m).slice(1);
    expect(servers).toHaveLength(2);
    for (const server of servers) {
      expect(server.match(/^\s*access_log .*$/gm)).toEqual(["    access_log /var/log/nginx/access.log vayutra;"]);
      // From the level error on down it writes the request with its query.
      expect(server.match(/^\s*error_log .*$/gm)).toEqual(["    error_log /var/log/nginx/error.log crit;"]);
    }
  });

  it("of containers, in the machine's journal", async () => {
    const compose = await textOf("compose.yaml");
    const driver = "driver: $" + "{LOG_DRIVER:-journald}";
    expect(/^x-logging: &logging\n((?: {2}.*\n)+)/m.exec(compose)?.[1]?.trim()).toBe(driver);
    expect(compose.match(/\bdriver:/g)).toHaveLength(1);
    const site = /^x-site: &site\n((?: {2}.*\n)+)/m.exec(compose)?.[1];
    expect(site).toMatch(/^ {2}logging: \*logging$/m);
    const services = compose.split(/^services:$/m)[1]?.split(/^configs:$/m)[0] ?? "";
    const named = [...services.matchAll(/^ {2}(\w+):\n((?: {4}.*\n|\n)+)/gm)];
    expect(named.map(([, name]) => name)).toEqual(["site", "second", "proxy", "database", "mail"]);
    for (const [, name, body = ""] of named)
      expect(body, `compose.yaml: ${name} has no logging`).toMatch(/^ {4}(?:<<: \*site|logging: \*logging)$/m);
    // PostgreSQL names neither the row nor the statement of an error.
    for (const setting of ["log_error_verbosity=terse", "log_min_error_statement=panic"])
      expect(services).toContain(`"-c", "${setting}"`);
  });
});
