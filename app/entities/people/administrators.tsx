import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { longDateAndTime } from "~/lib/dates";
import { supabase } from "~/lib/supabase";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Confirm } from "~/ui/confirm";
import { TextField } from "~/ui/field";
import { StateView } from "~/ui/state-view";
import { notify } from "~/ui/toast";
import { type Administrator, act, listAdministrators, type SentLink, sendLink, whyNot } from "./api";
import { LinkToPassOn } from "./link-to-pass-on";

const KEY = ["administrators"];

/** Who administers the site: invitations, resets and removals. The database decides who may. */
export function Administrators() {
  const queries = useQueryClient();
  const { data, isError, refetch } = useQuery({ queryKey: KEY, queryFn: listAdministrators });
  const [asking, setAsking] = useState<{ what: "reset" | "remove"; person: Administrator }>();
  const [shown, setShown] = useState<{ email: string; sent: SentLink }>();
  const refresh = () => queries.invalidateQueries({ queryKey: KEY });

  const failed = async (error: unknown) => notify("error", "Not done", await whyNot(error));
  async function link(email: string, done: string) {
    setShown(undefined);
    try {
      const sent = await sendLink(email);
      if (sent.outcome === "mailed") await notify("success", "Success", `${done} A link was mailed.`);
      else setShown({ email, sent });
    } catch (error) {
      await notify("error", "No link was sent", `${done} ${await whyNot(error)}`.trim());
    }
  }
  const invite = useMutation({
    mutationFn: async (email: string) => {
      const added = await act("invite_administrator", email);
      const person = (await listAdministrators()).find((each) => each.email === email);
      const done = added ? `${email} is an administrator now.` : `${email} was an administrator already.`;
      if (person?.state === "active") await notify("success", "Success", `${done} The account has a password already.`);
      else await link(email, done);
    },
    onError: failed,
    onSettled: refresh,
  });
  const again = useMutation({ mutationFn: (email: string) => link(email, ""), onSettled: refresh });
  const reset = useMutation({
    mutationFn: async (email: string) => {
      await act("reset_administrator", email);
      await link(email, `${email} is signed out everywhere.`);
    },
    onError: failed,
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: async ({ email, is_you }: Administrator) => {
      await act("remove_administrator", email);
      setShown((now) => (now?.email === email ? undefined : now));
      if (is_you) await (await supabase()).auth.signOut({ scope: "local" });
      else await notify("success", "Success", `${email} is no administrator any more, and is signed out everywhere.`);
    },
    onError: failed,
    onSettled: refresh,
  });
  const busy = invite.isPending || again.isPending || reset.isPending || remove.isPending;

  if (isError)
    return (
      <StateView
        alert
        title="The administrators could not be loaded"
        text="Nothing was changed."
        action={<Button onClick={() => refetch()}>Try Again</Button>}
      />
    );
  if (!data) return <p role="status">Looking…</p>;
  return (
    <>
      <InviteForm busy={busy} onInvite={(email) => invite.mutateAsync(email)} />
      {data[0]?.on_project && (
        <p className="mt-4 max-w-[70ch] text-steel">
          This site runs on a Supabase project. The project mails the links, and shows none; how long they are valid is
          among its settings. Where its mails do not arrive, set up its mail server.
        </p>
      )}
      <div aria-live="polite">{shown && <LinkToPassOn {...shown} onClose={() => setShown(undefined)} />}</div>
      <ul className="mt-8 border-t border-line" aria-label="Administrators">
        {data.map((person) => (
          <li key={person.email} className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line py-4">
            <div className="min-w-0 grow basis-72">
              <p className="font-semibold break-all">
                {person.email}
                {person.is_you && <span className="font-normal text-ash"> (you)</span>}
              </p>
              <p className="text-[0.9375rem] text-steel">{describe(person)}</p>
            </div>
            {person.state !== "active" && (
              <Badge highlighted>{person.state === "invited" ? "Invited" : "No password"}</Badge>
            )}
            <div className="flex flex-wrap gap-2">
              {person.state !== "active" && (
                <Button disabled={busy} onClick={() => again.mutate(person.email)}>
                  {person.link_made_at ? "Send another link" : "Send a link"}
                  <span className="sr-only"> to {person.email}</span>
                </Button>
              )}
              {person.state === "active" && !person.is_you && (
                <Button disabled={busy} onClick={() => setAsking({ what: "reset", person })}>
                  Reset password<span className="sr-only"> of {person.email}</span>
                </Button>
              )}
              {!person.from_environment && (
                <Button variant="quiet" disabled={busy} onClick={() => setAsking({ what: "remove", person })}>
                  Remove<span className="sr-only"> {person.email}</span>
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {asking && (
        <Question
          {...asking}
          onAnswer={(confirmed) => {
            setAsking(undefined);
            if (!confirmed) return;
            if (asking.what === "reset") reset.mutate(asking.person.email);
            else remove.mutate(asking.person);
          }}
        />
      )}
    </>
  );
}

/** What is known of an administrator, in a sentence or two. */
function describe({
  state,
  name,
  from_environment,
  last_sign_in_at,
  link_made_at,
  link_outcome,
}: Administrator): string {
  const made = longDateAndTime(link_made_at, "");
  const links = {
    mailed: `A link was mailed on ${made}`,
    shown: `No mail went out; a link to pass on was shown on ${made}`,
    failed: `The mail of ${made} did not go out`,
  };
  const parts = [
    name,
    state === "active"
      ? `Last signed in ${longDateAndTime(last_sign_in_at, "never")}`
      : link_outcome
        ? links[link_outcome]
        : "No link was sent yet",
    from_environment && "Named by ADMIN_EMAIL in the server's settings, where another address can be set",
  ];
  return parts.filter(Boolean).join(" · ");
}

function InviteForm({ busy, onInvite }: { busy: boolean; onInvite: (email: string) => Promise<unknown> }) {
  const [email, setEmail] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  async function submit(event: FormEvent) {
    event.preventDefault();
    const address = email.trim().toLowerCase();
    const valid = /^[^\s@]+@[^\s@]+$/.test(address);
    setProblem(valid ? null : "Please type the e-mail address of the person.");
    if (!valid) return;
    await onInvite(address).then(
      () => setEmail(""),
      () => undefined,
    );
  }
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label="Invite an administrator"
      className="flex flex-wrap items-start gap-3"
    >
      <TextField
        label="Invite by e-mail"
        name="address"
        type="email"
        autoComplete="off"
        hint="An administrator may do everything here, with people too. The link works once, for 24 hours."
        error={problem}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        className="w-full max-w-md"
      />
      <Button type="submit" variant="primary" disabled={busy} className="min-h-12 sm:mt-7.5">
        Invite
      </Button>
    </form>
  );
}

function Question({
  what,
  person: { email, is_you },
  onAnswer,
}: {
  what: "reset" | "remove";
  person: Administrator;
  onAnswer: (confirmed: boolean) => void;
}) {
  if (what === "reset")
    return (
      <Confirm question={`Reset the password of ${email}?`} confirmLabel="Reset password" onAnswer={onAnswer}>
        The password stops working at once, and {email} is signed out everywhere. A link to choose a new one is mailed;
        where no mail goes out, you are shown it to pass it on.
      </Confirm>
    );
  if (is_you)
    return (
      <Confirm question="Remove yourself?" confirmLabel="Remove my own rights" onAnswer={onAnswer}>
        You are signed out everywhere at once and cannot open the admin area any more. Only another administrator can
        bring you back.
      </Confirm>
    );
  return (
    <Confirm question={`Remove ${email}?`} confirmLabel="Remove" onAnswer={onAnswer}>
      {email} is signed out everywhere at once and cannot open the admin area any more. What they wrote stays.
    </Confirm>
  );
}
