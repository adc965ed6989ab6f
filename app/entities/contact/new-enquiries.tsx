import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { storedEnquiry } from "#domain/stored/enquiries.ts";
import { rowCount } from "~/admin/list/api";
import { answerOf, RequestFailed } from "~/admin/request-failed";
import { useSignIn } from "~/auth/session";
import { supabase } from "~/lib/supabase";

/** How often new enquiries are looked for, in the background too. */
const REFETCH_INTERVAL_MS = 20_000;

const isRefused = (error: unknown) => error instanceof RequestFailed && error.status === 403;

/**
 * Polls the number of new enquiries and shows it in the window's title. If the call is refused, the user's rights are
 * checked again, and the admin area closes without them.
 * @returns the number for display, or undefined while there is none
 */
export function useNewEnquiries(title: string): string | undefined {
  const { checkAgain } = useSignIn();
  const { data = 0, error } = useQuery({
    queryKey: [storedEnquiry.table, "new"],
    queryFn: async () => {
      const client = await supabase();
      const call = { thing: storedEnquiry.table, status: "new" };
      return (await answerOf<{ total: number }>(client.rpc("staff_list", call).retry(false))).total;
    },
    refetchInterval: REFETCH_INTERVAL_MS,
    refetchIntervalInBackground: true,
    retry: (failures, reason) => failures < 1 && !isRefused(reason),
  });
  useEffect(() => {
    if (isRefused(error)) checkAgain();
  }, [error, checkAgain]);
  const shown = data > 0 ? rowCount(data) : undefined;
  useEffect(() => {
    document.title = shown ? `(${shown}) ${title}` : title;
    return () => {
      document.title = title;
    };
  }, [shown, title]);
  return shown;
}
