import { MutationCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { contentChanged } from "./content-changes";

let ofBrowser: QueryClient | undefined;

function queryClient(): QueryClient {
  if (import.meta.env.SSR) return new QueryClient();
  // Without a connection a save or delete fails at once and says so. By default it would wait and be sent much later.
  ofBrowser ??= new QueryClient({
    defaultOptions: { mutations: { networkMode: "always" } },
    // Every save and deletion passes here, before its own toast: none can forget to refresh the public pages.
    mutationCache: new MutationCache({ onSuccess: contentChanged, onError: contentChanged }),
  });
  return ofBrowser;
}

/** Gives the lists below it the tab's one query cache; on the server a fresh one for each page. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
