import { useEffect, useRef, useState } from "react";
import { isSignedOut } from "~/admin/failure";
import { useSignIn } from "~/auth/session";

/**
 * Repeats a save that failed because the session had ended, once the same account has signed in again. Meanwhile the guard
 * asks for the password.
 * @param send repeats the save
 * @returns `deferUntilSignIn`, which takes a failed save and returns whether it will be repeated; and whether one is waiting
 */
export function useRetryAfterSignIn<What>(send: (what: What) => void): {
  deferUntilSignIn: (error: unknown, what: What) => boolean;
  waitingForSignIn: boolean;
} {
  const { session } = useSignIn();
  const [waiting, setWaiting] = useState<{ what: What; account: string; refused: string }>();
  // The session may be gone by the time its request fails.
  const latest = useRef(session);
  useEffect(() => {
    if (session) latest.current = session;
  }, [session]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: sends once, when the account has signed in again
  useEffect(() => {
    if (!waiting || session?.user.id !== waiting.account || session.access_token === waiting.refused) return;
    setWaiting(undefined);
    send(waiting.what);
  }, [waiting, session]);

  return {
    deferUntilSignIn: (error, what) => {
      // A session that cannot be renewed has ended, and the guard asks for the password (lib/supabase.ts).
      const ended = latest.current;
      if (!isSignedOut(error) || !ended) return false;
      setWaiting({ what, account: ended.user.id, refused: ended.access_token });
      return true;
    },
    waitingForSignIn: waiting !== undefined,
  };
}
