import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSignIn } from "~/auth/session";
import { Button } from "~/ui/button";
import { AUTOSAVES_QUERY, autosaveLabel, useTakeBack } from "./autosave-queries";
import { bringBack, listThrown } from "./unsaved";

/** Below a list: what this account typed and threw away within a day, with a button that opens it again. */
export function ThrownAway() {
  const queries = useQueryClient();
  const takeBack = useTakeBack();
  const { user } = useSignIn();
  const { data: entries = [] } = useQuery({
    queryKey: [AUTOSAVES_QUERY, "thrown away", user?.id],
    queryFn: () => listThrown(user?.id ?? ""),
    networkMode: "always",
    gcTime: 0,
  });
  if (entries.length === 0) return null;
  return (
    <section aria-label="Thrown away within a day" className="mt-8 border-t border-line pt-4 text-[0.9375rem]">
      <p className="text-steel">Typed and thrown away within a day:</p>
      <ul>
        {entries.map((entry) => {
          const name = autosaveLabel(entry);
          return (
            <li key={entry.key} className="flex flex-wrap items-center gap-x-5">
              <span>{name}</span>
              <Button
                variant="quiet"
                aria-label={`Bring back: ${name}`}
                onClick={() => {
                  bringBack(entry);
                  void queries.invalidateQueries({ queryKey: [AUTOSAVES_QUERY] });
                  takeBack(entry);
                }}
              >
                Bring back
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
