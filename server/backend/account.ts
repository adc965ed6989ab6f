import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";
import type { Ids } from "../process/ownership.ts";

const run = promisify(execFile);

/** The account of the operating system that PostgreSQL's processes run as. */
export type Account = {
  /** The ids that the processes change to; without them they keep those of this process. */
  ids?: Ids;
  /** What a command line begins with. */
  prefix: string[];
  /** Which way was taken, for the log; nothing where the site runs as an ordinary user. */
  description?: string;
};

/**
 * The account for the cluster in `directory`. PostgreSQL refuses to run as root, so for root it is, in this order:
 *
 * 1. the owner of the cluster, or of the folder that it is made in, where that is not root;
 * 2. root itself, seen as another user in a user namespace, where the system grants one that can enter the folder: all
 *    files stay root's;
 * 3. the account `postgres`, else `nobody`.
 *
 * @throws Error where none of them is there, naming the way out.
 */
export async function accountFor(directory: string): Promise<Account> {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const owner = await ownerOf(directory);
  if (owner) return { ids: owner, prefix: [], description: `PostgreSQL runs as user ${owner.uid}, who owns its data` };

  const ids = (await idsOf("postgres")) ?? (await idsOf("nobody"));
  if (ids) {
    // initdb asks for the name of the user it sees, so the namespace shows one that has a name.
    const prefix = ["unshare", "--user", `--map-user=${ids.uid}`, `--map-group=${ids.gid}`];
    // In it root has no rights over the folders of others.
    if (await succeeds([...prefix, "test", "-x", dirname(directory)])) {
      return { prefix, description: "PostgreSQL runs in a user namespace, its files stay root's" };
    }
    if (await succeeds(["true"], ids)) {
      return { ids, prefix: [], description: `PostgreSQL runs as user ${ids.uid}: no user namespace is granted` };
    }
  }
  throw new Error(
    "PostgreSQL does not run as root, and this system grants neither a user namespace nor a change to the account postgres or nobody; start the site as an ordinary user or set DATABASE_URL.",
  );
}

/** Whether a command ends well, run as `ids` or as this process's user. */
export async function succeeds([command = "", ...args]: string[], ids?: Ids): Promise<boolean> {
  return run(command, args, { ...ids, cwd: "/" }).then(
    () => true,
    () => false,
  );
}

/** Who owns a cluster, or else its folder, unless it is root. A new one can only be made by a user who has a name. */
async function ownerOf(directory: string): Promise<Ids | undefined> {
  const cluster = await stat(directory).catch(() => undefined);
  const { uid, gid } = cluster?.uid ? cluster : await stat(dirname(directory));
  if (uid === 0) return undefined;
  return cluster || (await succeeds(["id", "-un", String(uid)])) ? { uid, gid } : undefined;
}

async function idsOf(name: string): Promise<Ids | undefined> {
  try {
    const [uid, gid] = await Promise.all(["-u", "-g"].map(async (what) => (await run("id", [what, name])).stdout));
    return { uid: Number(uid), gid: Number(gid) };
  } catch {
    return undefined;
  }
}
