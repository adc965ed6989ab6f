import { type FormEvent, useState } from "react";
import { messageOf } from "~/lib/errors";
import { supabase } from "~/lib/supabase";
import { ignoreUnsaved } from "~/lib/unsaved-work";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { PasswordField } from "./password-field";

/**
 * Asks for the password over a page with unsaved text when its session has ended. Only the same account can sign in here,
 * because the text is its own.
 */
export function SignInAgain({ email, otherAccount }: { email: string; otherAccount: boolean }) {
  const [password, setPassword] = useState("");
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setRefused(null);
    try {
      const { auth } = await supabase();
      const { error } = await auth.signInWithPassword({ email, password });
      if (error) throw error;
    } catch (error) {
      setRefused(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog title="Sign in to go on">
      <form onSubmit={submit} noValidate className="space-y-5">
        <p className="text-steel">
          {otherAccount
            ? "This browser is signed in with another account now. What you typed is still here, behind this window."
            : "Your session has ended. What you typed is still here, behind this window."}
        </p>
        <p>
          Account: <strong className="font-semibold break-all">{email}</strong>
        </p>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          error={refused}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" disabled={busy}>
            Sign In
          </Button>
          <Button variant="quiet" onClick={ignoreUnsaved}>
            Leave without saving
          </Button>
        </div>
        <p className="text-sm text-ash">
          If you leave, this browser keeps your text and offers it to you when you sign in again. A picture that is not
          uploaded yet is not kept.
        </p>
      </form>
    </Dialog>
  );
}
