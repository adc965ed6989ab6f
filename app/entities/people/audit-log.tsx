import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { type AuditEntry, auditActs, describeEntry } from "#domain/stored/audit.ts";
import { downloadFile } from "~/admin/download";
import { PAGE_SIZE } from "~/admin/list/api";
import { Pager } from "~/admin/list/pager";
import { answerOf } from "~/admin/request-failed";
import { longDateAndTime } from "~/lib/dates";
import { supabase } from "~/lib/supabase";
import { Button } from "~/ui/button";
import { SelectField, TextField } from "~/ui/field";
import { StateView } from "~/ui/state-view";
import { notify } from "~/ui/toast";
import { whyNot } from "./api";

const FILTERS = ["person", "kind", "from", "to"] as const;

const DAY_MS = 86_400_000;

/** The filters of the address as arguments of the procedures. Days begin at midnight in Bhopal. */
function filtersIn(params: URLSearchParams): Record<string, string> {
  const [person, kind, from, to] = FILTERS.map((name) => params.get(name)?.trim() ?? "");
  const midnight = (day: string) => Date.parse(`${day}T00:00:00+05:30`);
  const call: Record<string, string> = {};
  if (person) call.person = person.slice(0, 320);
  if (kind && Object.hasOwn(auditActs, kind)) call.kind = kind;
  if (from && midnight(from)) call.since = new Date(midnight(from)).toISOString();
  if (to && midnight(to)) call.before = new Date(midnight(to) + DAY_MS).toISOString();
  return call;
}

/** Who did what to which thing, and when. Nobody can change or remove an entry. */
export function AuditLog() {
  const [params, setParams] = useSearchParams();
  const filters = filtersIn(params);
  const page = Math.max(1, Math.floor(Number(params.get("page"))) || 1);
  const { data, isError, refetch } = useQuery({
    queryKey: ["audit_log", filters, page],
    queryFn: async () =>
      answerOf<{ total: number; rows: AuditEntry[] }>(
        (await supabase()).rpc("audit_entries", { ...filters, skip: (page - 1) * PAGE_SIZE, take: PAGE_SIZE }),
      ),
    placeholderData: keepPreviousData,
  });
  const download = useMutation({
    mutationFn: async () => downloadFile(await supabase(), "audit-log", filters),
    onError: async (error) => notify("error", "The file could not be made", await whyNot(error)),
  });
  const change = (name: string, value: string, replace = name !== "page") =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (name !== "page") next.delete("page");
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  const field = (name: (typeof FILTERS)[number]) => ({
    value: params.get(name) ?? "",
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });
  return (
    <>
      <form
        aria-label="Filter the audit log"
        onSubmit={(event) => event.preventDefault()}
        className="flex flex-wrap items-end gap-4"
      >
        <TextField label="Person" type="search" className="min-w-0 grow basis-60" {...field("person")} />
        <SelectField label="Kind" className="min-w-0 grow basis-52" {...field("kind")}>
          <option value="">All kinds</option>
          {Object.entries(auditActs).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField label="From" type="date" {...field("from")} />
        <TextField label="To" type="date" {...field("to")} />
      </form>
      {isError ? (
        <StateView
          alert
          title="The audit log could not be loaded"
          action={<Button onClick={() => refetch()}>Try Again</Button>}
        />
      ) : !data ? (
        <p role="status" className="mt-6">
          Looking…
        </p>
      ) : (
        <>
          <p role="status" className="tabular mt-6 mb-2 text-steel">
            {data.total.toLocaleString("en-US")} {data.total === 1 ? "entry" : "entries"}
          </p>
          {data.rows.length === 0 ? (
            <StateView title="Nothing was done that fits" text="Choose another person, kind or more days." />
          ) : (
            <Entries rows={data.rows} />
          )}
          <Pager
            page={page}
            rows={data.rows.length}
            total={data.total}
            uncounted={false}
            onPage={(next) => change("page", next > 1 ? String(next) : "")}
          />
          <div className="mt-8 border-t border-line pt-6">
            <Button disabled={download.isPending} onClick={() => download.mutate()}>
              {download.isPending ? "Making the file..." : "Download this list (CSV)"}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

const COLUMNS = ["When", "Who", "What", "Which", "More"];

function Entries({ rows }: { rows: AuditEntry[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways is reached by keys
    <section className="overflow-x-auto" tabIndex={0} aria-label="Entries">
      <table className="w-full text-left max-md:block md:min-w-3xl text-[0.9375rem]">
        <caption className="sr-only">What was done, newest first</caption>
        <thead className="max-md:sr-only">
          <tr className="border-b border-ink">
            {COLUMNS.map((label) => (
              <th key={label} scope="col" className="py-2 pr-4 font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((entry) => {
            const { who, what, thing, more } = describeEntry(entry);
            return (
              <tr key={entry.id} className="border-b border-line align-top max-md:block max-md:py-2">
                <td className="tabular max-md:block md:py-2 pr-4 whitespace-nowrap">
                  {longDateAndTime(entry.at, "N/A")}
                </td>
                <td className="max-md:block md:py-2 pr-4 break-words">{who}</td>
                <td className="max-md:block md:py-2 pr-4">{what}</td>
                <td className="max-w-[28ch] max-md:block md:py-2 pr-4 break-words">{thing}</td>
                <td className="max-w-[28ch] max-md:block md:py-2 break-words text-ash">{more}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
