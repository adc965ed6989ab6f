import { type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { messageOf } from "~/lib/errors";
import { supabase } from "~/lib/supabase";
import { Button } from "~/ui/button";
import { notify } from "~/ui/toast";
import { type MailedLink, rememberMailedLink } from "./mailed-link";
import { weakness } from "./password";
import { useSignIn } from "./session";
import { useNewPassword } from "./use-new-password";
import { useScreenTitle } from "./use-screen-title";

/**
 * Chooses a new password after a mailed link. The link is redeemed when the password is sent, not when the page opens,
 * because mail scanners open pages too.
 * @param link undefined if the auth library has already opened a session with it
 */
export function ChoosePassword({
  link,
  onGiveUp,
}: {
  link?: Extract<MailedLink, { kind: "link" }>;
  onGiveUp: () => void;
}) {
  const { passwordChosen } = useSignIn();
  const navigate = useNavigate();
  const heading = useScreenTitle("Choose a password");
  const redeemed = useRef(link === undefined);
  const [tried, setTried] = useState(false);
  const { password, problem, fields, setWeak } = useNewPassword(tried);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (problem) return;
    setBusy(true);
    try {
      const { auth } = await supabase();
      if (link && !redeemed.current) {
        const { error } = await auth.verifyOtp({ token_hash: link.tokenHash, type: link.type });
        if (error) throw error;
        redeemed.current = true;
      }
      const { error } = await auth.updateUser({ password, data: { choose_password: null } });
      if (error) throw error;
      await notify("success", "Success", "Your password is set. You are signed in.");
      passwordChosen();
      rememberMailedLink({ kind: "nothing" });
      navigate("/admin", { replace: true });
    } catch (error) {
      setWeak(weakness(error));
      const sentence = messageOf(error);
      const advice = link?.type === "invite" ? " Please ask who invited you for a new one." : "";
      await notify("error", "Error", /link is invalid/.test(sentence) ? `${sentence}.${advice}` : sentence);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} noValidate className="w-full max-w-md space-y-5">
      <h1 ref={heading} tabIndex={-1} className="title-2 mb-2">
        Choose a password
      </h1>
      <p className="text-steel">Use it to sign in from now on. You are signed out everywhere else.</p>
      {fields}
      <Button type="submit" variant="primary" disabled={busy} className="w-full">
        Save password
      </Button>
      {link && (
        <Button variant="quiet" onClick={onGiveUp}>
          Back to sign in
        </Button>
      )}
    </form>
  );
}
