import type { SupabaseClient } from "@supabase/supabase-js";
import { refusalWords } from "#domain/refusals.ts";
import { supportChat } from "~/content/pages/support-chat";
import { type AnswerExtras, extrasIn } from "./model";

/**
 * Asks the assistant one question.
 * @returns its answer, as text with site paths in it, and what comes with it; a request to wait when the limit is reached or the assistant starts
 * @throws the function client's error, or an Error when the answer has no message
 */
export async function askAssistant(
  client: SupabaseClient,
  question: string,
  sessionId: string,
): Promise<AnswerExtras & { message: string }> {
  const { data: account } = await client.auth.getSession();
  const { data, error } = await client.functions.invoke("chat-assistant", {
    body: { message: question, sessionId, userId: account.session?.user.id ?? null },
  });
  if (error) {
    const response: unknown = error.context;
    if (!(response instanceof Response)) throw error;
    if (response.status === 429) return { message: supportChat.wait };
    // A 503 with Retry-After is a request to wait; any other is a failure.
    const later = response.status === 503 && response.headers.has("Retry-After");
    const { code, message } = later ? await response.json().catch(() => ({})) : {};
    const request = typeof message === "string" && refusalWords({ code, message });
    if (!request) throw error;
    return { message: request };
  }
  const message: unknown = data?.message;
  if (typeof message !== "string" || !message) throw new Error("The assistant's answer has no message.");
  return { message, ...extrasIn(data) };
}
