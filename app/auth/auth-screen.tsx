import { type ReactNode, useEffect, useState } from "react";
import { Link, Navigate } from "react-router";
import { company } from "~/content/company";
import { Logo } from "~/layout/header/logo";
import type { PublicConfig } from "~/lib/backend.server";
import { notify } from "~/ui/toast";
import { ChoosePassword } from "./choose-password";
import { ForgottenPassword } from "./forgotten-password";
import { FullScreenSpinner } from "./guard";
import { type MailedLink, readMailedLink, rememberedMailedLink, rememberMailedLink } from "./mailed-link";
import { useAdminPath } from "./return-path";
import { useSignIn } from "./session";
import { SignInForm } from "./sign-in-form";

/** Sign-in and sign-up of the staff, and choosing or resetting a password. The server decides who may. */
function AuthScreen({ admin }: { admin: PublicConfig["admin"] }) {
  const { user, mustChoosePassword } = useSignIn();
  const adminPath = useAdminPath();
  const [mailedLink, setMailedLink] = useState(() => currentMailedLink(user !== null, mustChoosePassword));
  const [forgotten, setForgotten] = useState(false);
  // One email for both forms, so that it is typed once.
  const [email, setEmail] = useState(admin.email);

  useEffect(() => {
    // The link is read; its token must not stay in the history.
    if (location.hash || location.search) history.replaceState(history.state, "", location.pathname);
    rememberMailedLink(mailedLink);
    if (mailedLink.kind === "problem") void notify("error", "Error", mailedLink.sentence);
  }, [mailedLink]);

  const link = mailedLink.kind === "link" ? mailedLink : undefined;
  if (link || mustChoosePassword) {
    return (
      <Frame>
        <ChoosePassword link={link} onGiveUp={() => setMailedLink({ kind: "nothing" })} />
      </Frame>
    );
  }
  if (user) return <Navigate to={adminPath(user.id)} replace />;
  if (forgotten || mailedLink.kind === "elsewhere") {
    const back = () => {
      setForgotten(false);
      setMailedLink({ kind: "nothing" });
    };
    return (
      <Frame>
        <ForgottenPassword email={email} onEmail={setEmail} elsewhere={mailedLink.kind === "elsewhere"} onBack={back} />
      </Frame>
    );
  }
  return (
    <Frame>
      <SignInForm admin={admin} email={email} onEmail={setEmail} onForgotten={() => setForgotten(true)} />
    </Frame>
  );
}

/** The link in the address or the remembered one, unless this browser has already used it to open a session. */
function currentMailedLink(signedIn: boolean, mustChoosePassword: boolean): MailedLink {
  const now = readMailedLink(new URL(location.href));
  const mailedLink = now.kind === "nothing" ? rememberedMailedLink() : now;
  const unused = new URLSearchParams(location.search).has("code");
  const done =
    signedIn && mailedLink.kind === "link" && (mailedLink.type === "signup" || mustChoosePassword) && !unused;
  return done ? { kind: "nothing" } : mailedLink;
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh bg-paper lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <header className="on-dark flex flex-col justify-between gap-10 bg-carbon p-8 text-bone md:p-12">
        <Link to="/" className="self-start">
          <Logo />
        </Link>
        <p className="title-3 max-w-[24ch] font-display [font-stretch:112%]">
          For our staff: posts, job openings and enquiries.
        </p>
        <p className="text-sm text-mist">{company.name}</p>
      </header>
      <main className="flex items-center p-6 md:p-16">{children}</main>
    </div>
  );
}

/** Waits for the session, so that a signed-in administrator does not see the form flash. */
export function AuthGate({ admin }: { admin: PublicConfig["admin"] }) {
  const { loading, user } = useSignIn();
  if (loading && !user) return <FullScreenSpinner />;
  return <AuthScreen admin={admin} />;
}
