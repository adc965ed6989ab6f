import type { SupabaseClient } from "@supabase/supabase-js";
import { messageOf } from "~/lib/errors";
import { supabase } from "~/lib/supabase";
import { answerOf, isDuplicateKey, RequestFailed } from "./request-failed";

const OFFLINE = "There is no connection. Please try again when you are online.";
const SIGNED_OUT = "You are signed out. Please sign in again.";
export const NO_RIGHTS = "You are no longer an administrator.";
export const GONE = "Somebody else has deleted this in the meantime.";
export const CHANGED = "Somebody else has saved this in the meantime.";
export const NOT_IN_BIN = "This is no longer in the bin.";
const PLACE_TAKEN = "Another entry has taken its place. Take that one away first.";
const TOO_LONG = "One of the texts is too long to save.";
const VALUE_REFUSED = "A value cannot be saved: it is too long, or of the wrong kind.";

/** PostgreSQL's codes for a text that is too long for its column and for a value that a check refuses. */
const STRING_TOO_LONG = "22001";
const CHECK_VIOLATION = "23514";

/** PostgREST's code for "not exactly one row": it does not exist, or row-level security hides it. */
const NOT_ONE_ROW = "PGRST116";

export const isSignedOut = (error: unknown) => error instanceof RequestFailed && error.status === 401;

/** Whether a request failed because the browser is offline; it may be sent again once it is online. */
export const isOffline = (error: unknown) =>
  !navigator.onLine && (!(error instanceof RequestFailed) || error.status === 0);

/**
 * A sentence that says why a change failed: offline, signed out, rights lost, row deleted, text too long, value refused,
 * place taken, or what messageOf makes of the error.
 * @param gone the sentence for a row that does not exist
 */
export async function reasonOf(error: unknown, gone = GONE): Promise<string> {
  if (isOffline(error)) return OFFLINE;
  if (!(error instanceof RequestFailed)) return messageOf(error);
  const { status, code } = error;
  if (status === 401) return SIGNED_OUT;
  if (status === 413 || code === STRING_TOO_LONG) return TOO_LONG;
  if (code === CHECK_VIOLATION) return VALUE_REFUSED;
  if (isDuplicateKey(error)) return PLACE_TAKEN;
  if (status === 403 || code === NOT_ONE_ROW) return (await lacksRights(await supabase())) ? NO_RIGHTS : gone;
  if (status >= 500) return messageOf({ name: "AuthRetryableFetchError", status });
  return messageOf(error);
}

/** Whether the account has lost the administrator's right. Row-level security answers its changes as if the row did not exist. */
export async function lacksRights(client: SupabaseClient): Promise<boolean> {
  const { data: signedIn } = await client.auth.getSession();
  if (!signedIn.session) return false;
  const request = client.rpc("is_secure_admin", { user_id: signedIn.session.user.id });
  return answerOf(request).then(
    (isAdmin) => !isAdmin,
    () => false,
  );
}
