import type { Session, User } from "@supabase/supabase-js";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { supabase } from "~/lib/supabase";

/** Who is signed in, as far as it is known. `loading` until the first session, and the rights that go with it, are. */
export type SignInState = { user: User | null; session: Session | null; isAdmin: boolean; loading: boolean };

const SessionContext = createContext<SignInState | null>(null);

/**
 * Follows the sign-in state. The callback of the auth library only takes the session over, because calling the API
 * inside it can deadlock the library; the administrator's right is asked for afterwards, once for each user.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session | null>();
  const [rights, setRights] = useState<{ userId: string; isAdmin: boolean }>();

  useEffect(() => {
    let stop = () => {};
    let gone = false;
    supabase().then(
      ({ auth }) => {
        if (gone) return;
        const { data } = auth.onAuthStateChange((_event, next) => setSession(next));
        stop = () => data.subscription.unsubscribe();
      },
      () => setSession(null),
    );
    return () => {
      gone = true;
      stop();
    };
  }, []);

  const userId = session?.user.id;
  useEffect(() => {
    if (!userId) return;
    let current = true;
    supabase()
      .then((client) => client.rpc("is_secure_admin", { user_id: userId }))
      .then(
        ({ data }) => current && setRights({ userId, isAdmin: Boolean(data) }),
        () => current && setRights({ userId, isAdmin: false }),
      );
    return () => {
      current = false;
    };
  }, [userId]);

  const known = rights && rights.userId === userId ? rights : undefined;
  const value: SignInState = {
    user: session?.user ?? null,
    session: session ?? null,
    isAdmin: known?.isAdmin ?? false,
    loading: session === undefined || (userId !== undefined && !known),
  };
  return <SessionContext value={value}>{children}</SessionContext>;
}

/** The sign-in state. @throws outside a SessionProvider */
export function useSignIn(): SignInState {
  const state = useContext(SessionContext);
  if (!state) throw new Error("useSignIn needs a SessionProvider above it");
  return state;
}
