/**
 * Runs the steps of the Dockerfile in clean Debian roots, for a machine without Docker. Then starts CMD as the image's USER,
 * with everything but /data and /tmp read-only, and waits for the health check.
 *
 *   node deploy/try-in-chroot.ts /tmp/try
 *
 * Needs root on Debian, debootstrap, and `npm ci` before. This checkout's Node and this machine's npm replace the image
 * `node`. Supports the Dockerfile instructions that ours uses, and refuses others.
 */
import { type SpawnSyncOptions, spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "..");
const work = resolve(process.argv[2] ?? "/tmp/try-in-chroot");
const PORT = "4350";
/** Files that npm needs to reach its registry; copied into the root. */
const FILES = ["/etc/resolv.conf", "/etc/hosts", "/etc/ssl/certs/ca-certificates.crt", `${process.env.HOME}/.npmrc`];

type Stage = {
  root: string;
  directory: string;
  env: Record<string, string>;
  user: string;
  health: string[];
  command: string[];
};

const say = (text: string) => process.stdout.write(`${text}\n`);

function run(command: string, args: string[], options: SpawnSyncOptions = {}): string {
  const { status, stdout, stderr } = spawnSync(command, args, { maxBuffer: 1e9, ...options });
  if (status !== 0) throw new Error(`${command} ${args.join(" ").slice(0, 200)}\n${stdout}\n${stderr}`);
  return String(stdout ?? "").trim();
}

/** The command line that runs `command` in separate namespaces, so that no mount is left. With `sealed`, only /data and /tmp are writable. */
function inside({ root, directory, env, user }: Stage, command: string[], sealed: boolean): [string, string[]] {
  const seal = sealed
    ? `mount --bind "$1" "$1"; mount -o remount,ro,bind "$1"; mount -t tmpfs -o size=64m,mode=1777 tmp "$1/tmp"; mount --bind "${work}/data" "$1/data";`
    : "";
  const script = `set -e; ${seal} mount -t proc proc "$1/proc"; mount --rbind /dev "$1/dev"; exec chroot --userspec="$2" "$1" env -i "\${@:4}"`;
  const settings = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const moved = ["sh", "-c", 'cd "$0" && exec "$@"', directory, ...command];
  const namespaces = ["--mount", "--pid", "--fork", "--kill-child", "--", "bash", "-c", script, "bash"];
  return ["unshare", [...namespaces, root, user, "-", ...settings, ...moved]];
}

function freshRoot(image: string, name: string): string {
  const base = join(work, "base");
  if (!existsSync(join(base, "bin/sh"))) run("debootstrap", ["--variant=minbase", "bookworm", base]);
  const root = join(work, name);
  rmSync(root, { recursive: true, force: true });
  run("cp", ["-a", base, root]);
  if (image.startsWith("node:")) {
    cpSync(join(ROOT, "node_modules/node/bin/node"), join(root, "usr/local/bin/node"));
    const npm = join(run("npm", ["root", "--global"]), "npm");
    cpSync(npm, join(root, "usr/local/lib/node_modules/npm"), { recursive: true });
    run("ln", ["-s", "../lib/node_modules/npm/bin/npm-cli.js", join(root, "usr/local/bin/npm")]);
    for (const file of FILES.filter((each) => existsSync(each))) cpSync(file, join(root, file));
  } else if (!image.startsWith("debian:bookworm")) throw new Error(`no replacement for ${image}`);
  return root;
}

