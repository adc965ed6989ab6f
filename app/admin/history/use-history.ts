import type { SupabaseClient } from "@supabase/supabase-js";
import { type QueryKey, useInfiniteQuery } from "@tanstack/react-query";
import { supabase } from "~/lib/supabase";
import { historyPage } from "./history-api";

/** A history that is read page by page, the newest first; a page that is not full is the last. */
export function useHistory<T>(
  queryKey: QueryKey,
  read: (client: SupabaseClient, page: number) => Promise<T[]>,
  enabled = true,
) {
  const { data, ...query } = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam }) => read(await supabase(), pageParam),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length === historyPage ? pages.length : undefined),
    enabled,
    retry: 1,
  });
  return { ...query, entries: data?.pages.flat() };
}
