import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { isEmpty, type Snapshot } from "../../domain/desk/snapshot.ts";
import type { Ready } from "../http/ready.ts";
import { represent } from "../http/representation.ts";

/** What the thread gets, and the brochures that it answers, by path. */
export type BrochureSettings = { root: string; snapshot: Snapshot };
export type MadeBrochures = { path: string; bytes: Uint8Array }[];

const FOLDER = "/brochures/";
const TIMEOUT_MS = 60_000;

/** Brochures with the owner's values. They are made together in a thread when the first one is asked for, and kept. */
export function createBrochures(root: string) {
  let snapshot: Snapshot | undefined;
  let made: Promise<ReadonlyMap<string, Ready>> | undefined;

  return {
    use(next: Snapshot): void {
      snapshot = next;
      made = undefined;
    },
    /** The brochure at a path; undefined where the build's own file is right, and for other paths. */
    async get(path: string): Promise<Ready | undefined> {
      if (!snapshot || isEmpty(snapshot) || !path.startsWith(FOLDER)) return undefined;
      const making = made ?? make({ root, snapshot });
      made = making;
      return making.then(
        (all) => all.get(path),
        (error: unknown) => {
          if (made === making) made = undefined;
          throw error;
        },
      );
    },
  };
}
export type Brochures = ReturnType<typeof createBrochures>;

async function make(workerData: BrochureSettings): Promise<ReadonlyMap<string, Ready>> {
  const thread = new Worker(join(import.meta.dirname, "brochure-thread.ts"), { workerData });
  const timeout = setTimeout(() => void thread.terminate(), TIMEOUT_MS);
  const all = await new Promise<MadeBrochures>((done, fail) => {
    thread.once("message", done);
    thread.once("error", fail);
    thread.once("exit", (code) => fail(new Error(`the thread that makes brochures ended with code ${code}`)));
  }).finally(() => clearTimeout(timeout));
  const headers = { "Cache-Control": "no-cache" };
  return new Map(
    all.map(({ path, bytes }) => {
      const representation = represent(Buffer.from(bytes), "application/pdf");
      return [FOLDER + path, { status: 200, headers, representation }];
    }),
  );
}
