import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { openDatabase, socketAddress } from "../server/backend/database.ts";
import { chooseOsAccount } from "../server/backend/os-account.ts";
import { ownerAddress } from "./clusters.ts";
import { freePort, type RunningPostgres, until } from "./site.ts";

const DEBIAN = "/usr/lib/postgresql";

/** Major version of the bundled PostgreSQL. */
export const BUNDLED_MAJOR = 18;

export type OlderPostgres = RunningPostgres & {
  major: number;
  /** The same database by TCP, for programs without Unix sockets. */
  networkUrl: string;
};

/**
 * Starts a PostgreSQL older than the bundled one: the newest from Debian, or the one in OLDER_POSTGRES.
 * @throws Error if there is none, naming Debian's package
 */
export async function startOlderPostgres(): Promise<OlderPostgres> {
  const programs = process.env.OLDER_POSTGRES ?? (await newestOfDebian());
  const place = await mkdtemp(join(tmpdir(), "older-"));
  const [data, sockets, port] = [join(place, "cluster"), join(place, "run"), await freePort()];
  await mkdir(sockets, { mode: 0o700 });
  const { prefix: namespace, ids } = await chooseOsAccount(data);
  if (ids) for (const folder of [place, sockets]) await chown(folder, ids.uid, ids.gid);
  const [command = "", ...prefix] = [...namespace, "env"];
  const made = [`--pgdata=${data}`, "--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8"];
  await promisify(execFile)(command, [...prefix, join(programs, "initdb"), ...made], { cwd: "/", ...ids });
  const settings = { listen_addresses: "127.0.0.1", port, unix_socket_directories: sockets };
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const postmaster = spawn(command, [...prefix, join(programs, "postgres"), "-D", data, ...options], {
    stdio: "ignore",
    cwd: "/",
    ...ids,
  });
  const sql = openDatabase(`${socketAddress(sockets, "postgres")}&port=${port}`, { max: 1 });
  const [version] = await until(
    () => sql<[{ major: number }]>`
    select current_setting('server_version_num')::int / 10000 as major`,
  );
  await sql.unsafe("create role owner login createrole");
  await sql.unsafe("create database site owner owner");
  await sql.end();
  return {
    url: `${ownerAddress(sockets)}&port=${port}`,
    networkUrl: `postgresql://owner:none@127.0.0.1:${port}/site?sslmode=disable`,
    major: version.major,
    async stop() {
      postmaster.kill("SIGINT");
      await once(postmaster, "exit");
      await rm(place, { recursive: true, force: true });
    },
  };
}

async function newestOfDebian(): Promise<string> {
  const versions = (await readdir(DEBIAN).catch(() => [])).map(Number).filter((each) => each < BUNDLED_MAJOR);
  if (versions.length === 0)
    throw new Error("This test needs an older PostgreSQL; on Debian: apt-get install postgresql");
  return join(DEBIAN, String(Math.max(...versions)), "bin");
}
