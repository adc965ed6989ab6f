import type { RouterContextProvider } from "react-router";
import { backendContext } from "./backend.server";
import { type ReadingClient, readingClient } from "./data-service";

/** The reading client of a loader: in process through the gateway and its cache. */
export function serverReadingClient(context: Readonly<RouterContextProvider>): ReadingClient {
  const backend = context.get(backendContext);
  return readingClient(backend.config, backend.fetch);
}
