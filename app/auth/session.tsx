import type { Session, User } from "@supabase/supabase-js";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { supabase } from "~/lib/supabase";
import { forgetSignOut } from "./sign-out";

/** Who is signed in, as far as it is known. `loading` until the first session, and the rights that go with it, are. */
export type SignInState = {
  user: User | null;
  session: Session | null;
  isAdmin: boolean;
  loading: boolean;
  /** The rights could not be asked for. */
  checkFailed: boolean;
  /** Asks for the rights once more; who has them keeps them until the answer is there. */
  checkAgain: () => void;
  /** A new password is to be chosen before anything else. */
  choosing: boolean;
  /** Says that it was. */
  chosen: () => void;
};

type Rights = { userId: string; isAdmin: boolean; failed: boolean };

const SessionContext = createContext<SignInState | null>(null);

/**
 * Follows the sign-in state. The callback of the auth library only takes the session over, because calling the API
 * inside it can deadlock the library; the administrator's right is asked for afterwards, once for each user.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session | null>();
  const [rights, setRights] = useState<Rights>();
  const [attempt, setAttempt] = useState(0);
  const [recovering, setRecovering] = useState(() => !import.meta.env.SSR && recoveryBegan());

  const recover = useCallback((begun: boolean) => {
    keepRecovery(begun);
    setRecovering(begun);
  }, []);

  useEffect(() => {
    let stop = () => {};
    let gone = false;
    supabase().then(
      ({ auth }) => {
        if (gone) return;
        const { data } = auth.onAuthStateChange((event, next) => {
          if (event === "PASSWORD_RECOVERY") recover(true);
          if (event === "SIGNED_OUT") recover(false);
          if (event === "SIGNED_IN") forgetSignOut();
          setSession(next);
        });
        stop = () => data.subscription.unsubscribe();
      },
      () => setSession(null),
    );
    return () => {
      gone = true;
      stop();
    };
  }, [recover]);

  const userId = session?.user.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!userId) return;
    let current = true;
    askForRights(userId).then((answer) => current && setRights({ userId, ...answer }));
    return () => {
      current = false;
    };
  }, [userId, attempt]);

  const checkAgain = useCallback(() => {
    setRights((current) => (current?.isAdmin ? current : undefined));
    setAttempt((count) => count + 1);
  }, []);
  const chosen = useCallback(() => recover(false), [recover]);

  const known = rights && rights.userId === userId ? rights : undefined;
  const value: SignInState = {
    user: session?.user ?? null,
    session: session ?? null,
    isAdmin: known?.isAdmin ?? false,
    loading: session === undefined || (userId !== undefined && !known),
    checkFailed: known?.failed ?? false,
    checkAgain,
    choosing: session != null && (recovering || session.user.user_metadata.choose_password === true),
    chosen,
  };
  return <SessionContext value={value}>{children}</SessionContext>;
}

const recovery = "recovering";

/** The auth library says once that a mailed link asked for a new password; a page that is loaded again must know it. */
const recoveryBegan = () => sessionStorage.getItem(recovery) !== null;
const keepRecovery = (begun: boolean) =>
  begun ? sessionStorage.setItem(recovery, "") : sessionStorage.removeItem(recovery);

/** A refused token means that the session has ended; any other failure says nothing about rights. */
async function askForRights(userId: string): Promise<Omit<Rights, "userId">> {
  try {
    const client = await supabase();
    const { data, error, status } = await client.rpc("is_secure_admin", { user_id: userId });
    if (!error) return { isAdmin: Boolean(data), failed: false };
    if (status === 401) await client.auth.signOut({ scope: "local" });
    return { isAdmin: false, failed: true };
  } catch {
    return { isAdmin: false, failed: true };
  }
}

/** The sign-in state. @throws outside a SessionProvider */
export function useSignIn(): SignInState {
  const state = useContext(SessionContext);
  if (!state) throw new Error("useSignIn needs a SessionProvider above it");
  return state;
}
