import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import type { EditForm } from "../collection";
import { titlesOf, useFoundPages } from "../writing/find-pages";
import { FoundPages } from "../writing/found-pages";

const MAX_CHOSEN = 3;

/** Up to three articles that stand below this one. They are stored as addresses, one to a line. */
export function NextReadingField({ form }: { form: EditForm }) {
  const chosen = (useWatch({ control: form.control, name: "next_reading" }) ?? "").split("\n").filter(Boolean);
  const [searching, setSearching] = useState(false);
  const { data: titles } = useQuery({ queryKey: ["titles", ...chosen], queryFn: () => titlesOf(chosen), retry: 1 });
  const set = (addresses: string[]) =>
    form.setValue("next_reading", addresses.join("\n"), { shouldDirty: true, shouldValidate: true });
  return (
    <fieldset>
      <legend className="mb-1.5 text-[0.9375rem] font-semibold">
        Next reading<span className="font-normal text-ash"> (optional)</span>
      </legend>
      {chosen.length > 0 && (
        <ul className="mb-3 divide-y divide-line border-y border-line">
          {chosen.map((address) => {
            const title = titles?.get(address) ?? (titles ? "An article that was deleted" : "…");
            return (
              <li key={address} className="flex items-center justify-between gap-4">
                <span className="min-w-0 break-words">{title}</span>
                <Button
                  variant="quiet"
                  aria-label={`Remove from next reading: ${title}`}
                  onClick={() => set(chosen.filter((other) => other !== address))}
                >
                  Remove
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {chosen.length < MAX_CHOSEN && (
        <Button aria-expanded={searching} onClick={() => setSearching(!searching)}>
          Choose an article
        </Button>
      )}
      {searching && chosen.length < MAX_CHOSEN && (
        <Search
          without={chosen}
          onChoose={(address) => {
            set([...chosen, address]);
            setSearching(false);
          }}
        />
      )}
      <p className="mt-1.5 text-sm text-ash">
        Up to three stand at the end, as far as they are published. Without any, the site takes those that share the
        most words with this one.
      </p>
    </fieldset>
  );
}

function Search({ without, onChoose }: { without: string[]; onChoose: (address: string) => void }) {
  const [typed, setTyped] = useState("");
  const found = useFoundPages(typed, "articles alone")?.filter(({ address }) => !without.includes(address));
  return (
    <div className="mt-3 space-y-3">
      <TextField
        label="Words of the article"
        type="search"
        value={typed}
        autoFocus
        onChange={(event) => setTyped(event.target.value)}
      />
      <FoundPages label="Articles found" found={found} onChoose={({ address }) => onChoose(address)} />
    </div>
  );
}
