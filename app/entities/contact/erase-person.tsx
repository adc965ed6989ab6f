import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callbackAddress, shownAddress } from "#domain/enquiries/callback.ts";
import { storedEnquiry } from "#domain/stored/enquiries.ts";
import { reasonOf } from "~/admin/failure";
import { answerOf } from "~/admin/request-failed";
import { listAutosaves, removeAutosave } from "~/admin/unsaved/autosave";
import { AUTOSAVES_QUERY } from "~/admin/unsaved/autosave-queries";
import { useSignIn } from "~/auth/session";
import { browserStorage } from "~/lib/browser-storage";
import { supabase } from "~/lib/supabase";
import { Button } from "~/ui/button";
import { Confirm } from "~/ui/confirm";
import { TextField } from "~/ui/field";
import { notify } from "~/ui/toast";
import { isEmail } from "./model";

type Found = { enquiries: number; mentions: number; notes: number; kept: number; posts: number };

const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The counts as a sentence. */
function words({ enquiries, mentions, notes, kept, posts }: Found): string {
  const found = [
    enquiries && some(enquiries, "enquiry from this address", "enquiries from this address"),
    mentions && some(mentions, "enquiry of others that names it", "enquiries of others that name it"),
    notes && some(notes, "note that names it", "notes that name it"),
    kept && `${some(kept, "text", "texts")} in the bin or among earlier versions`,
    posts && `${some(posts, "post names", "posts name")} it, which you change yourself`,
  ];
  return found.filter(Boolean).join("; ") || "nothing from this address";
}

/** Whether there is anything that is erased; posts are changed by hand. */
const isFound = ({ posts: _, ...erased }: Found) => Object.values(erased).some((count) => count > 0);

async function erasePerson(address: string, dry_run: boolean): Promise<Found> {
  const client = await supabase();
  return answerOf<Found>(client.rpc("erase_person", { address, dry_run }));
}

/** The address to look for: an e-mail address, or the one that stands for a number; undefined for anything else. */
const wantedAddress = (typed: string) => (isEmail(typed) ? typed.trim() : callbackAddress(typed));

/** Finds an e-mail address in all stored rows, and erases it after a confirmation. */
export function ErasePerson() {
  const queries = useQueryClient();
  const { user } = useSignIn();
  const [address, setAddress] = useState("");
  const [asking, setAsking] = useState<{ address: string; found: Found } | null>(null);
  const [done, setDone] = useState<Found | null>(null);
  const [missing, setMissing] = useState<string | null>(null);
  const failed = async (error: unknown) => notify("error", "Nothing was erased", await reasonOf(error));
  // The confirmation names and erases the address that was searched, even if the field has changed since.
  const find = useMutation({
    mutationFn: (wanted: string) => erasePerson(wanted, true),
    onSuccess: (found, wanted) => (isFound(found) ? setAsking({ address: wanted, found }) : setMissing(wanted)),
    onError: failed,
  });
  const erase = useMutation({
    mutationFn: (wanted: string) => erasePerson(wanted, false),
    onSuccess: async (found, erased) => {
      // Unsaved notes about the person's enquiries in this browser.
      for (const { key, search } of listAutosaves(browserStorage(), user?.id ?? ""))
        if (search?.toLowerCase() === erased.toLowerCase()) removeAutosave(browserStorage(), key);
      setDone(found);
      setAddress("");
      await Promise.all(
        [storedEnquiry.table, AUTOSAVES_QUERY].map((key) => queries.invalidateQueries({ queryKey: [key] })),
      );
    },
    onError: failed,
  });
  const busy = find.isPending || erase.isPending;
  return (
    <form
      noValidate
      className="max-w-[60ch] space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        setDone(null);
        setMissing(null);
        const wanted = wantedAddress(address);
        if (wanted && !busy) find.mutate(wanted);
      }}
    >
      <p>
        For somebody who asks to be forgotten. This deletes their enquiries, also from the bin, with notes and waiting
        mails, and removes the address where others mention it. It cannot be undone.
      </p>
      <TextField
        label="E-mail address"
        hint="Or the number of somebody without e-mail who asked to be called."
        inputMode="email"
        autoComplete="off"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      <Button type="submit" disabled={busy || !wantedAddress(address)}>
        {busy ? "Looking..." : "Find this person"}
      </Button>
      {missing && (
        <p role="status" className="border-l-2 border-line pl-4">
          Nothing was found of {shownAddress(missing)}, so there is nothing to erase.
        </p>
      )}
      {done && (
        <div role="status" className="border-l-2 border-line pl-4">
          <p className="font-semibold">Erased: {words(done)}.</p>
          <p>
            Please also check: backups made before now, mails in your mailbox (or in DATA_DIR/outbox if there is no mail
            server), and files downloaded from here.
          </p>
        </div>
      )}
      {asking && (
        <Confirm
          question={`Erase ${shownAddress(asking.address)}? Found: ${words(asking.found)}.`}
          confirmLabel="Erase"
          onAnswer={(confirmed) => {
            setAsking(null);
            if (confirmed) erase.mutate(asking.address);
          }}
        />
      )}
    </form>
  );
}
