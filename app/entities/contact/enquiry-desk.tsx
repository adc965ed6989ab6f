import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { languageNames } from "#domain/enquiries/thread.ts";
import { storedEnquiry } from "#domain/stored/enquiries.ts";
import { reasonOf } from "~/admin/failure";
import { withIds } from "~/admin/list/api";
import { rowActed } from "~/admin/list/focus";
import type { Desk, ListState } from "~/admin/list/state";
import { answerOf } from "~/admin/request-failed";
import { writtenDay } from "~/lib/dates";
import { supabase } from "~/lib/supabase";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { notify } from "~/ui/toast";
import { NobodyMailed } from "./mail-settings";
import type { Enquiry } from "./model";

type Change = Partial<Pick<Enquiry, "assigned_to" | "follow_up" | "is_spam" | "language">>;

/** The administrators by name, for whom an enquiry can be. */
export function useStaff() {
  const { data = [] } = useQuery({
    queryKey: ["staff names"],
    queryFn: async () => answerOf<{ id: string; name: string }[]>((await supabase()).rpc("staff_names")),
    staleTime: 5 * 60_000,
  });
  return data;
}

/** Changes what the desk knows of an enquiry, with an Undo in the toast. */
function useDeskChange(row: Enquiry) {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: async ({ to }: { to: Change; said?: string }) => {
      const table = (await supabase()).from(storedEnquiry.table);
      await answerOf(withIds(table.update(to), [row.id]).select("id").single());
    },
    onSuccess: async (_, { to, said }) => {
      rowActed([row.id]);
      const before = Object.fromEntries(Object.keys(to).map((column) => [column, row[column as keyof Change] ?? null]));
      const undo = { label: "Undo", onClick: () => change.mutate({ to: before }) };
      await notify("success", "Success", said ?? "Put back", said ? undo : undefined);
      void queries.invalidateQueries({ queryKey: [storedEnquiry.table] });
    },
    onError: async (error) => notify("error", "It could not be changed", await reasonOf(error)),
  });
  return (to: Change, said: string) => change.mutate({ to, said });
}

const slim = "min-h-11 rounded-md border border-ash/60 bg-white px-2 text-[0.9375rem] text-ink";

/** Whom an enquiry is with, when to come back to it, its language, whether it is new again, and whether it is spam. */
export function EnquiryDesk({ row, onNew }: { row: Enquiry; onNew: (() => void) | undefined }) {
  const staff = useStaff();
  const change = useDeskChange(row);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2 text-[0.9375rem]">
      <label className="flex items-center gap-2">
        With
        <select
          aria-label={`With whom: ${row.name}`}
          value={row.assigned_to ?? ""}
          className={slim}
          onChange={({ target: { value } }) => {
            const name = staff.find(({ id }) => id === value)?.name;
            change({ assigned_to: value || null }, name ? `${row.name} is with ${name}` : `${row.name} is with nobody`);
          }}
        >
          <option value="">nobody yet</option>
          {staff.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="flex items-center gap-2">
        Come back on
        <input
          type="date"
          aria-label={`Come back on: ${row.name}`}
          value={row.follow_up ?? ""}
          className={slim}
          onChange={({ target: { value } }) =>
            change({ follow_up: value || null }, value ? `Due on ${written(value)}` : "No longer due")
          }
        />
      </label>
      <label className="flex items-center gap-2">
        Language
        <select
          aria-label={`Language of ${row.name}`}
          value={row.language ?? ""}
          className={slim}
          onChange={({ target: { value } }) => {
            const language = value as keyof typeof languageNames;
            change({ language }, `${row.name} writes ${languageNames[language]}`);
          }}
        >
          {row.language === null && <option value="">not known</option>}
          {Object.entries(languageNames).map(([language, name]) => (
            <option key={language} value={language}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {onNew && (
        <Button variant="quiet" aria-label={`Mark as new: ${row.name}`} onClick={onNew}>
          Mark as new
        </Button>
      )}
      <Button
        variant="quiet"
        aria-label={row.is_spam ? `Not spam: ${row.name}` : `Spam: ${row.name}`}
        onClick={() =>
          change({ is_spam: !row.is_spam }, row.is_spam ? `${row.name} is back in the list` : `${row.name} is spam`)
        }
      >
        {row.is_spam ? "Not spam" : "Spam"}
      </Button>
    </div>
  );
}

const written = (day: string) => writtenDay(new Date(`${day}T00:00:00+05:30`));

const parts: [Desk, string][] = [
  ["", "All"],
  ["due", "Due"],
  ["later", "Later"],
  ["mine", "With me"],
  ["spam", "Spam"],
];

/** At the head of the list: its parts, and which enquiries are due today or were before. */
export function DeskHead({ state, onChange }: { state: ListState; onChange: (change: Partial<ListState>) => void }) {
  const staff = useStaff();
  const { data: due } = useQuery({
    queryKey: [storedEnquiry.table, "due"],
    queryFn: async () => {
      const call = { thing: storedEnquiry.table, desk: "due", sort: "oldest", take: 10 };
      return answerOf<{ total: number; rows: Enquiry[] }>((await supabase()).rpc("staff_list", call));
    },
  });
  const total = due?.total ?? 0;
  return (
    <>
      <nav aria-label="Parts of the enquiries" className="flex grow flex-wrap gap-x-2 max-md:w-full max-md:*:px-2">
        {parts.map(([desk, label]) => (
          <Button
            key={label}
            variant="quiet"
            aria-pressed={state.desk === desk}
            className={classes(state.desk === desk && "bg-sand font-bold no-underline")}
            onClick={() => onChange({ desk })}
          >
            {desk === "due" && total > 0 ? `${label} (${total.toLocaleString("en-US")})` : label}
          </Button>
        ))}
      </nav>
      <NobodyMailed />
      {total > 0 && state.desk === "" && (
        <section aria-label="Due" className="order-last basis-full border-l-4 border-signal bg-sand px-4 py-1">
          <p className="inline-block font-semibold">Come back to these today:</p>
          <ul className="flex flex-wrap gap-x-5 max-md:block">
            {due?.rows.map(({ id, name, email, follow_up, assigned_to }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3">
                <Button variant="quiet" className="-ml-3" onClick={() => onChange({ search: email, desk: "due" })}>
                  {name}
                </Button>
                <span className="text-[0.9375rem] text-steel">
                  {follow_up && written(follow_up)}
                  {assigned_to &&
                    `, with ${staff.find((person) => person.id === assigned_to)?.name ?? "somebody else"}`}
                </span>
              </li>
            ))}
          </ul>
          {total > 10 && <p className="mt-1 text-[0.9375rem] text-steel">and {total - 10} more under Due</p>}
        </section>
      )}
    </>
  );
}
