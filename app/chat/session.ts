import { useSyncExternalStore } from "react";
import { supportChat } from "~/content/support-chat";
import { supabase } from "~/lib/supabase";
import { askAssistant } from "./api";
import { storageKey } from "./kept";
import { type ChatMessage, MAX_QUESTION_LENGTH, newSessionId } from "./model";

/** The conversation of this tab. */
export type Conversation = {
  /** Whether the floating panel is open. */
  open: boolean;
  sessionId: string | null;
  messages: ChatMessage[];
  /** A reply is on its way. */
  pending: boolean;
};

const nothing: Conversation = { open: false, sessionId: null, messages: [], pending: false };
/** Kept of one conversation; older messages go first. */
const mostMessages = 100;

let current: Conversation | undefined;
const listeners = new Set<() => void>();

function stored(): Conversation {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? "null") as Partial<Conversation> | null;
    if (kept && Array.isArray(kept.messages)) {
      return { open: kept.open === true, sessionId: kept.sessionId ?? null, messages: kept.messages, pending: false };
    }
  } catch {
    // No storage, or somebody else's: the conversation begins anew.
  }
  return nothing;
}

const read = () => {
  current ??= stored();
  return current;
};

function change(part: Partial<Conversation>): void {
  current = { ...read(), ...part };
  try {
    const { open, sessionId, messages } = current;
    sessionStorage.setItem(storageKey, JSON.stringify({ open, sessionId, messages }));
  } catch {
    // It lives on in memory.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function say(sender: ChatMessage["sender"], message: string): ChatMessage[] {
  const said = { id: crypto.randomUUID(), message, sender, created_at: new Date().toISOString() };
  return [...read().messages, said].slice(-mostMessages);
}

/** What every conversation begins with; the page of the chat is served with it. */
export function welcome(): ChatMessage {
  return { id: "welcome", message: supportChat.welcome, sender: "assistant", created_at: new Date().toISOString() };
}

/** Begins a session; at the first opening the welcome stands there. */
export function openSession(panel: boolean): void {
  change({
    open: panel,
    sessionId: newSessionId(),
    messages: read().messages.length === 0 ? [welcome()] : read().messages,
  });
}

/** Closes the panel; what was said stays for the next opening in this tab. */
export function closePanel(): void {
  change({ open: false });
}

/** How long a failure is not yet told, in milliseconds. */
const LEAVING = 300;

/** The page is being left: what is under way is cut off, and nothing has failed. */
let leaving = false;
if (typeof window !== "undefined") {
  addEventListener("pagehide", () => {
    leaving = true;
  });
  addEventListener("pageshow", () => {
    leaving = false;
  });
}

/**
 * Sends a question and waits for the answer; blank text and a second question while one is pending are not sent. A
 * failure becomes the assistant's message, with e-mail address and phone number.
 */
export async function send(question: string): Promise<void> {
  const text = question.trim().slice(0, MAX_QUESTION_LENGTH);
  if (!text || read().pending) return;
  change({ messages: say("user", text), pending: true });
  await answer(text);
}

/** Asks once more what was not answered because its page was left. */
export function answerLast(): void {
  const last = read().messages.at(-1);
  if (last?.sender !== "user" || read().pending) return;
  change({ pending: true });
  void answer(last.message);
}

async function answer(text: string): Promise<void> {
  const { sessionId } = read();
  let reply: string;
  try {
    reply = await askAssistant(await supabase(), text, sessionId ?? newSessionId());
  } catch {
    // What is under way may be cut off a moment before the page knows that it is being left.
    await new Promise((later) => setTimeout(later, LEAVING));
    if (leaving) return change({ pending: false });
    reply = supportChat.failure;
  }
  change({ messages: say("assistant", reply), pending: false });
}

/** The conversation, kept over page changes of this tab; empty and closed on the server. */
export function useConversation(): Conversation {
  return useSyncExternalStore(subscribe, read, () => nothing);
}
