import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { storedDesk } from "#domain/stored/desk.ts";
import { isUuid } from "#domain/uuid.ts";
import { longDateAndTime } from "~/lib/dates";
import { notify } from "~/ui/toast";
import type { Autosave, AutosaveContent, Place } from "./autosave";
import { bringBack, throwAway } from "./unsaved";

/** Query key of this account's autosaves; invalidated after one is written or removed. */
export const AUTOSAVES_QUERY = "autosaves";

/** An autosave's title and time. */
export const autosaveLabel = ({ values, at }: AutosaveContent) =>
  `${[values.title, values.key, values.thing, values.course].find((name) => name?.trim())?.trim() ?? "Without a title"}, ${longDateAndTime(at, "N/A")}`;

/** What is typed at the owner's desk belongs to its page. */
export const deskTables = new Set<string>(storedDesk.map(({ table }) => table));

/** The address that opens the form of an autosave, or the list that finds its row. */
export function addressOf({ table, row, id, version, search }: AutosaveContent & Place): string {
  const edit = version === null && !isUuid(row) ? row : id;
  return `${deskTables.has(table) ? "/admin/site" : "/admin"}?${new URLSearchParams({ tab: table, ...(search ? { q: search } : { edit }) })}`;
}

/** Throws an autosave away, with an Undo in the toast. @returns the function, whose second argument follows an undo */
export function useDiscardAutosave(): (entry: Autosave | (AutosaveContent & Place), onUndo?: () => void) => void {
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries({ queryKey: [AUTOSAVES_QUERY] });
  return (entry, onUndo) => {
    throwAway(entry);
    refresh();
    const undo = () => {
      bringBack(entry);
      refresh();
      onUndo?.();
    };
    void notify("success", "Thrown away", autosaveLabel(entry), { label: "Undo", onClick: undo });
  };
}

/** Opens the form of an autosave with its text in it. */
export function useTakeBack(): (entry: AutosaveContent & Place) => void {
  const navigate = useNavigate();
  return (entry) => navigate(addressOf(entry), { state: { takeBack: entry.form } });
}
