import { type FormEvent, useEffect, useState } from "react";
import { Link, Navigate, useNavigate } from "react-router";
import { company } from "~/content/company";
import { Logo } from "~/layout/logo";
import type { PublicConfig } from "~/lib/backend.server";
import { messageOf } from "~/lib/errors";
import { supabase } from "~/lib/supabase";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { notify } from "~/ui/toast";
import { FullScreenSpinner } from "./guard";
import { useSignIn } from "./session";

const hint = "Admin account creation is restricted to this email address only.";

/** Sign-in and sign-up of the staff. Prefilled as the server's configuration says; who may is decided by the server. */
export function AuthScreen({ admin }: { admin: PublicConfig["admin"] }) {
  const { user } = useSignIn();
  const navigate = useNavigate();
  const [mode, setMode] = useState<"sign-in" | "sign-up">("sign-in");
  const [email, setEmail] = useState(admin.email);
  const [password, setPassword] = useState(admin.password ?? "");
  const [name, setName] = useState(admin.name);
  const [busy, setBusy] = useState(false);

  // A mailed link that was used before, or is too old, comes back with the reason in the fragment.
  useEffect(() => {
    const problem = new URLSearchParams(location.hash.slice(1)).get("error_description");
    if (!problem) return;
    history.replaceState(history.state, "", location.pathname);
    notify("error", "Error", problem);
  }, []);

  if (user) return <Navigate to="/admin" replace />;
  const signingUp = mode === "sign-up";

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      const { auth } = await supabase();
      if (signingUp) {
        if (email.trim().toLowerCase() !== admin.email.toLowerCase()) {
          throw new Error("Signup is not available for this email address");
        }
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
        setMode("sign-in");
      } else {
        const { error } = await auth.signInWithPassword({ email, password });
        if (error) throw error;
        await notify("success", "Success", "Signed in successfully!");
        navigate("/admin");
      }
    } catch (error) {
      await notify("error", "Error", messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="grid min-h-dvh bg-paper lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <header className="on-dark flex flex-col justify-between gap-10 bg-carbon p-8 text-bone md:p-12">
        <Link to="/" className="self-start">
          <Logo />
        </Link>
        <p className="title-3 max-w-[24ch] font-display [font-stretch:112%]">
          The desk behind the site: posts, job offers and the letters people send us.
        </p>
        <p className="text-sm text-mist">{company.name}</p>
      </header>
      <main className="flex items-center p-6 md:p-16">
        <form onSubmit={submit} className="w-full max-w-md space-y-5">
          <h1 className="title-2 mb-2">Admin Authentication</h1>
          <p className="text-steel">
            {signingUp ? "Create the administrator's account." : "Sign in to manage the site."}
          </p>
          {signingUp && (
            <TextField
              label="Full name"
              name="name"
              autoComplete="name"
              required
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
            onChange={(event) => setEmail(event.target.value)}
          />
          <TextField
            label="Password"
            name="password"
            type="password"
            autoComplete={signingUp ? "new-password" : "current-password"}
            required
            minLength={signingUp ? 8 : undefined}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Button type="submit" look="primary" disabled={busy} className="w-full">
            {signingUp ? "Sign Up" : "Sign In"}
          </Button>
          <Button
            look="quiet"
            data-needs-react=""
            onClick={() => {
              setMode(signingUp ? "sign-in" : "sign-up");
              setEmail(admin.email);
            }}
          >
            {signingUp ? "Already have an account? Sign in" : "Need an account? Sign up"}
          </Button>
        </form>
      </main>
    </div>
  );
}

/** The screen waits for the first session, so that a signed-in administrator never sees the form flash. */
export function AuthGate({ admin }: { admin: PublicConfig["admin"] }) {
  const { loading, user } = useSignIn();
  if (loading && !user) return <FullScreenSpinner />;
  return <AuthScreen admin={admin} />;
}
