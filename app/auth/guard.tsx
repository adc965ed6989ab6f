import { Fragment, type ReactNode, useEffect, useMemo, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { useUnsaved } from "~/lib/unsaved-work";
import { Button, ButtonLink } from "~/ui/button";
import { Spinner } from "~/ui/spinner";
import { dismissToasts } from "~/ui/toast";
import type { ReturnTo } from "./return-path";
import { useSignIn } from "./session";
import { SignInAgain } from "./sign-in-again";
import { signedOutHere, signOutEverywhere } from "./sign-out";

/**
 * Shows its children to signed-in users. This only chooses the screen; the database decides what may be read and written.
 * While something is unsaved, the children stay even if the session ends, and the user is asked to sign in again, unless
 * the account has lost the right.
 * @param requireAdmin whether the administrator's right is required
 */
export function Guard({ requireAdmin = false, children }: { requireAdmin?: boolean; children: ReactNode }) {
  const { user, isAdmin, loading, checkFailed, mustChoosePassword } = useSignIn();
  const unsaved = useUnsaved();
  const { pathname, search } = useLocation();
  const [admitted, setAdmitted] = useState(user);
  const path = pathname + search;
  // Memoised, because Navigate would navigate again for each new object.
  const returnTo = useMemo<ReturnTo>(() => ({ path, account: admitted?.id }), [path, admitted?.id]);
  const isAllowed = user && !loading && !mustChoosePassword && (isAdmin || !requireAdmin);
  if (isAllowed && !unsaved && admitted !== user) setAdmitted(user);

  const isRevoked = requireAdmin && !loading && !isAdmin && !checkFailed && user !== null && user.id === admitted?.id;

  if (isAllowed || (unsaved && admitted && !isRevoked)) {
    return (
      <>
        {/* The key drops the state of the previous account. */}
        <Fragment key={admitted?.id}>{children}</Fragment>
        {unsaved && admitted?.email && admitted.id !== user?.id && (
          <SignInAgain email={admitted.email} otherAccount={user !== null} />
        )}
      </>
    );
  }
  if (loading) return <FullScreenSpinner />;
  if (!user || mustChoosePassword) return <Navigate to="/auth" replace state={signedOutHere() ? null : returnTo} />;
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
      title="We could not check your access"
      actions={
        <>
          <Button variant="primary" onClick={checkAgain}>
            Try Again
          </Button>
          <Button onClick={signOutEverywhere}>Sign Out</Button>
        </>
      }
    >
      <p className="lead mt-5">The service did not answer. Nothing was changed. Please try again.</p>
    </Notice>
  );
}

function AccessDenied() {
  const { user } = useSignIn();
  // Removes the toast "Signed in successfully!".
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
