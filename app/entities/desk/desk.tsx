import { useState } from "react";
import { useSearchParams } from "react-router";
import { isUuid } from "#domain/uuid.ts";
import { CollectionForm } from "~/admin/collection-form";
import { Bin } from "~/admin/history/bin";
import { OpensButton } from "~/admin/list/opens-button";
import { UnsavedNotice } from "~/admin/unsaved/notice";
import type { DeskCatalogue } from "~/content/stated/desk-catalogue";
import { classes } from "~/ui/classes";
import { TextField } from "~/ui/field";
import { StateView } from "~/ui/state-view";
import { SoughtWords } from "./lines";
import type { DeskPart } from "./parts/part";
import { deskParts } from "./parts/parts";
import { useDeskRows, useOpenEntries } from "./rows";
import { Use } from "./use";

/** The tab that shows how the site is used. */
const USE = "use";

/** The owner's desk: its parts as tabs, each a list, the form of one thing, or the bin. */
export function Desk({ catalogue }: { catalogue: DeskCatalogue }) {
  const [params, setParams] = useSearchParams();
  const [sought, setSought] = useState("");
  const toConfirm = useOpenEntries(catalogue.claims) ?? [];
  const part = deskParts.find(({ id }) => id === params.get("tab")) ?? deskParts[0];
  if (!part) return null;
  const show = (query: Record<string, string>) => setParams({ tab: part.id, ...query });
  const edit = params.get("edit");
  const open = params.get("tab") === USE ? USE : part.id;
  return (
    <>
      <nav aria-label="Parts of the desk" className="mb-8 flex gap-1 overflow-x-auto border-b border-line">
        {[...deskParts, { id: USE, label: "Use", has: undefined }].map(({ id, label, has }) => (
          <button
            key={id}
            type="button"
            aria-current={id === open ? "page" : undefined}
            data-count={(has && toConfirm.filter(has).length) || undefined}
            onClick={() => {
              setSought("");
              setParams({ tab: id });
            }}
            className={classes(
              "-mb-px min-h-12 shrink-0 border-b-3 px-1 font-semibold max-sm:text-[0.9375rem] sm:px-4 sm:data-count:after:ml-1.5 sm:data-count:after:rounded-sm sm:data-count:after:bg-signal sm:data-count:after:px-1.5 sm:data-count:after:text-sm sm:data-count:after:text-carbon sm:data-count:after:content-[attr(data-count)]",
              id === open ? "border-signal text-ink" : "border-transparent text-ash hover:text-ink",
            )}
          >
            {label}
          </button>
        ))}
      </nav>
      {params.get("tab") === USE ? (
        <Use />
      ) : edit ? (
        <Form key={part.id + edit} part={part} catalogue={catalogue} edit={edit} onClose={() => show({})} />
      ) : params.has("bin") ? (
        <Bin
          table={part.table}
          title={part.label}
          nameOf={(name) => part.nameOf?.(catalogue, name) ?? name}
          shownOf={part.shownOf}
          onClose={() => show({})}
        />
      ) : (
        <>
          <UnsavedNotice ofDesk />
          <TextField
            label="Find"
            type="search"
            value={sought}
            maxLength={100}
            onChange={(event) => setSought(event.target.value)}
            className="mb-8 max-w-sm"
          />
          <SoughtWords value={sought}>
            <div className="group">
              <part.List catalogue={catalogue} onEdit={(opened) => show({ edit: opened })} />
              {sought.trim() && (
                <p className="hidden text-steel group-[:not(:has(li))]:block">Nothing here has these words.</p>
              )}
            </div>
          </SoughtWords>
          <OpensButton variant="quiet" className="-ml-3 mt-8" opens="bin" onOpen={() => show({ bin: "1" })}>
            Bin: what was taken away in the last 30 days
          </OpensButton>
        </>
      )}
    </>
  );
}

/** The form of a row, or of a thing that has none yet. */
function Form({ part, catalogue, edit, onClose }: FormProps) {
  const { data: rows, isError } = useDeskRows(part.table);
  if (!rows && isError) return <StateView alert title="The desk could not be read" text="Please try again later." />;
  return rows ? (
    <FormOf part={part} catalogue={catalogue} edit={edit} onClose={onClose} rows={rows} />
  ) : (
    <p role="status">Looking…</p>
  );
}

type FormProps = { part: DeskPart; catalogue: DeskCatalogue; edit: string; onClose: () => void };
type AnyRow = { id: string; key?: string; thing?: string };

/** What is edited is decided once: rows are read again while somebody types, and another may state or delete the thing. */
function FormOf({ part, catalogue, edit, onClose, rows }: FormProps & { rows: AnyRow[] }) {
  const [{ id, editor, now }] = useState(() => {
    const row = rows.find((each) => [each.id, each.key, each.thing].includes(edit));
    const found = isUuid(edit) && !row ? undefined : part.editorOf(catalogue, row, edit);
    const own = catalogue.details.flatMap(({ items }) => items).find(({ key }) => key === edit)?.own;
    return { id: row?.id ?? null, editor: found, now: row ? part.shownOf(row) : (own ?? found?.defaults.value) };
  });
  if (!editor)
    return <StateView alert title="There is no such entry" text="It may have been deleted: look into the bin." />;
  return (
    <div className="grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <CollectionForm table={part.table} editor={editor} id={id} onClose={onClose} />
      {edit !== "new" && (
        <aside aria-labelledby="on-the-site" className="self-start rounded-md bg-sand p-6 max-lg:hidden">
          <h3 id="on-the-site" className="label text-ash">
            Stated now
          </h3>
          <p className="mt-2 font-medium break-words">{now || "Nothing yet: visitors are told to ask."}</p>
          <p className="mt-4 text-[0.9375rem] text-steel">
            What you save replaces it on the pages, in the chat, the brochures and the mails.
          </p>
        </aside>
      )}
    </div>
  );
}
