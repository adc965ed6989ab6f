import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { supabase } from "~/lib/supabase";
import { Button } from "~/ui/button";
import { Confirm } from "~/ui/confirm";
import { Icon } from "~/ui/icon";
import { StateView } from "~/ui/states";
import { notify } from "~/ui/toast";
import { reasonOf } from "../failure";
import { moment } from "../moment";
import { type Binned, bringBack, deleteForGood, listBin } from "./history-api";

/** What was deleted of a table within thirty days: to bring back, or to delete for good. */
export function Bin({ table, title, onClose }: { table: string; title: string; onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { data, isError } = useQuery({
    queryKey: [table, "bin"],
    queryFn: async () => listBin(await supabase(), table),
  });
  return (
    <section aria-labelledby="bin-title">
      <Button look="quiet" className="-ml-3" onClick={onClose}>
        <Icon name="back" />
        Back to list
      </Button>
      <h2 ref={heading} id="bin-title" tabIndex={-1} className="title-3 mt-4">
        {title}: bin
      </h2>
      <p className="mt-2 mb-6 text-steel">What was deleted stays here for 30 days. After that it is gone for good.</p>
      {isError && <StateView alert title="The bin could not be read" text="Please try again later." />}
      {data?.length === 0 && <StateView title="The bin is empty" />}
      <ul className="divide-y divide-line border-y border-line">
        {data?.map((binned) => (
          <BinnedView key={binned.id} table={table} binned={binned} onGone={() => heading.current?.focus()} />
        ))}
      </ul>
    </section>
  );
}

function BinnedView({ table, binned, onGone }: { table: string; binned: Binned; onGone: () => void }) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const gone = async (sentence: string) => {
    onGone();
    await notify("success", "Success", sentence);
    await queries.invalidateQueries({ queryKey: [table] });
  };
  const restore = useMutation({
    mutationFn: async () => bringBack(await supabase(), binned.id),
    onSuccess: () => gone("Brought back as it was"),
    onError: async (error) => notify("error", "Failed to bring it back", await reasonOf(error)),
  });
  const remove = useMutation({
    mutationFn: async () => deleteForGood(await supabase(), binned.id),
    onSuccess: () => gone("Deleted for good"),
    onError: async (error) => notify("error", "Failed to delete it", await reasonOf(error)),
  });
  return (
    <li className="grid gap-x-6 gap-y-3 py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-start">
      <div className="min-w-0">
        <strong className="font-semibold break-words">{binned.name}</strong>
        <p className="mt-1 text-[0.9375rem] text-steel">
          Deleted on {moment(binned.deleted_at)}
          {binned.deleted_by_email && ` by ${binned.deleted_by_email}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          aria-label={`Bring back ${binned.name}`}
          disabled={restore.isPending || restore.isSuccess}
          onClick={() => restore.mutate()}
        >
          Bring back
        </Button>
        <Button aria-label={`Delete ${binned.name} for good`} className="text-danger" onClick={() => setAsking(true)}>
          Delete for good
        </Button>
      </div>
      {asking && (
        <Confirm
          question="Delete this for good? Nobody can bring it back then."
          confirmLabel="Delete for good"
          onAnswer={(confirmed) => {
            setAsking(false);
            if (confirmed) remove.mutate();
          }}
        >
          {binned.name}
        </Confirm>
      )}
    </li>
  );
}
