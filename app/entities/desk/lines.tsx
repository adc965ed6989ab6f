import { createContext, type ReactNode, useContext } from "react";
import { OpensButton } from "~/admin/list/opens-button";
import { longDate } from "~/lib/dates";
import { Button } from "~/ui/button";

/** A thing of the desk in its list. */
export type Line = {
  /** What the address has while its form is open: the key of a thing, or the id of a row without one. */
  edit: string;
  name: string;
  /** What visitors see. */
  shown: ReactNode;
  /** Who stated it when, or what its absence means. */
  state: ReactNode;
  /** Needs the owner's eye. */
  open?: boolean;
  editLabel?: string;
  confirm?: () => void;
  remove?: { label: string; act: () => void };
};

/** "Confirmed by asha@… on November 24, 2026". */
export const confirmedBy = ({ confirmed_by, updated_at }: { confirmed_by: string | null; updated_at: string }) =>
  `Confirmed${confirmed_by ? ` by ${confirmed_by}` : ""} on ${longDate(updated_at, "N/A")}`;

/** The words by which the lists are narrowed: names, groups and values that have them stay. */
export const SoughtWords = createContext("");

/** Lines of one group that have the sought words, each with its value, state and buttons. */
export function Lines({
  heading,
  note,
  lines: all,
  busy,
  onEdit,
}: {
  heading: string;
  note?: string;
  lines: Line[];
  busy: boolean;
  /** Opens the form of a thing; absent where things are only confirmed. */
  onEdit?: (edit: string) => void;
}) {
  const sought = useContext(SoughtWords).trim().toLowerCase();
  const has = (...texts: ReactNode[]) =>
    texts.some((text) => typeof text === "string" && text.toLowerCase().includes(sought));
  const lines = has(heading) ? all : all.filter(({ name, shown }) => has(name, shown));
  if (sought && lines.length === 0) return null;
  const id = `group-${heading.toLowerCase().replace(/[^a-z]+/g, "-")}`;
  return (
    <section aria-labelledby={id} className="mb-10">
      <h3 id={id} className="label mb-2 scroll-mt-6 text-ash">
        {heading}
      </h3>
      {note && <p className="mb-3 max-w-[70ch] text-steel">{note}</p>}
      <ul className="divide-y divide-line border-t border-line">
        {lines.map(({ edit, name, shown, state, open, editLabel = "Change", confirm, remove }) => (
          <li
            key={edit}
            id={`line-${edit}`}
            className="grid gap-x-6 gap-y-2 py-4 md:grid-cols-[minmax(0,4fr)_minmax(0,6fr)_minmax(0,5fr)] md:items-start"
          >
            <strong className="font-semibold first-letter:uppercase">{name}</strong>
            <div className="min-w-0 break-words">
              {shown}
              <p className={open ? "text-[0.9375rem] font-medium text-signal-deep" : "text-[0.9375rem] text-steel"}>
                {state}
              </p>
            </div>
            <div className="flex flex-wrap gap-2 md:justify-end">
              {confirm && (
                <Button aria-label={`This is right: ${name}`} aria-disabled={busy} onClick={() => !busy && confirm()}>
                  This is right
                </Button>
              )}
              {onEdit && (
                <OpensButton opens={edit} aria-label={`${editLabel}: ${name}`} onOpen={() => onEdit(edit)}>
                  {editLabel}
                </OpensButton>
              )}
              {remove && (
                <Button
                  variant="quiet"
                  aria-label={`${remove.label}: ${name}`}
                  aria-disabled={busy}
                  onClick={() => !busy && remove.act()}
                >
                  {remove.label}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
