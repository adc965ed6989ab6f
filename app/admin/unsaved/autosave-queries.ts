import { useQueryClient } from "@tanstack/react-query";
import { browserStorage } from "~/lib/browser-storage";
import { longDateAndTime } from "~/lib/dates";
import { notify } from "~/ui/toast";
import { type Autosave, removeAutosave, writeAutosave } from "./autosave";

/** Query key of this browser's autosaves; invalidated after one is written or removed. */
export const AUTOSAVES_QUERY = "autosaves";

/** An autosave's title and time. */
export const autosaveLabel = ({ values, at }: Autosave) =>
  `${[values.title, values.key, values.thing, values.course].find((name) => name?.trim())?.trim() ?? "Without a title"}, ${longDateAndTime(at, "N/A")}`;

/** Removes an autosave, with an Undo in the toast. */
export function useDiscardAutosave(): (entry: Autosave) => void {
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries({ queryKey: [AUTOSAVES_QUERY] });
  return (entry) => {
    removeAutosave(browserStorage(), entry.key);
    refresh();
    const undo = () => {
      writeAutosave(browserStorage(), entry, entry);
      refresh();
    };
    void notify("success", "Thrown away", autosaveLabel(entry), { label: "Undo", onClick: undo });
  };
}
