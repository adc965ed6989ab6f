import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { supportChat } from "~/content/pages/support-chat";
import { Icon } from "~/ui/icon";
import { ChatLog, SiteLink } from "./chat-log";
import { handOverAddress, MAX_QUESTION_CHARS, openingSuggestions } from "./model";
import { type Conversation, retryLastQuestion, send } from "./session";
import * as words from "./words";

/**
 * The conversation with its field: Enter sends, Shift+Enter adds a line break, blank text is not sent. Field and button
 * are disabled while an answer is pending; focus moves to `focusHolder` meanwhile and then returns to the field.
 */
export function ChatPanel({
  conversation: { messages, pending },
  focusFirst,
  focusHolder,
  path,
  onFollow,
}: {
  conversation: Conversation;
  /** Whether the field takes the focus when the panel appears. */
  focusFirst: boolean;
  /** The focusable element around the panel; a disabled field would lose focus to the page. */
  focusHolder: RefObject<HTMLElement | null>;
  /** The page on which the panel floats, about which the welcome suggests questions; absent on the chat's own page. */
  path?: string;
  onFollow?: () => void;
}) {
  const [text, setText] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const shouldFocus = useRef(focusFirst);
  const form = handOverAddress(messages);
  const asked = messages.some(({ sender }) => sender === "user");

  useEffect(retryLastQuestion, []);
  useEffect(() => {
    if (pending || !shouldFocus.current) return;
    shouldFocus.current = false;
    field.current?.focus({ preventScroll: true });
  }, [pending]);

  const last = messages.at(-1);
  const welcomes = path !== undefined && messages.length === 1;
  const suggestions = welcomes ? openingSuggestions(path) : (last?.suggestions ?? []);

  function ask(question: string) {
    focusHolder.current?.focus({ preventScroll: true });
    void send(question);
  }

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (!text.trim() || pending) return;
    shouldFocus.current = true;
    setText("");
    ask(text);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  }

  return (
    <>
      <ChatLog messages={messages} pending={pending} suggestions={suggestions} onAsk={ask} onFollow={onFollow} />
      <div className="border-t border-line bg-paper px-3 pt-3 pb-3">
        <form onSubmit={submit} className="flex items-end gap-2">
          <textarea
            ref={field}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
            disabled={pending}
            rows={1}
            maxLength={MAX_QUESTION_CHARS}
            aria-label={words.yourQuestion}
            placeholder={supportChat.placeholder}
            enterKeyHint="send"
            className="field-sizing-content max-h-28 min-h-11 w-full resize-none rounded-md border border-ash/60 bg-white px-3.5 py-2.5 text-base leading-snug text-ink placeholder:text-ash focus-visible:border-signal-deep disabled:opacity-60"
          />
          <button
            type="submit"
            disabled={pending || !text.trim()}
            aria-label={words.send}
            className="flex size-11 shrink-0 items-center justify-center rounded-md bg-signal text-carbon transition-colors duration-150 hover:bg-signal-strong disabled:opacity-55"
          >
            <Icon name="send" />
          </button>
        </form>
        <p className="mt-2 flex flex-wrap items-center justify-between gap-x-3 text-xs text-ash">
          {asked ? (
            <SiteLink
              path={form}
              {...(onFollow && { onFollow })}
              className="inline-flex min-h-8 items-center gap-1.5 text-sm font-semibold text-ink underline underline-offset-3"
            >
              <Icon name="mail" className="size-4" />
              {supportChat.handOver}
            </SiteLink>
          ) : (
            <span className="py-1.5">{supportChat.note}</span>
          )}
        </p>
      </div>
    </>
  );
}
