import { ADMIN_PASSWORD } from "../clusters.ts";
import { type RunningSite, startPostgres, startSite } from "../site.ts";

/**
 * The two ways our own backend runs: the API logs in as the roles it works in, or becomes them from an ordinary owner.
 * Who may do what is tried on both; what the same statements do under the same role is tried on one.
 */
export const BACKENDS = ["embedded", "DATABASE_URL"] as const;

export type BackendName = (typeof BACKENDS)[number];

/** Starts a site on one of them, without the assistant; its `stop` stops the database as well. */
export async function startOn(backend: BackendName, env: Record<string, string> = {}): Promise<RunningSite> {
  const settings = { TRUST_PROXY: "1", ...env };
  if (backend === "embedded") return startSite({ env: settings, assistant: false });
  const postgres = await startPostgres();
  return startSite({
    env: { ADMIN_PASSWORD, ...settings, DATABASE_URL: postgres.url },
    assistant: false,
    afterStop: postgres.stop,
  }).catch(async (error) => {
    await postgres.stop();
    throw error;
  });
}
