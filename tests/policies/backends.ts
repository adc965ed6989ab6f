import { afterAll, beforeAll } from "vitest";
import { ADMIN_PASSWORD } from "../clusters.ts";
import { type RunningSite, startPostgres, startSite } from "../site.ts";

/** The two ways our own backend runs: the API logs in as the roles it works in, or becomes them from an ordinary owner. */
export type BackendName = "embedded" | "DATABASE_URL";

/** A site for several suites of tests. */
export type OnBackend = {
  backend: BackendName;
  /** There once tests run, not while they are described. */
  readonly site: RunningSite;
};

/** Starts one site for all tests of the calling file. */
export function onBackend(backend: BackendName): OnBackend {
  let site: RunningSite | undefined;
  beforeAll(async () => {
    site = await startOn(backend);
  });
  afterAll(() => site?.stop());
  return {
    backend,
    get site() {
      if (!site) throw new Error("the site has not started yet");
      return site;
    },
  };
}

/** Starts a site on one of them, without the assistant; its `stop` stops the database as well. */
export async function startOn(backend: BackendName): Promise<RunningSite> {
  const env = { TRUST_PROXY: "1" };
  if (backend === "embedded") return startSite({ env, assistant: false });
  const postgres = await startPostgres();
  return startSite({
    env: { ...env, ADMIN_PASSWORD, DATABASE_URL: postgres.url },
    assistant: false,
    afterStop: postgres.stop,
  }).catch(async (error) => {
    await postgres.stop();
    throw error;
  });
}