/** Copies what `docker build .` would send: the files of the checkout without those in .dockerignore. */
function copyContext(to: string): void {
  const ignored = readFileSync(join(ROOT, ".dockerignore"), "utf8")
    .split("\n")
    .filter((line) => /^[^#]/.test(line));
  const pathspecs = [".", ...ignored.map((name) => `:!${name}`)];
  const files = run("git", ["ls-files", "--", ...pathspecs], { cwd: ROOT });
  run("bash", ["-c", 'tar -C "$0" -cf - -T - | tar -C "$1" -xf -', ROOT, to], { input: files });
}

const listOf = (json: string): string[] => JSON.parse(json);

function build(): Stage {
  const lines = readFileSync(join(ROOT, "Dockerfile"), "utf8")
    .replace(/^#.*\n/gm, "")
    .replace(/\\\n/g, " ")
    .split("\n");
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  for (const line of lines) {
    const [, word = "", rest = ""] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? [];
    if (!word) continue;
    const began = Date.now();
    if (word === "FROM") {
      const [image = "", , name = "last"] = rest.split(/\s+/);
      const env = {
        PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
        HOME: process.env.HOME ?? "/root",
      };
      const health: string[] = [];
      stage = { root: freshRoot(image, name), directory: "/", env, user: "root", health, command: [] };
      stages.set(name, stage);
    } else if (!stage) throw new Error(`${word} before FROM`);
    else if (word === "WORKDIR") {
      stage.directory = rest;
      mkdirSync(join(stage.root, rest), { recursive: true });
    } else if (word === "COPY") {
      const parts = rest.split(/\s+/);
      const to = resolve(stage.directory, parts.pop() ?? "");
      const [, from] = /^--from=(\w+)$/.exec(parts[0] ?? "") ?? [];
      const target = join(stage.root, to);
      if (!from && rest === ". .") copyContext(target);
      else if (from) copyLikeBuildKit(join(stages.get(from)?.root ?? "", parts[1] ?? ""), target);
      else for (const part of parts) run("cp", ["-a", join(ROOT, part), target]);
    } else if (word === "ENV") {
      for (const [, name = "", value = ""] of rest.matchAll(/(\w+)=(\S+)/g)) stage.env[name] = value;
    } else if (word === "RUN") {
      const online = stage.user === "root" && stages.size === 1 ? onlineSettings() : {};
      run(...inside({ ...stage, env: { ...stage.env, ...online } }, ["sh", "-c", rest], false));
    } else if (word === "USER") stage.user = rest;
    else if (word === "HEALTHCHECK") stage.health = listOf(rest.slice(rest.indexOf("[")));
    else if (word === "CMD") stage.command = listOf(rest);
    else if (!["EXPOSE", "VOLUME", "STOPSIGNAL"].includes(word)) throw new Error(`${word} is not supported`);
    say(`${((Date.now() - began) / 1000).toFixed(1).padStart(6)} s  ${line.trim().slice(0, 110)}`);
  }
  const last = [...stages.values()].at(-1);
  if (!last) throw new Error("the Dockerfile has no stage");
  return last;
}

/** Copies as BuildKit does: files keep their times, the folder gets a new one. */
function copyLikeBuildKit(from: string, target: string): void {
  if (statSync(from).isDirectory()) {
    mkdirSync(target, { recursive: true });
    for (const name of readdirSync(from)) run("cp", ["-a", join(from, name), join(target, name)]);
  } else run("cp", ["-a", from, target]);
}

/** The environment variables by which this machine's npm reaches its registry. */
function onlineSettings(): Record<string, string> {
  const given = Object.entries(process.env).filter(([name]) =>
    /^(npm_config_registry|NODE_EXTRA_CA_CERTS)$/.test(name),
  );
  return Object.fromEntries(given) as Record<string, string>;
}

const size = (path: string) => run("du", ["-sm", path]).split("\t")[0];

/** Starts the image, waits until it is healthy, and stops it. */
async function start(image: Stage): Promise<void> {
  rmSync(join(work, "data"), { recursive: true, force: true });
  run("cp", ["-a", join(image.root, "data"), join(work, "data")]);
  const env = { ...image.env, HOME: "/data", PORT, ADMIN_PASSWORD: "a password for a try" };
  const sealed = { ...image, env };
  const site = spawn(...inside(sealed, image.command, true), { stdio: ["ignore", "inherit", "inherit"] });
  const began = Date.now();
  try {
    while (spawnSync(...inside(sealed, image.health, true)).status !== 0) {
      if (Date.now() - began > 300_000 || site.exitCode !== null) throw new Error("the site did not become healthy");
      await new Promise((done) => setTimeout(done, 1_000));
    }
    say(`healthy after ${((Date.now() - began) / 1000).toFixed(1)} s`);
    const home = await fetch(`http://127.0.0.1:${PORT}/`);
    say(`GET /: ${home.status}, ${(await home.text()).length} characters`);
    const attempt = inside(
      sealed,
      ["sh", "-c", "id; touch /site/here 2>&1; touch /data/here && echo data: yes; which npm gcc make git curl; true"],
      true,
    );
    say(run(...attempt));
  } finally {
    const [pid] = run("pgrep", ["-P", String(site.pid)]).split("\n");
    const ended = new Promise((done) => site.once("exit", done));
    process.kill(Number(pid), "SIGTERM");
    await ended;
  }
  say("stopped");
}

mkdirSync(work, { recursive: true });
const image = build();
say(
  `the image: ${size(image.root)} MB, of which Debian ${size(join(work, "base"))}, packages ${size(join(image.root, "site/node_modules"))}`,
);
await start(image);
