import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { openEntries } from "#domain/desk/not-shown.ts";
import { todayInIndia } from "#domain/india-date.ts";
import type { batches, notices, prices, site_values } from "#domain/stored/database-columns.ts";
import type { RowOf } from "#domain/stored/stored-thing.ts";
import { newUuid } from "#domain/uuid.ts";
import { saveRow } from "~/admin/collection-api";
import { reasonOf } from "~/admin/failure";
import { bringBackRows } from "~/admin/history/history-api";
import { answerOf } from "~/admin/request-failed";
import { supabase } from "~/lib/supabase";
import { notify } from "~/ui/toast";

export type DeskTables = {
  site_values: RowOf<typeof site_values>;
  prices: RowOf<typeof prices>;
  batches: RowOf<typeof batches>;
  notices: RowOf<typeof notices>;
};
export type DeskTable = keyof DeskTables;

/** All rows of a table of the desk. */
export function useDeskRows<Table extends DeskTable>(table: Table) {
  return useQuery({
    queryKey: [table, "desk"],
    queryFn: async () => {
      const client = await supabase();
      return answerOf<DeskTables[Table][]>(client.from(table).select("*").order("created_at").limit(1000));
    },
  });
}

/** Keys of what asks for the owner's eye; undefined until the desk was read. @param claims as the repository has them */
export function useOpenEntries(claims: { name: string; own: string | number }[]): string[] | undefined {
  const { data: values } = useDeskRows("site_values");
  const { data: prices } = useDeskRows("prices");
  return values && prices && openEntries({ values, prices }, claims, todayInIndia());
}

/** Acts on rows without a form; each reports its result in a toast. */
export function useDeskActs(table: DeskTable) {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: [table] });
  const failed = async (error: unknown) => notify("error", "Failed to save", await reasonOf(error));
  const confirm = useMutation({
    mutationFn: async ({ key, value }: { key: string; value: string }) => {
      const unique = { column: "key", value: key };
      const saved = await saveRow(
        await supabase(),
        table,
        { id: null, newId: newUuid(), version: null },
        { key, value },
        unique,
      );
      if (saved.kind !== "saved") throw new Error("Somebody else has just changed it.");
    },
    onSuccess: () => notify("success", "Success", "Confirmed. The site shows it in a few seconds."),
    onError: failed,
    onSettled: refresh,
  });
  const bringBack = async (id: string) => {
    try {
      await bringBackRows(await supabase(), [id]);
    } catch (error) {
      await failed(error);
    }
    await refresh();
  };
  const remove = useMutation({
    mutationFn: async ({ id }: { id: string; said: string }) =>
      answerOf((await supabase()).from(table).delete().eq("id", id).select("id")),
    onSuccess: (_, { id, said }) =>
      notify("success", "Success", said, { label: "Undo", onClick: () => void bringBack(id) }),
    onError: failed,
    onSettled: refresh,
  });
  return { busy: confirm.isPending || remove.isPending, confirm: confirm.mutate, remove: remove.mutate };
}
