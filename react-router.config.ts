import type { Config } from "@react-router/dev/config";
import { pageList } from "./app/content/page-list.ts";

export default {
  ssr: true,
  // Everything that needs no live data and reads nothing of the request is HTML before the server starts.
  prerender: ["/", "/gallery", "/about-us", "/support-chat", ...pageList.map(({ path }) => path)],
  routeDiscovery: { mode: "initial" },
} satisfies Config;
