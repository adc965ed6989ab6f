import type { SupabaseClient } from "@supabase/supabase-js";
import { messageOf } from "~/lib/errors";
import { supabase } from "~/lib/supabase";
import { answerOf, RequestFailed } from "./request-failed";

const OFFLINE = "There is no connection. Please try again when the line is back.";
const SIGNED_OUT = "You are signed out. Please sign in again.";
export const NO_RIGHTS = "Your account no longer has the rights of an administrator.";
export const GONE = "Somebody else has deleted this in the meantime.";
export const CHANGED = "Somebody else has saved this in the meantime.";
export const NOT_IN_BIN = "This is no longer in the bin.";
const TOO_LONG = "One of the texts is longer than can be stored.";
const NOT_TAKEN = "A value is not taken: it is too long, or not what may stand in its place.";

/** Codes of the database: a text that is too long for its column, and a value that a check of its table refuses. */
const LONG_TEXT = "22001";
const CHECKED = "23514";

/** The code under which a single row that is not there is answered, or not there for whoever asks. */
const NO_ROW = "PGRST116";

export const isSignedOut = (error: unknown) => error instanceof RequestFailed && error.status === 401;

/** Whether a request was not answered because the browser has no line; it may be sent again when it has. */
export const isOffline = (error: unknown) =>
  !navigator.onLine && (!(error instanceof RequestFailed) || error.status === 0);

/**
 * Why a change was not made, in a sentence: no line, signed out, no rights any more, deleted by somebody else, too long,
 * a value that is not taken, or what messageOf makes of the error.
 * @param gone what is said of a row that is not there
 */
export async function reasonOf(error: unknown, gone = GONE): Promise<string> {
  if (isOffline(error)) return OFFLINE;
  if (!(error instanceof RequestFailed)) return messageOf(error);
  const { status, code } = error;
  if (status === 401) return SIGNED_OUT;
  if (status === 413 || code === LONG_TEXT) return TOO_LONG;
  if (code === CHECKED) return NOT_TAKEN;
  if (status === 403 || code === NO_ROW) return (await lacksRights(await supabase())) ? NO_RIGHTS : gone;
  if (status >= 500) return messageOf({ name: "AuthRetryableFetchError", status });
  return messageOf(error);
}

/** Policies answer a change without rights as if the row were not there: whether that is why. */
export async function lacksRights(client: SupabaseClient): Promise<boolean> {
  const { data: signedIn } = await client.auth.getSession();
  if (!signedIn.session) return false;
  const asked = client.rpc("is_secure_admin", { user_id: signedIn.session.user.id });
  return answerOf(asked).then(
    (isAdmin) => !isAdmin,
    () => false,
  );
}
