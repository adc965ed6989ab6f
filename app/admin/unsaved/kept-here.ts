import { useQueryClient } from "@tanstack/react-query";
import { browserStorage } from "~/lib/browser-storage";
import { longDateAndTime } from "~/lib/dates";
import { notify } from "~/ui/toast";
import { forgetTyped, type JournalEntry, keepTyped } from "./journal";

/** What this browser keeps is a query, so that whoever forgets some of it can have it read again. */
export const KEPT_HERE = "kept-here";

/** By which somebody knows again what they typed: its title, and when. */
export const nameOf = ({ values, at }: JournalEntry) =>
  `${values.title?.trim() || "Without a title"}, ${longDateAndTime(at, "N/A")}`;

/** Throws away what is kept; the message that says so has an Undo. */
export function useThrowAway(): (entry: JournalEntry) => void {
  const queries = useQueryClient();
  const readAgain = () => void queries.invalidateQueries({ queryKey: [KEPT_HERE] });
  return (entry) => {
    forgetTyped(browserStorage(), entry.key);
    readAgain();
    const takeBack = () => {
      keepTyped(browserStorage(), entry, entry);
      readAgain();
    };
    void notify("success", "Thrown away", nameOf(entry), { label: "Undo", onClick: takeBack });
  };
}
