import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { SelectField, TextField } from "~/ui/field";
import { partsOf, useFoundPages } from "./find-pages";
import { FoundPages } from "./found-pages";
import { addressFrom } from "./links";

/** A link's words and address. */
export type WrittenLink = { words: string; address: string };

/** A dialog for a link: to a page of ours or an article, found by its words, to a part of it, or to any address. */
export default function LinkDialog({
  words: firstWords,
  address: firstAddress,
  onClose,
}: WrittenLink & { onClose: (link: WrittenLink | null) => void }) {
  const [words, setWords] = useState(firstWords);
  const [typed, setTyped] = useState(firstAddress);
  const [error, setError] = useState<{ words?: string; address?: string }>({});
  const address = addressFrom(typed);
  const [path = "", part = ""] = address?.startsWith("/") ? address.split("#") : [];
  const found = useFoundPages(address ? "" : typed, "with pages");
  const { data: parts = [] } = useQuery({
    queryKey: ["parts of page", path],
    queryFn: () => partsOf(path),
    enabled: path !== "",
    retry: false,
  });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The event would bubble to the form behind the dialog.
    event.stopPropagation();
    const shown = words.trim() || (address && /^https?:/.test(address) ? address.replace(/^https?:\/\//, "") : "");
    if (address && shown) return onClose({ words: shown, address });
    setError({
      words: shown ? undefined : "Say what the reader sees",
      address: address ? undefined : "Choose a page below, or write an address that begins with https:// or /",
    });
  };

  return (
    <Dialog title="Link" closeButton onClose={() => onClose(null)} className="w-[min(36rem,calc(100vw-2rem))]">
      <form noValidate onSubmit={onSubmit} className="space-y-5">
        <TextField
          label="Words that are shown"
          value={words}
          error={error.words}
          onChange={(event) => setWords(event.target.value)}
        />
        <TextField
          label="Where it leads"
          hint="Words of a page or an article, or an address."
          value={typed}
          error={error.address}
          // The words stand there already where some were selected.
          autoFocus={firstWords !== ""}
          onChange={(event) => setTyped(event.target.value)}
        />
        {!address && (
          <FoundPages
            label="Pages found"
            found={found}
            onChoose={(page) => {
              setTyped(page.address);
              if (!words.trim()) setWords(page.title);
            }}
          />
        )}
        {parts.length > 0 && (
          <SelectField
            label="Part of the page"
            optional
            value={part}
            onChange={(event) => setTyped(event.target.value ? `${path}#${event.target.value}` : path)}
          >
            <option value="">The whole page</option>
            {parts.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => onClose(null)}>Cancel</Button>
          <Button type="submit" variant="primary">
            {firstAddress ? "Change link" : "Insert link"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
