import type { SupabaseClient } from "@supabase/supabase-js";
import { type QueryKey, useInfiniteQuery } from "@tanstack/react-query";
import { supabase } from "~/lib/supabase";
import { HISTORY_PAGE_SIZE } from "./history-api";

/** Reads a history page by page, newest first. A page that is not full is the last one. */
export function useHistory<T>(
  queryKey: QueryKey,
  read: (client: SupabaseClient, page: number) => Promise<T[]>,
  enabled = true,
) {
  const { data, ...query } = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam }) => read(await supabase(), pageParam),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length === HISTORY_PAGE_SIZE ? pages.length : undefined),
    enabled,
    retry: 1,
  });
  return { ...query, entries: data?.pages.flat() };
}
