import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { storedEnquirySettings, storedPreferences } from "#domain/stored/enquiries.ts";
import { reasonOf } from "~/admin/failure";
import { answerOf } from "~/admin/request-failed";
import { useSignIn } from "~/auth/session";
import { supabase } from "~/lib/supabase";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { notify } from "~/ui/toast";
import { MAILING_QUERY, type Mailing, useMailing } from "./mailing";
import { isEmail } from "./model";

/** The most addresses that are mailed. */
const MAX_ADDRESSES = 10;

/** Who is mailed of a new enquiry, and whether one gets the mail in the morning. */
export function MailSettings() {
  const mailing = useMailing();
  if (!mailing) return <p role="status">Loading...</p>;
  return (
    <div className="max-w-[60ch] space-y-6">
      {!mailing.sends && <p className="border-l-4 border-signal bg-sand p-3">{NO_MAIL_SERVER}</p>}
      <Recipients key={mailing.to.join()} mailing={mailing} />
      <MorningMail />
    </div>
  );
}

const NO_MAIL_SERVER =
  "This site has no mail server yet, so it sends no mail about enquiries, no reply from here and no mail in the morning. What you choose here counts as soon as there is one. Whoever runs the site sets SMTP_URL for it, and on a Supabase project DATABASE_URL too.";

/** At the head of the list where nobody learns of a new enquiry by mail. */
export function NobodyMailed() {
  const mailing = useMailing();
  if (!mailing || mailing.to.length > 0) return null;
  return (
    <p className="border-l-4 border-signal bg-sand px-3 py-1.5 text-[0.9375rem]">
      Nobody is mailed when an enquiry comes in.{" "}
      {mailing.sends ? 'Name somebody below the list, under "Mail about enquiries".' : "This site has no mail server."}
    </p>
  );
}

function Recipients({ mailing }: { mailing: Mailing }) {
  const queries = useQueryClient();
  const [text, setText] = useState(mailing.to.join(", "));
  const [problem, setProblem] = useState<string>();
  const change = useMutation({
    mutationFn: async (to: string[] | "standard") => {
      const table = (await supabase()).from(storedEnquirySettings.table);
      const [there] = await answerOf<{ id: string }[]>(
        (await supabase()).from(storedEnquirySettings.table).select("id"),
      );
      if (to === "standard") {
        if (there) await answerOf(table.delete().eq("id", there.id).select("id"));
        return;
      }
      const row = { notify_to: to.join(", ") };
      await answerOf((there ? table.update(row).eq("id", there.id) : table.insert(row)).select("id").single());
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: [MAILING_QUERY] });
      await notify("success", "Success", "Recipients changed");
    },
    onError: async (error) => notify("error", "The recipients could not be changed", await reasonOf(error)),
  });
  const save = () => {
    const to = text.split(/[,;\s]+/).filter(Boolean);
    const wrong = to.find((address) => !isEmail(address) || address.length > 254 || /[<>()[\]:\\"]/.test(address));
    const sentence = wrong
      ? `"${wrong}" is not an e-mail address`
      : to.length > MAX_ADDRESSES || to.join(", ").length > storedEnquirySettings.columns.notify_to.max
        ? `At most ${MAX_ADDRESSES} addresses`
        : undefined;
    setProblem(sentence);
    if (!sentence && !change.isPending) change.mutate(to);
  };
  const standard = mailing.standard.length > 0 ? mailing.standard.join(", ") : "nobody";
  return (
    <div>
      <p className="font-semibold">
        {mailing.to.length > 0
          ? `${mailing.sends ? "A new enquiry is" : "Once there is a mail server, a new enquiry is"} mailed to ${mailing.to.join(", ")}.`
          : "Nobody is mailed when an enquiry comes in."}
      </p>
      <TextField
        className="mt-3"
        label="Mail new enquiries to"
        hint={`Addresses with commas between them; empty for nobody. The operator's own setting: ${standard}.`}
        value={text}
        error={problem}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button aria-disabled={change.isPending} onClick={save}>
          Save recipients
        </Button>
        {mailing.stated && (
          <Button variant="quiet" onClick={() => !change.isPending && change.mutate("standard")}>
            Back to the operator's setting
          </Button>
        )}
      </div>
    </div>
  );
}

function MorningMail() {
  const { user } = useSignIn();
  const queries = useQueryClient();
  const key = ["staff preferences", user?.id];
  const read = async () =>
    answerOf<{ morning_mail: boolean }[]>(
      (await supabase())
        .from(storedPreferences.table)
        .select("morning_mail")
        .eq("id", user?.id ?? ""),
    );
  const { data } = useQuery({ queryKey: key, queryFn: read });
  const change = useMutation({
    mutationFn: async (morning_mail: boolean) => {
      const table = (await supabase()).from(storedPreferences.table);
      const there = (await read()).length > 0;
      const change = there ? table.update({ morning_mail }).eq("id", user?.id ?? "") : table.insert({ morning_mail });
      await answerOf(change.select("id").single());
    },
    onSuccess: async (_, on) => {
      await queries.invalidateQueries({ queryKey: key });
      await notify("success", "Success", on ? "You get the mail in the morning" : "You get no mail in the morning");
    },
    onError: async (error) => notify("error", "It could not be changed", await reasonOf(error)),
  });
  if (!data) return null;
  return (
    <label className="flex min-h-11 items-start gap-3">
      <input
        type="checkbox"
        className="mt-0.5 size-5"
        checked={data[0]?.morning_mail ?? true}
        onChange={({ target: { checked } }) => !change.isPending && change.mutate(checked)}
      />
      <span>
        Mail me at 9:00 on working days
        <span className="block text-sm text-ash">
          What is due, overdue, or new and not answered, and is with you or with nobody. Without any of it no mail.
        </span>
      </span>
    </label>
  );
}
