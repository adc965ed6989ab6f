import type { RouterContextProvider } from "react-router";
import { backendContext } from "./backend.server";
import { type PublicClient, publicClient } from "./data-service";

/** The public client for loaders and actions, in process through the gateway and its cache. */
export function serverPublicClient(context: Readonly<RouterContextProvider>): PublicClient {
  const backend = context.get(backendContext);
  return publicClient(backend.config, backend.fetch);
}
