import { reasonOf } from "~/admin/failure";
import { answerOf, RequestFailed } from "~/admin/request-failed";
import { publicConfig } from "~/lib/config";
import { supabase } from "~/lib/supabase";

/** An administrator as `list_administrators` returns one. */
export type Administrator = {
  email: string;
  name: string | null;
  state: "invited" | "without password" | "active";
  from_environment: boolean;
  is_you: boolean;
  added_at: string;
  last_sign_in_at: string | null;
  link_made_at: string | null;
  link_outcome: "mailed" | "shown" | "failed" | null;
  /** Whether the site runs on a Supabase project, which mails its links itself and shows none. */
  on_project: boolean;
};

/** What became of a link to a password. It is returned only where no mail went out. */
export type SentLink = { outcome: "mailed" | "shown" | "failed"; link?: string; problem?: string };

/** PostgreSQL's code for a sentence that a procedure raises for the person who asked. */
const RAISED = "P0001";

/** Why an act failed: the database's own sentence, or what `reasonOf` says. */
export async function whyNot(error: unknown): Promise<string> {
  if (error instanceof RequestFailed && error.code === RAISED) return `${error.message}.`;
  return reasonOf(error, "The administrator is not there any more.");
}

export const listAdministrators = async () => answerOf<Administrator[]>((await supabase()).rpc("list_administrators"));

export type PeopleAct = "invite_administrator" | "remove_administrator" | "reset_administrator";

/** @returns of an invitation whether the address is new among the administrators */
export const act = async (name: PeopleAct, address: string) =>
  answerOf<boolean | null>((await supabase()).rpc(name, { address }));

/** Makes a link to a password and has it mailed. @throws RequestFailed */
export async function sendLink(email: string): Promise<SentLink> {
  const { supabaseUrl, supabasePublishableKey } = await publicConfig();
  const { data } = await (await supabase()).auth.getSession();
  const response = await fetch(`${supabaseUrl}/auth/v1/administrators/link`, {
    method: "POST",
    headers: {
      apikey: supabasePublishableKey,
      Authorization: `Bearer ${data.session?.access_token ?? supabasePublishableKey}`,
      "Content-Type": "application/json",
    },
    body: JSON.stringify({ email }),
  });
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer as SentLink;
  const { error_code: code = "", msg: message = "" } = answer as { error_code?: string; msg?: string };
  throw new RequestFailed({ code, message }, response.status);
}
