import { useQuery } from "@tanstack/react-query";
import { timeOfDay } from "~/lib/dates";
import { supabase } from "~/lib/supabase";
import { answerOf } from "../request-failed";

/** How often it is asked who else is writing, in milliseconds. */
const INTERVAL_MS = 20_000;

/** Says above a form who else has it open and writes in it. */
export function OpenElsewhere({ table, id }: { table: string; id: string }) {
  const { data = [] } = useQuery({
    queryKey: ["open elsewhere", table, id],
    queryFn: async () => {
      const call = (await supabase()).rpc("open_elsewhere", { thing: table, row_id: id });
      return answerOf<{ name: string; since: string }[]>(call);
    },
    refetchInterval: INTERVAL_MS,
    retry: false,
    gcTime: 0,
  });
  return (
    <div role="status">
      {data.map(({ name, since }) => (
        <p key={name} className="mb-6 border-l-4 border-ash bg-sand p-4">
          {name} has this open, since {timeOfDay(since)}, and writes in it. What you both change is put together when
          you save.
        </p>
      ))}
    </div>
  );
}
