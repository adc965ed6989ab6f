import { lazy, type ReactNode, type RefObject, Suspense, useState } from "react";
import { flushSync } from "react-dom";
import type { Edit, TextSelection } from "./commands";
import { applyEdit, selectionOf } from "./edit-text";
import { linkAt, putLink } from "./links";
import { putTable, tableAt } from "./tables";

const LinkDialog = lazy(() => import("./link-dialog"));
const TableDialog = lazy(() => import("./table-dialog"));

/** Things that a dialog writes into a text. */
export type Insert = "link" | "table";

/** Opens the dialogs that write a link or a table at the cursor; @returns how to open one, and the dialog to render */
export function useInserts(area: RefObject<HTMLTextAreaElement | null>): {
  open: (insert: Insert) => void;
  dialog: ReactNode;
} {
  // The selection is kept, because it is lost when the dialog takes the focus.
  const [open, setOpen] = useState<{ insert: Insert; selected: TextSelection }>();
  const close = (edit: Edit | false | undefined) => {
    // The modal dialog has to close before anything behind it can take the focus.
    flushSync(() => setOpen(undefined));
    if (!area.current || !open) return;
    const { from, to } = open.selected;
    if (edit) applyEdit(area.current, edit);
    else area.current.setSelectionRange(from, to);
    area.current.focus();
  };

  let dialog: ReactNode;
  if (open?.insert === "table") {
    const existing = tableAt(open.selected);
    dialog = (
      <TableDialog
        existing={existing}
        onClose={(written) => close(written !== null && putTable(open.selected, existing, written))}
      />
    );
  } else if (open) {
    const { text, from, to } = open.selected;
    const existing = linkAt(open.selected);
    const chosen = text.slice(from, to).trim();
    const isAddress = /^(https?:\/\/|\/|mailto:|tel:)\S+$/.test(chosen);
    dialog = (
      <LinkDialog
        words={existing?.words ?? (isAddress ? "" : chosen)}
        address={existing?.address ?? (isAddress ? chosen : "")}
        onClose={(link) => close(link !== null && putLink(open.selected, existing, link))}
      />
    );
  }
  return {
    open: (insert) => area.current && setOpen({ insert, selected: selectionOf(area.current) }),
    dialog: dialog && <Suspense>{dialog}</Suspense>,
  };
}
