import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { longDateAndTime } from "~/lib/dates";
import { supabase } from "~/lib/supabase";
import { Button } from "~/ui/button";
import { Confirm } from "~/ui/confirm";
import { Icon } from "~/ui/icon";
import { StateView } from "~/ui/state-view";
import { notify } from "~/ui/toast";
import { NOT_IN_BIN, reasonOf } from "../failure";
import { type BinEntry, bringBack, deleteForGood, listBin } from "./history-api";
import { useHistory } from "./use-history";

/**
 * The rows of a table that were deleted within thirty days, to restore or to delete for good.
 * @param sooner a sentence about rows that leave the bin earlier
 */
export function Bin({
  table,
  title,
  sooner,
  nameOf = (name) => name,
  shownOf,
  onClose,
}: {
  table: string;
  title: string;
  sooner?: string;
  /** What an entry is called, by the name that the bin has. */
  nameOf?: (name: string) => string;
  /** What the columns of an entry say, of rows whose name says little. */
  shownOf?: (content: Record<string, unknown>) => string;
  onClose: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const bin = useHistory([table, "bin"], (client, page) => listBin(client, table, page, shownOf !== undefined));
  return (
    <section aria-labelledby="bin-title">
      <Button variant="quiet" className="-ml-3" onClick={onClose}>
        <Icon name="back" />
        Back to list
      </Button>
      <h2 ref={heading} id="bin-title" tabIndex={-1} className="title-3 mt-4 w-fit">
        {title}: bin
      </h2>
      <p className="mt-2 mb-6 max-w-[70ch] text-steel">
        Deleted entries stay here for 30 days, newest first. After that they are gone for good. {sooner}
      </p>
      {bin.isError && <StateView alert title="The bin could not be loaded" text="Please try again later." />}
      {bin.isPending && <p role="status">Looking…</p>}
      {bin.entries?.length === 0 && <StateView title="The bin is empty" />}
      {bin.entries && bin.entries.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {bin.entries.map((binned) => (
            <BinEntryView
              key={binned.id}
              table={table}
              binned={{ ...binned, name: nameOf(binned.name) }}
              shown={binned.content && shownOf?.(binned.content)}
              onGone={() => heading.current?.focus()}
            />
          ))}
        </ul>
      )}
      {bin.hasNextPage && (
        <Button className="mt-6" disabled={bin.isFetching} onClick={() => bin.fetchNextPage()}>
          Older ones
        </Button>
      )}
    </section>
  );
}

function BinEntryView({
  table,
  binned,
  shown,
  onGone,
}: {
  table: string;
  binned: BinEntry;
  shown?: string;
  onGone: () => void;
}) {
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
    onError: async (error) => notify("error", "Failed to bring it back", await reasonOf(error, NOT_IN_BIN)),
  });
  const remove = useMutation({
    mutationFn: async () => deleteForGood(await supabase(), binned.id),
    onSuccess: () => gone("Deleted for good"),
    onError: async (error) => notify("error", "Failed to delete it", await reasonOf(error, NOT_IN_BIN)),
  });
  return (
    <li className="grid gap-x-6 gap-y-3 py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-start">
      <div className="min-w-0">
        <strong className="font-semibold break-words">{binned.name}</strong>
        {shown && <p className="mt-1 break-words">{shown}</p>}
        <p className="mt-1 text-[0.9375rem] text-steel">
          Deleted on {longDateAndTime(binned.deleted_at, "N/A")}
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
        <Button aria-label={`Delete for good: ${binned.name}`} className="text-danger" onClick={() => setAsking(true)}>
          Delete for good
        </Button>
      </div>
      {asking && (
        <Confirm
          question="Delete this for good? Nobody can bring it back."
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
