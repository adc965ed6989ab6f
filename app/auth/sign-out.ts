import { messageOf } from "~/lib/errors";
import { supabase } from "~/lib/supabase";
import { notify } from "~/ui/toast";

let signedOutByUser = false;

/** Whether the user has signed out in this tab. The next sign-in then starts at the dashboard. */
export const signedOutHere = () => signedOutByUser;

/** Called when a new session begins. */
export function forgetSignOut(): void {
  signedOutByUser = false;
}

/**
 * Ends every session of the account, this one included. If the server cannot be reached, a toast says so and the session
 * stays.
 * @returns whether the session has ended
 */
export async function signOutEverywhere(): Promise<boolean> {
  // Set before the request, because the guard reacts as soon as the library drops the session.
  signedOutByUser = true;
  try {
    const { auth } = await supabase();
    const { error } = await auth.signOut({ scope: "global" });
    if (error) throw error;
    return true;
  } catch (error) {
    signedOutByUser = false;
    await notify("error", "Error", messageOf(error));
    return false;
  }
}
