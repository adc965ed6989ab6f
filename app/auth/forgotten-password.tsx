import { type FormEvent, useState } from "react";
import { messageOf } from "~/lib/errors";
import { supabase } from "~/lib/supabase";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { notify } from "~/ui/toast";
import { useScreenTitle } from "./use-screen-title";

/**
 * Requests a password link by mail. The answer is the same for every address, so that it does not reveal accounts.
 * @param elsewhere whether the visitor came by a link that another browser had requested
 */
export function ForgottenPassword({
  email,
  onEmail,
  elsewhere,
  onBack,
}: {
  email: string;
  onEmail: (email: string) => void;
  elsewhere: boolean;
  onBack: () => void;
}) {
  const heading = useScreenTitle("Forgotten password");
  const [missing, setMissing] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(!email.trim());
    if (!email.trim()) return;
    setBusy(true);
    try {
      const { auth } = await supabase();
      const { error } = await auth.resetPasswordForEmail(email.trim(), { redirectTo: `${location.origin}/auth` });
      if (error) throw error;
      setSentTo(email.trim());
    } catch (error) {
      await notify("error", "Error", messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} noValidate className="w-full max-w-md space-y-5">
      <h1 ref={heading} tabIndex={-1} className="title-2 mb-2">
        Forgotten password
      </h1>
      <p className="text-steel">
        {elsewhere
          ? "This link works only in the browser that asked for it. Ask for a new one here, and open it in this browser."
          : "We will e-mail you a link to choose a new password."}
      </p>
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="username"
        error={missing ? "Please type the e-mail address of your account." : null}
        value={email}
        onChange={(event) => onEmail(event.target.value)}
      />
      {sentTo && (
        <p role="status" className="rounded-md bg-sand p-4">
          If {sentTo} is an administrator's address, a mail is on its way to it. Its link works once, for an hour.
        </p>
      )}
      <Button type="submit" variant="primary" disabled={busy} className="w-full">
        {sentTo ? "Send it again" : "Send me a link"}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        Back to sign in
      </Button>
    </form>
  );
}
