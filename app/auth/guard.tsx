import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { ButtonLink } from "~/ui/button";
import { Spinner } from "~/ui/spinner";
import { useSignIn } from "./session";

/**
 * Shows its children to whoever may see them. This only chooses the screen; what may be read and written is decided by
 * the database.
 * @param requireAdmin also asks for the administrator's right
 */
export function Guard({ requireAdmin = false, children }: { requireAdmin?: boolean; children: ReactNode }) {
  const { user, isAdmin, loading } = useSignIn();
  if (loading) return <FullScreenSpinner />;
  if (!user) return <Navigate to="/auth" replace />;
  if (requireAdmin && !isAdmin) return <AccessDenied />;
  return children;
}

export function FullScreenSpinner() {
  return (
    <main className="grid min-h-dvh place-items-center bg-paper">
      <Spinner label="Loading" />
    </main>
  );
}

function AccessDenied() {
  return (
    <main className="grid min-h-dvh place-items-center bg-paper p-6">
      <div className="max-w-xl text-center">
        <h1 className="title-2">Access Denied</h1>
        <p className="lead mt-5">This area is restricted to authorized administrators only.</p>
        <p className="mt-3 text-steel">If you believe this is an error, please contact the system administrator.</p>
        <div className="mt-8">
          <ButtonLink to="/">Return to Home</ButtonLink>
        </div>
      </div>
    </main>
  );
}
