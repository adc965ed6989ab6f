import { messageOf } from "~/lib/errors";
import { supabase } from "~/lib/supabase";
import { notify } from "~/ui/toast";

let chosen = false;

/** Whether the last session of this tab was ended by its own account, here: who signs in then begins at the beginning. */
export const signedOutHere = () => chosen;

/** Another session begins, of which nothing is known yet. */
export function forgetSignOut(): void {
  chosen = false;
}

/**
 * Ends every session of the account, this one included. A toast says so when the server could not be told; the session
 * is still there then.
 * @returns whether nobody is signed in here any more
 */
export async function signOutEverywhere(): Promise<boolean> {
  // Before it is done: the guard hears of the end as soon as the library does.
  chosen = true;
  try {
    const { auth } = await supabase();
    const { error } = await auth.signOut({ scope: "global" });
    if (error) throw error;
    return true;
  } catch (error) {
    chosen = false;
    await notify("error", "Error", messageOf(error));
    return false;
  }
}
