import { type FormEvent, type ReactNode, useState } from "react";
import { messageOf } from "~/lib/errors";
import { supabase } from "~/lib/supabase";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { notify } from "~/ui/toast";
import { weakness } from "./password";
import { PasswordField } from "./password-field";
import { useSignIn } from "./session";
import { useNewPassword } from "./use-new-password";

/**
 * The greeting, which opens a dialog to change the password and to sign out everywhere.
 * @param children further settings of the signed-in user
 */
export function AccountMenu({ onSignOut, children }: { onSignOut: () => void; children?: ReactNode }) {
  const { user } = useSignIn();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="min-h-11 min-w-0 text-left text-[0.9375rem] leading-snug text-mist underline decoration-mist/40 underline-offset-4 hover:decoration-current"
      >
        Welcome, <span className="wrap-anywhere text-bone max-sm:block">{user?.email}</span>
      </button>
      {open && (
        <AccountDialog onClose={() => setOpen(false)} onSignOut={onSignOut}>
          {children}
        </AccountDialog>
      )}
    </>
  );
}

function AccountDialog({
  onClose,
  onSignOut,
  children,
}: {
  onClose: () => void;
  onSignOut: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog title="Your account" closeButton onClose={onClose}>
      <ChangePassword onChanged={onClose} />
      {children && <div className="mt-8 border-t border-line pt-6">{children}</div>}
      <div className="mt-8 border-t border-line pt-6">
        <p className="mb-4 text-steel">Signs you out in every browser, including this one.</p>
        <Button
          onClick={() => {
            onClose();
            onSignOut();
          }}
        >
          Sign out everywhere
        </Button>
      </div>
    </Dialog>
  );
}

function ChangePassword({ onChanged }: { onChanged: () => void }) {
  const { user } = useSignIn();
  const [current, setCurrent] = useState("");
  const [tried, setTried] = useState(false);
  const { password, problem, fields, setWeak } = useNewPassword(tried);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    setRefused(null);
    if (!current || problem) return;
    setBusy(true);
    try {
      const { auth } = await supabase();
      const { error } = await auth.updateUser({ password, current_password: current });
      if (error) throw error;
      onChanged();
      await notify("success", "Password changed", "You are signed out in every other browser.");
    } catch (error) {
      const reason = weakness(error);
      setWeak(reason);
      if (!reason) setRefused(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} noValidate aria-label="Change password" className="space-y-4">
      <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ""} readOnly />
      <PasswordField
        label="Current password"
        name="current"
        autoComplete="current-password"
        error={tried && !current ? "Please type your current password." : null}
        value={current}
        onChange={(event) => setCurrent(event.target.value)}
      />
      {fields}
      {refused && (
        <p role="alert" className="font-medium text-danger">
          {refused}
        </p>
      )}
      <Button type="submit" variant="primary" disabled={busy}>
        Change password
      </Button>
    </form>
  );
}
