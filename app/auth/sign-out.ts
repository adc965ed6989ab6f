import { messageOf } from "~/lib/errors";
import { supabase } from "~/lib/supabase";
import { notify } from "~/ui/toast";

/**
 * Ends every session of the account, this one included. A toast says so when the server could not be told; the session
 * is still there then.
 * @returns whether nobody is signed in here any more
 */
export async function signOutEverywhere(): Promise<boolean> {
  try {
    const { auth } = await supabase();
    const { error } = await auth.signOut({ scope: "global" });
    if (error) throw error;
    return true;
  } catch (error) {
    await notify("error", "Error", messageOf(error));
    return false;
  }
}
