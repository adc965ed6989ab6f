import { useQuery } from "@tanstack/react-query";
import { answerOf } from "~/admin/request-failed";
import { supabase } from "~/lib/supabase";

/** Whether the site sends mails, and to whom a new enquiry is mailed: now, and as the operator set it. */
export type Mailing = { sends: boolean; to: string[]; standard: string[]; stated: boolean };

export const MAILING_QUERY = "enquiry mailing";

/** What the site's mails about enquiries are set to; undefined until it is known. */
export function useMailing(): Mailing | undefined {
  return useQuery({
    queryKey: [MAILING_QUERY],
    queryFn: async () => answerOf<Mailing>((await supabase()).rpc("enquiry_mailing")),
    staleTime: 60_000,
  }).data;
}
