import { useSearchParams } from "react-router";
import { isUuid } from "#domain/uuid.ts";
import { CollectionForm } from "~/admin/collection-form";
import { Bin } from "~/admin/history/bin";
import { OpensButton } from "~/admin/list/opens-button";
import { UnsavedNotice } from "~/admin/unsaved/notice";
import type { DeskCatalogue } from "~/content/desk-catalogue";
import { classes } from "~/ui/classes";
import { StateView } from "~/ui/state-view";
import { useDeskRows } from "./rows";
import { type DeskPart, deskParts } from "./screens";
import { Use } from "./use";

/** The tab that shows how the site is used. */
const USE = "use";

/** The owner's desk: its parts as tabs, each a list, the form of one thing, or the bin. */
export function Desk({ catalogue }: { catalogue: DeskCatalogue }) {
  const [params, setParams] = useSearchParams();
  const part = deskParts.find(({ id }) => id === params.get("tab")) ?? deskParts[0];
  if (!part) return null;
  const show = (query: Record<string, string>) => setParams({ tab: part.id, ...query });
  const edit = params.get("edit");
  const open = params.get("tab") === USE ? USE : part.id;
  return (
    <>
      <nav aria-label="Parts of the desk" className="mb-8 flex gap-1 overflow-x-auto border-b border-line">
        {[...deskParts, { id: USE, label: "Use" }].map(({ id, label }) => (
          <button
            key={id}
            type="button"
            aria-current={id === open ? "page" : undefined}
            onClick={() => setParams({ tab: id })}
            className={classes(
              "-mb-px min-h-12 border-b-3 px-1 font-semibold max-sm:text-[0.9375rem] sm:px-4",
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
          onClose={() => show({})}
        />
      ) : (
        <>
          <UnsavedNotice ofDesk />
          <part.List catalogue={catalogue} onEdit={(opened) => show({ edit: opened })} />
          <OpensButton variant="quiet" className="-ml-3 mt-8" opens="bin" onOpen={() => show({ bin: "1" })}>
            Bin: what was taken away in the last 30 days
          </OpensButton>
        </>
      )}
    </>
  );
}

/** The form of a row, or of a thing that has none yet. */
function Form({
  part,
  catalogue,
  edit,
  onClose,
}: {
  part: DeskPart;
  catalogue: DeskCatalogue;
  edit: string;
  onClose: () => void;
}) {
  const { data: rows = [], isPending } = useDeskRows(part.table);
  if (isPending) return <p role="status">Looking…</p>;
  const all: { id: string; key?: string; thing?: string }[] = rows;
  // Somebody may have stated a thing since its line was shown.
  const row = all.find((each) => [each.id, each.key, each.thing].includes(edit));
  const editor = part.editorOf(catalogue, row, edit);
  if (!editor || (isUuid(edit) && !row))
    return <StateView alert title="There is no such entry" text="It may have been deleted: look into the bin." />;
  return <CollectionForm table={part.table} editor={editor} id={row?.id ?? null} onClose={onClose} />;
}
