import { useQuery } from "@tanstack/react-query";
import { languageNames } from "#domain/enquiries/thread.ts";
import type { ListState, originFilters } from "~/admin/list/state";
import { answerOf } from "~/admin/request-failed";
import { supabase } from "~/lib/supabase";
import { SelectField } from "~/ui/field";
import { campaignName } from "./enquiry-row";

type Part = (typeof originFilters)[number];

/** Filters of the enquiries by language, batch, page and campaign. A filter without values to choose from is left out. */
export function OriginFilters({
  state,
  onChange,
  className,
}: {
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
  className: string;
}) {
  const { data: found = {} } = useQuery({
    queryKey: ["enquiry origin values"],
    queryFn: async () =>
      answerOf<Partial<Record<"batch" | "page" | "campaign", string[]>>>(
        (await supabase()).rpc("enquiry_origin_values"),
      ),
    staleTime: 5 * 60_000,
  });
  const choices: [Part, string, [value: string, label: string][]][] = [
    ["language", "Language", Object.entries(languageNames)],
    ["came_from", "Page", (found.page ?? []).map((page) => [page, page])],
    ["batch", "Batch", (found.batch ?? []).map((batch) => [batch, batch])],
    ["campaign", "Campaign", (found.campaign ?? []).map((campaign) => [campaign, campaignName(campaign)])],
  ];
  return choices.map(([part, label, options]) => {
    const chosen = state[part];
    // One that an address names is shown although no enquiry has it.
    const all = chosen && !options.some(([value]) => value === chosen) ? [[chosen, chosen], ...options] : options;
    if (all.length === 0) return null;
    return (
      <SelectField
        key={part}
        label={label}
        value={chosen}
        onChange={(event) => onChange({ [part]: event.target.value })}
        className={className}
      >
        <option value="">All</option>
        {all.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
    );
  });
}
