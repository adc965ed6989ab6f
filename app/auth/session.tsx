import type { Session, User } from "@supabase/supabase-js";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { supabase } from "~/lib/supabase";
import { forgetSignOut } from "./sign-out";

/** Who is signed in. `loading` until the first session and its rights are known. */
export type SignInState = {
  user: User | null;
  session: Session | null;
  isAdmin: boolean;
  loading: boolean;
  /** Whether the request for the rights failed. */
  checkFailed: boolean;
  /** Requests the rights again. An administrator keeps them until the answer. */
  checkAgain: () => void;
  /** Whether a new password must be chosen first. */
  mustChoosePassword: boolean;
  /** Reports that it was chosen. */
  passwordChosen: () => void;
};

type Rights = { userId: string; isAdmin: boolean; failed: boolean };

const SessionContext = createContext<SignInState | null>(null);

/**
 * Provides the sign-in state. The auth library's callback only stores the session, because calling the API inside it can
 * deadlock the library. The administrator's right is requested afterwards, once per user.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session | null>();
  const [rights, setRights] = useState<Rights>();
  const [attempt, setAttempt] = useState(0);
  const [recovering, setRecovering] = useState(() => !import.meta.env.SSR && isRecovering());

  const recover = useCallback((begun: boolean) => {
    storeRecovery(begun);
    setRecovering(begun);
  }, []);

  useEffect(() => {
    let stop = () => {};
    let unmounted = false;
    supabase().then(
      ({ auth }) => {
        if (unmounted) return;
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
      unmounted = true;
      stop();
    };
  }, [recover]);

  const userId = session?.user.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt requests again
  useEffect(() => {
    if (!userId) return;
    let current = true;
    fetchRights(userId).then((answer) => current && setRights({ userId, ...answer }));
    return () => {
      current = false;
    };
  }, [userId, attempt]);

  const checkAgain = useCallback(() => {
    setRights((current) => (current?.isAdmin ? current : undefined));
    setAttempt((count) => count + 1);
  }, []);
  const passwordChosen = useCallback(() => recover(false), [recover]);

  const known = rights && rights.userId === userId ? rights : undefined;
  const value: SignInState = {
    user: session?.user ?? null,
    session: session ?? null,
    isAdmin: known?.isAdmin ?? false,
    loading: session === undefined || (userId !== undefined && !known),
    checkFailed: known?.failed ?? false,
    checkAgain,
    mustChoosePassword: session != null && (recovering || session.user.user_metadata.choose_password === true),
    passwordChosen,
  };
  return <SessionContext value={value}>{children}</SessionContext>;
}

const RECOVERY_KEY = "recovering";

/** Stored, because the auth library reports a password reset only once and the page may be reloaded. */
const isRecovering = () => sessionStorage.getItem(RECOVERY_KEY) !== null;
const storeRecovery = (begun: boolean) =>
  begun ? sessionStorage.setItem(RECOVERY_KEY, "") : sessionStorage.removeItem(RECOVERY_KEY);

/** Requests the administrator's right. Status 401 means that the session has ended; other failures say nothing about rights. */
async function fetchRights(userId: string): Promise<Omit<Rights, "userId">> {
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
