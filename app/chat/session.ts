import { useSyncExternalStore } from "react";
import { supportChat } from "~/content/pages/support-chat";
import { supabase } from "~/lib/supabase";
import { askAssistant } from "./api";
import { type AnswerExtras, type ChatMessage, MAX_QUESTION_CHARS, messagesIn, newSessionId } from "./model";
import { storageKey } from "./panel-storage";

/** The conversation of this tab. */
export type Conversation = {
  /** Whether the floating panel is open. */
  open: boolean;
  sessionId: string | null;
  messages: ChatMessage[];
  /** Whether an answer is awaited. */
  pending: boolean;
};

const emptyConversation: Conversation = { open: false, sessionId: null, messages: [], pending: false };
/** Messages kept per conversation; the oldest are dropped first. */
const MAX_MESSAGES = 100;

let current: Conversation | undefined;
const listeners = new Set<() => void>();

function stored(): Conversation {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? "null") as Partial<Conversation> | null;
    if (kept && Array.isArray(kept.messages)) {
      const sessionId = typeof kept.sessionId === "string" ? kept.sessionId : null;
      return { open: kept.open === true, sessionId, messages: messagesIn(kept.messages), pending: false };
    }
  } catch {
    // No storage, or foreign data in it: the conversation starts empty.
  }
  return emptyConversation;
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
    // It stays in memory.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function withMessage(sender: ChatMessage["sender"], message: string, extras: AnswerExtras = {}): ChatMessage[] {
  const added = { ...extras, id: crypto.randomUUID(), message, sender, created_at: new Date().toISOString() };
  return [...read().messages, added].slice(-MAX_MESSAGES);
}

/** The first message of every conversation; the chat page is rendered with it. */
export function welcome(): ChatMessage {
  return { id: "welcome", message: supportChat.welcome, sender: "assistant", created_at: new Date().toISOString() };
}

/** Starts a session; an empty conversation gets the welcome. @param panel whether the floating panel opens */
export function openSession(panel: boolean): void {
  const { messages, sessionId } = read();
  change({
    open: panel,
    sessionId: newSessionId(messages.length > 1 ? sessionId : null),
    messages: messages.length === 0 ? [welcome()] : messages,
  });
}

/** Closes the panel; the messages stay for this tab. */
export function closePanel(): void {
  change({ open: false });
}

/** Milliseconds before a failure is shown. */
const FAILURE_DELAY_MS = 300;

/** Whether the page is being left: its requests are aborted, which is no failure. */
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
 * Sends a question and waits for the answer; blank text and a question while another is pending are not sent. A
 * failure becomes a message of the assistant with e-mail address and phone number.
 */
export async function send(question: string): Promise<void> {
  const text = question.trim().slice(0, MAX_QUESTION_CHARS);
  if (!text || read().pending) return;
  change({ messages: withMessage("user", text), pending: true });
  await answer(text);
}

/** Sends the last question again if its page was left before the answer came. */
export function retryLastQuestion(): void {
  const last = read().messages.at(-1);
  if (last?.sender !== "user" || read().pending) return;
  change({ pending: true });
  void answer(last.message);
}

async function answer(text: string): Promise<void> {
  const { sessionId } = read();
  let reply: AnswerExtras & { message: string };
  try {
    reply = await askAssistant(await supabase(), text, sessionId ?? newSessionId());
  } catch {
    // Browsers may abort a request shortly before `pagehide`.
    await new Promise((later) => setTimeout(later, FAILURE_DELAY_MS));
    if (leaving) return change({ pending: false });
    reply = { message: supportChat.failure };
  }
  const { message, ...extras } = reply;
  change({ messages: withMessage("assistant", message, extras), pending: false });
}

/** The conversation, kept over page changes of this tab; empty and closed on the server. */
export function useConversation(): Conversation {
  return useSyncExternalStore(subscribe, read, () => emptyConversation);
}
