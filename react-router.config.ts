import type { Config } from "@react-router/dev/config";
import { pageList } from "./app/content/page-list.ts";
import { EDITION_VARIABLE, HINDI_BASE } from "./domain/edition.ts";

// Everything that needs no live data and reads nothing of the request is HTML before the server starts.
const prerendered = ["/", "/gallery", "/about-us", "/support-chat", ...pageList.map(({ path }) => path)];
const hindi = process.env[EDITION_VARIABLE] === "hindi";

export default {
  ssr: true,
  // A folder apart, because a build empties its own; `build-assets/build.ts` brings the two together.
  ...(hindi ? { basename: HINDI_BASE, buildDirectory: "build-hindi" } : {}),
  prerender: prerendered,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
