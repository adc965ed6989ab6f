import type { PublicConfig } from "./backend.server";

let loading: Promise<PublicConfig> | undefined;

/**
 * The run-time configuration of this site (`/config.json`), fetched once and then kept.
 * @throws Error when it cannot be fetched; the next call tries again
 */
export function publicConfig(): Promise<PublicConfig> {
  loading ??= fetch("/config.json")
    .then((response) => {
      if (!response.ok) throw new Error(`The site's configuration could not be loaded (${response.status}).`);
      return response.json() as Promise<PublicConfig>;
    })
    // The site may be open under another name than the canonical one; its interfaces have the same origin as the page.
    .then((config) => ({ ...config, supabaseUrl: location.origin }))
    .catch((error) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
