import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { storedEnquiry } from "#domain/stored/enquiries.ts";
import { rowCount } from "~/admin/list/api";
import { answerOf, RequestFailed } from "~/admin/request-failed";
import { useSignIn } from "~/auth/session";
import { supabase } from "~/lib/supabase";

/** Looked at so often, also while the tab is in the background, in milliseconds. */
const every = 20_000;

const isRefused = (error: unknown) => error instanceof RequestFailed && error.status === 403;

/**
 * How many enquiries are new, kept up to date, and shown in the window's title.
 * Where the count is refused, rights are asked for anew: without them nothing here stays on the screen.
 * @returns the number as it is read, or nothing while there is none
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
    refetchInterval: every,
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
