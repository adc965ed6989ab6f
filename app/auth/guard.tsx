import { Fragment, type ReactNode, useEffect, useMemo, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { useUnsaved } from "~/lib/unsaved-work";
import { Button, ButtonLink } from "~/ui/button";
import { Spinner } from "~/ui/spinner";
import { dismissToasts } from "~/ui/toast";
import { useSignIn } from "./session";
import { SignInAgain } from "./sign-in-again";
import { signedOutHere, signOutEverywhere } from "./sign-out";
import type { Left } from "./way-back";

/**
 * Shows its children to whoever may see them. This only chooses the screen; what may be read and written is decided by
 * the database. Once something typed there is unsaved, the children stay whatever becomes of the session, and who typed
 * it is asked to sign in again; unless the right was taken from the account itself.
 * @param requireAdmin also asks for the administrator's right
 */
export function Guard({ requireAdmin = false, children }: { requireAdmin?: boolean; children: ReactNode }) {
  const { user, isAdmin, loading, checkFailed, choosing } = useSignIn();
  const unsaved = useUnsaved();
  const { pathname, search } = useLocation();
  const [admitted, setAdmitted] = useState(user);
  const path = pathname + search;
  // One object for one place: Navigate would go once more for each other one.
  const left = useMemo<Left>(() => ({ path, account: admitted?.id }), [path, admitted?.id]);
  const welcome = user && !loading && !choosing && (isAdmin || !requireAdmin);
  if (welcome && !unsaved && admitted !== user) setAdmitted(user);

  const withdrawn = requireAdmin && !loading && !isAdmin && !checkFailed && user !== null && user.id === admitted?.id;

  if (welcome || (unsaved && admitted && !withdrawn)) {
    return (
      <>
        {/* Another account finds nothing of what the one before had open. */}
        <Fragment key={admitted?.id}>{children}</Fragment>
        {unsaved && admitted?.email && admitted.id !== user?.id && (
          <SignInAgain email={admitted.email} otherAccount={user !== null} />
        )}
      </>
    );
  }
  if (loading) return <FullScreenSpinner />;
  if (!user || choosing) return <Navigate to="/auth" replace state={signedOutHere() ? null : left} />;
  if (requireAdmin && checkFailed) return <CheckFailed />;
  return <AccessDenied />;
}

export function FullScreenSpinner() {
  return (
    <main className="grid min-h-dvh place-items-center bg-paper">
      <Spinner label="Loading" className="size-9 noscript:hidden" />
      <noscript>
        <p className="lead p-6 text-center">This area needs JavaScript. Please switch it on and load the page again.</p>
      </noscript>
    </main>
  );
}

function Notice({ title, children, actions }: { title: string; children: ReactNode; actions: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-items-center bg-paper p-6">
      <div className="max-w-xl text-center">
        <h1 className="title-2">{title}</h1>
        {children}
        <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>
      </div>
    </main>
  );
}

function CheckFailed() {
  const { checkAgain } = useSignIn();
  return (
    <Notice
      title="We could not check your rights"
      actions={
        <>
          <Button variant="primary" onClick={checkAgain}>
            Try Again
          </Button>
          <Button onClick={signOutEverywhere}>Sign Out</Button>
        </>
      }
    >
      <p className="lead mt-5">The service did not answer. Nothing was changed; please try again.</p>
    </Notice>
  );
}

function AccessDenied() {
  const { user } = useSignIn();
  // "Signed in successfully!" has nothing to say over this.
  useEffect(() => void dismissToasts(), []);
  return (
    <Notice
      title="Access Denied"
      actions={
        <>
          <ButtonLink to="/">Return to Home</ButtonLink>
          <Button onClick={signOutEverywhere}>Sign Out</Button>
        </>
      }
    >
      <p className="lead mt-5">This area is restricted to authorized administrators only.</p>
      <p className="mt-3 text-steel">If you believe this is an error, please contact the system administrator.</p>
      <p className="mt-3 text-sm text-ash">You are signed in as {user?.email}.</p>
    </Notice>
  );
}
