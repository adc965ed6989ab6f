import { type ReactNode, useEffect, useState } from "react";
import { Link, Navigate } from "react-router";
import { company } from "~/content/company";
import { Logo } from "~/layout/logo";
import type { PublicConfig } from "~/lib/backend.server";
import { notify } from "~/ui/toast";
import { type Arrival, keepArrival, keptArrival, readArrival } from "./arrival";
import { ChoosePassword } from "./choose-password";
import { ForgottenPassword } from "./forgotten-password";
import { FullScreenSpinner } from "./guard";
import { useSignIn } from "./session";
import { SignInForm } from "./sign-in-form";
import { useAdminPath } from "./way-back";

/** Sign-in and sign-up of the staff, and the ways to a password. Who may is decided by the server. */
function AuthScreen({ admin }: { admin: PublicConfig["admin"] }) {
  const { user, choosing } = useSignIn();
  const adminPath = useAdminPath();
  const [arrival, setArrival] = useState(() => arrivalFor(user !== null, choosing));
  const [forgotten, setForgotten] = useState(false);
  // One address for both forms: who has typed it into one finds it in the other.
  const [email, setEmail] = useState(admin.email);

  useEffect(() => {
    // What the link brought is known now; it has no place in the history.
    if (location.hash || location.search) history.replaceState(history.state, "", location.pathname);
    keepArrival(arrival);
    if (arrival.kind === "problem") void notify("error", "Error", arrival.sentence);
  }, [arrival]);

  const link = arrival.kind === "link" ? arrival : undefined;
  if (link || choosing) {
    return (
      <Frame>
        <ChoosePassword link={link} onGiveUp={() => setArrival({ kind: "nothing" })} />
      </Frame>
    );
  }
  if (user) return <Navigate to={adminPath(user.id)} replace />;
  if (forgotten || arrival.kind === "elsewhere") {
    const back = () => {
      setForgotten(false);
      setArrival({ kind: "nothing" });
    };
    return (
      <Frame>
        <ForgottenPassword email={email} onEmail={setEmail} elsewhere={arrival.kind === "elsewhere"} onBack={back} />
      </Frame>
    );
  }
  return (
    <Frame>
      <SignInForm admin={admin} email={email} onEmail={setEmail} onForgotten={() => setForgotten(true)} />
    </Frame>
  );
}

/** A link whose code this browser could use has opened a session already, and is used up. */
function arrivalFor(signedIn: boolean, choosing: boolean): Arrival {
  const now = readArrival(new URL(location.href));
  const arrival = now.kind === "nothing" ? keptArrival() : now;
  const unused = new URLSearchParams(location.search).has("code");
  const done = signedIn && arrival.kind === "link" && (arrival.type === "signup" || choosing) && !unused;
  return done ? { kind: "nothing" } : arrival;
}

function Frame({ children }: { children: ReactNode }) {
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
      <main className="flex items-center p-6 md:p-16">{children}</main>
    </div>
  );
}

/** The screen waits for the first session, so that a signed-in administrator never sees the form flash. */
export function AuthGate({ admin }: { admin: PublicConfig["admin"] }) {
  const { loading, user } = useSignIn();
  if (loading && !user) return <FullScreenSpinner />;
  return <AuthScreen admin={admin} />;
}
