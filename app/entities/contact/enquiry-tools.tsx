import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { storedEnquiry } from "#domain/stored/enquiries.ts";
import { downloadFile } from "~/admin/download";
import { reasonOf } from "~/admin/failure";
import { listFilters } from "~/admin/list/api";
import type { ListState } from "~/admin/list/state";
import { answerOf } from "~/admin/request-failed";
import { supabase } from "~/lib/supabase";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { notify } from "~/ui/toast";
import { ErasePerson } from "./erase-person";
import { MailSettings } from "./mail-settings";

/** Below the list of enquiries: the CSV file, the origins, erasing a person. */
export function EnquiryTools({ state }: { state: ListState }) {
  const download = useMutation({
    mutationFn: async () => downloadFile(await supabase(), "enquiries", listFilters(state)),
    onError: async (error) => notify("error", "The file could not be made", await reasonOf(error)),
  });
  return (
    <div className="relative mt-8 space-y-1 lg:min-h-12">
      <Button
        className="lg:absolute lg:top-0 lg:right-0"
        disabled={download.isPending}
        onClick={() => download.mutate()}
      >
        {download.isPending ? "Making the file..." : "Download this list (CSV)"}
      </Button>
      <Fold title="Where enquiries come from">
        <Origins />
      </Fold>
      <Fold title="Mail about enquiries">
        <MailSettings />
      </Fold>
      <Fold title="Erase a person">
        <ErasePerson />
      </Fold>
    </div>
  );
}

/** A fold whose content is rendered once it is opened. */
function Fold({ title, children }: { title: string; children: React.ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="group" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
        <Icon name="chevron" className="transition-transform duration-150 group-open:rotate-180" />
        {title}
      </summary>
      {open && <div className="pt-3 pb-4">{children}</div>}
    </details>
  );
}

type Count = { week: string; page: string; enquiries: number };

const weekName = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** Enquiries by the page that led to the form, week by week. */
function Origins() {
  const { data, isError } = useQuery({
    queryKey: [storedEnquiry.table, "origins"],
    queryFn: async () => answerOf<Count[]>((await supabase()).rpc("enquiry_origins", { weeks: 8 })),
  });
  if (isError) return <p role="alert">The counts could not be loaded. Close this and open it again.</p>;
  if (!data) return <p role="status">Counting...</p>;
  if (data.length === 0) return <p>No enquiries in the last eight weeks.</p>;
  const weeks = [...new Set(data.map(({ week }) => week))].sort().reverse();
  const sums = new Map<string, number>();
  for (const { page, enquiries } of data) sums.set(page, (sums.get(page) ?? 0) + Number(enquiries));
  const pages = [...sums.keys()].sort((a, b) => (sums.get(b) ?? 0) - (sums.get(a) ?? 0));
  const count = (page: string, week: string) =>
    data.find((each) => each.page === page && each.week === week)?.enquiries ?? "";
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section tabIndex={0} aria-label="Enquiries by page and week" className="overflow-x-auto">
      <table className="tabular text-[0.9375rem]">
        <thead>
          <tr className="border-b border-line text-left">
            <th scope="col" className="py-2 pr-6">
              Page
            </th>
            {weeks.map((week) => (
              <th key={week} scope="col" className="px-3 py-2 text-right whitespace-nowrap">
                {weekName.format(new Date(week))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pages.map((page) => (
            <tr key={page} className="border-b border-line">
              <th scope="row" className="py-2 pr-6 text-left font-normal">
                {page || "Not known"}
              </th>
              {weeks.map((week) => (
                <td key={week} className="px-3 py-2 text-right">
                  {count(page, week)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-sm text-ash">
        Weeks begin on Monday. The page is the one that led to the form, as the browser reported it.
      </p>
    </section>
  );
}
