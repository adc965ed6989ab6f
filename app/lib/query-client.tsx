import { MutationCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { contentChanged } from "./content-changes";

let browserClient: QueryClient | undefined;

function queryClient(): QueryClient {
  if (import.meta.env.SSR) return new QueryClient();
  // Offline, a save or deletion fails at once and says so. By default it would be paused and sent much later.
  browserClient ??= new QueryClient({
    defaultOptions: { mutations: { networkMode: "always" } },
    // Every save and deletion passes here, before its toast, so that none forgets to refresh the public pages.
    mutationCache: new MutationCache({ onSuccess: contentChanged, onError: contentChanged }),
  });
  return browserClient;
}

/** Provides the tab's one query cache; on the server a new one for each page. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
