import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";
import type { Ids } from "../process/ownership.ts";

const run = promisify(execFile);

/** The operating system account under which PostgreSQL's processes run. */
export type OsAccount = {
  /** The user and group to switch to; undefined keeps those of this process. */
  ids?: Ids;
  /** The command that wraps each command line; may be empty. */
  prefix: string[];
  /** The choice, for the log; undefined when the site runs as an ordinary user. */
  description?: string;
};

/**
 * Chooses the account for the cluster in `directory`. PostgreSQL refuses to run as root, so root takes the first of:
 *
 * 1. the owner of the cluster, or of its parent folder, unless that is root;
 * 2. root mapped to another user in a user namespace, if the system grants one that can enter the folder; root stays the
 *    owner of all files;
 * 3. the account `postgres`, else `nobody`.
 *
 * @throws Error that tells the operator what to do, when none is available.
 */
export async function chooseOsAccount(directory: string): Promise<OsAccount> {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const owner = await ownerOf(directory);
  if (owner) return { ids: owner, prefix: [], description: `PostgreSQL runs as user ${owner.uid}, who owns its data` };

  const ids = (await idsOf("postgres")) ?? (await idsOf("nobody"));
  if (ids) {
    // initdb looks up the name of its user, so the namespace maps root to a user that has a name.
    const prefix = ["unshare", "--user", `--map-user=${ids.uid}`, `--map-group=${ids.gid}`];
    // Inside the namespace root has no privileges over the folders of other users.
    if (await commandSucceeds([...prefix, "test", "-x", dirname(directory)])) {
      return { prefix, description: "PostgreSQL runs in a user namespace, its files stay root's" };
    }
    if (await commandSucceeds(["true"], ids)) {
      return { ids, prefix: [], description: `PostgreSQL runs as user ${ids.uid}: no user namespace is granted` };
    }
  }
  throw new Error(
    "PostgreSQL does not run as root, and this system grants neither a user namespace nor a change to the account postgres or nobody; start the site as an ordinary user or set DATABASE_URL.",
  );
}

/** Whether a command exits with 0, run as `ids` or as this process's user. */
export async function commandSucceeds([command = "", ...args]: string[], ids?: Ids): Promise<boolean> {
  return run(command, args, { ...ids, cwd: "/" }).then(
    () => true,
    () => false,
  );
}

/** The owner of a cluster or of its parent folder, unless it is root. initdb fails for a user without a name. */
async function ownerOf(directory: string): Promise<Ids | undefined> {
  const cluster = await stat(directory).catch(() => undefined);
  const { uid, gid } = cluster?.uid ? cluster : await stat(dirname(directory));
  if (uid === 0) return undefined;
  return cluster || (await commandSucceeds(["id", "-un", String(uid)])) ? { uid, gid } : undefined;
}

async function idsOf(name: string): Promise<Ids | undefined> {
  try {
    const [uid, gid] = await Promise.all(["-u", "-g"].map(async (what) => (await run("id", [what, name])).stdout));
    return { uid: Number(uid), gid: Number(gid) };
  } catch {
    return undefined;
  }
}
