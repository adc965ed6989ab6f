import type { SupabaseClient } from "@supabase/supabase-js";

/**
 * Asks the assistant one question.
 * @returns its answer, as text with site paths in it
 * @throws the function client's error, or an Error when the answer has no message
 */
export async function askAssistant(client: SupabaseClient, question: string, sessionId: string): Promise<string> {
  const { data: account } = await client.auth.getSession();
  const { data, error } = await client.functions.invoke("chat-assistant", {
    body: { message: question, sessionId, userId: account.session?.user.id ?? null },
  });
  if (error) throw error;
  const message: unknown = data?.message;
  if (typeof message !== "string" || !message) throw new Error("The assistant's answer has no message.");
  return message;
}
