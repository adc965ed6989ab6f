import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import type { PublicConfig } from "~/lib/backend.server";
import { messageOf } from "~/lib/errors";
import { supabase } from "~/lib/supabase";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { notify } from "~/ui/toast";
import { passwordProblem, passwordRule, weakness } from "./password";
import { PasswordField } from "./password-field";
import { useAdminPath } from "./return-path";
import { useScreenTitle } from "./use-screen-title";

const hint = "Admin account creation is restricted to this email address only.";

/** The server's message, with advice where it needs some. */
function withAdvice(sentence: string): string {
  if (sentence !== "Email not confirmed") return sentence;
  return `${sentence}. Please open the link in the mail we sent you when you signed up; "Forgotten password" sends a new one.`;
}

/**
 * Signs in, or signs up with the one address that may. The server's configuration prefills it, and the server refuses
 * empty fields.
 */
export function SignInForm({
  admin,
  email,
  onEmail,
  onForgotten,
}: {
  admin: PublicConfig["admin"];
  email: string;
  onEmail: (email: string) => void;
  onForgotten: () => void;
}) {
  const navigate = useNavigate();
  const adminPath = useAdminPath();
  const [signingUp, setSigningUp] = useState(false);
  const [password, setPassword] = useState(admin.password ?? "");
  const [name, setName] = useState(admin.name);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [weak, setWeak] = useState<string>();
  const heading = useScreenTitle(signingUp ? "Sign up" : "Admin Authentication");
  const nameProblem = name.trim() ? null : "Full name is required";

  async function signUp() {
    setTried(true);
    if (nameProblem || passwordProblem(password)) return;
    if (email.trim().toLowerCase() !== admin.email.toLowerCase()) {
      throw new Error("Signup is not available for this email address");
    }
    const { auth } = await supabase();
    const { error } = await auth.signUp({
      email,
      password,
      options: { data: { full_name: name.trim() }, emailRedirectTo: `${location.origin}/` },
    });
    if (error) throw error;
    await notify(
      "success",
      "Success",
      "Admin account created successfully! Please check your email to confirm your account.",
    );
    setSigningUp(false);
  }

  async function signIn() {
    const { auth } = await supabase();
    const { data, error } = await auth.signInWithPassword({ email, password });
    if (error) throw error;
    await notify("success", "Success", "Signed in successfully!");
    navigate(adminPath(data.user.id));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      await (signingUp ? signUp() : signIn());
    } catch (error) {
      setWeak(weakness(error));
      await notify("error", "Error", withAdvice(messageOf(error)));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} noValidate className="w-full max-w-md space-y-5">
      <h1 ref={heading} tabIndex={-1} className="title-2 mb-2">
        Admin Authentication
      </h1>
      <p className="text-steel">{signingUp ? "Create the administrator's account." : "Sign in to manage the site."}</p>
      {signingUp && (
        <TextField
          label="Full name"
          name="name"
          autoComplete="name"
          required
          error={tried ? nameProblem : null}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="username"
        required
        readOnly={signingUp}
        hint={signingUp ? hint : undefined}
        value={signingUp ? admin.email : email}
        onChange={(event) => onEmail(event.target.value)}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete={signingUp ? "new-password" : "current-password"}
        required
        hint={signingUp ? passwordRule : undefined}
        error={signingUp ? (weak ?? (tried ? passwordProblem(password) : null)) : null}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setWeak(undefined);
        }}
      />
      <Button type="submit" variant="primary" disabled={busy} className="w-full">
        {signingUp ? "Sign Up" : "Sign In"}
      </Button>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        <Button
          variant="quiet"
          data-needs-react=""
          onClick={() => {
            setSigningUp(!signingUp);
            setTried(false);
          }}
        >
          {signingUp ? "Already have an account? Sign in" : "Need an account? Sign up"}
        </Button>
        {!signingUp && (
          <Button variant="quiet" onClick={onForgotten}>
            Forgotten password
          </Button>
        )}
      </div>
    </form>
  );
}
