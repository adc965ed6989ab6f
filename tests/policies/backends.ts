import { afterAll, beforeAll } from "vitest";
import { ADMIN_PASSWORD } from "../clusters.ts";
import { type RunningPostgres, type RunningSite, startPostgres, startSite } from "../site.ts";
import { startProject } from "../supabase-project.ts";

/**
 * The backends. "embedded": the site starts PostgreSQL. "DATABASE_URL": PostgreSQL runs elsewhere. "SUPABASE_URL": a
 * Supabase project, played by a stand-in.
 */
export type BackendName = "embedded" | "DATABASE_URL" | "SUPABASE_URL";

/** A site that several test suites share. */
export type OnBackend = {
  backend: BackendName;
  /** Available in hooks and tests, not while suites are collected. */
  readonly site: RunningSite;
};

/** Starts one site for all tests of the calling file, and stops it after them. */
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

/** Starts a site on a backend, without the assistant. Its `stop` also stops the database. */
export async function startOn(backend: BackendName): Promise<RunningSite> {
  const env = { TRUST_PROXY: "1" };
  if (backend === "embedded") return startSite({ env, assistant: false });
  const postgres = await startPostgres();
  if (backend === "SUPABASE_URL") return startOnProject(postgres);
  return startSite({
    env: { ...env, ADMIN_PASSWORD, DATABASE_URL: postgres.url },
    assistant: false,
    afterStop: postgres.stop,
  }).catch(async (error) => {
    await postgres.stop();
    throw error;
  });
}

async function startOnProject(postgres: RunningPostgres): Promise<RunningSite> {
  const project = await startProject(postgres.url);
  const afterStop = async () => {
    await project.stop();
    await postgres.stop();
  };
  const env = {
    TRUST_PROXY: "1",
    SUPABASE_URL: project.url,
    SUPABASE_PUBLISHABLE_KEY: project.publishableKey,
    DATABASE_URL: postgres.url,
  };
  return startSite({ env, assistant: false, afterStop }).catch(async (error) => {
    await afterStop();
    throw error;
  });
}
