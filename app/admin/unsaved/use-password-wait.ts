import { useEffect, useRef, useState } from "react";
import { useSignIn } from "~/auth/session";
import { isSignedOut } from "../failure";

/**
 * Keeps what could not be stored because its session had ended, while the guard asks for the password, and stores it once
 * the same account is there again.
 * @param send stores it
 * @returns `waits`, which takes over what a request failed with and says whether it waits now; and whether anything does
 */
export function usePasswordWait<What>(send: (what: What) => void): {
  waits: (error: unknown, what: What) => boolean;
  waitingForPassword: boolean;
} {
  const { session } = useSignIn();
  const [waiting, setWaiting] = useState<{ what: What; account: string; refused: string }>();
  // The session may be gone by the time its refusal is heard of.
  const latest = useRef(session);
  useEffect(() => {
    if (session) latest.current = session;
  }, [session]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what waited goes out when its account is there again, once
  useEffect(() => {
    if (!waiting || session?.user.id !== waiting.account || session.access_token === waiting.refused) return;
    setWaiting(undefined);
    send(waiting.what);
  }, [waiting, session]);

  return {
    waits: (error, what) => {
      // A session that cannot be renewed has ended, and the guard asks for the password (lib/supabase.ts).
      const ended = latest.current;
      if (!isSignedOut(error) || !ended) return false;
      setWaiting({ what, account: ended.user.id, refused: ended.access_token });
      return true;
    },
    waitingForPassword: waiting !== undefined,
  };
}
