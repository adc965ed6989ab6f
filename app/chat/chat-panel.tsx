import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { supportChat } from "~/content/support-chat";
import { Icon } from "~/ui/icon";
import { expectArrival } from "./arrival";
import { ChatLog } from "./chat-log";
import { handOverAddress, MAX_QUESTION_LENGTH } from "./model";
import { answerLast, type Conversation, send } from "./session";

/**
 * The conversation with its field: Enter sends, Shift+Enter breaks the line, blank is not sent. Field and button are
 * disabled while an answer is on its way; the focus waits around them meanwhile and then returns to the field.
 */
export function ChatPanel({
  conversation: { messages, pending },
  focusFirst,
  around,
  onFollow,
}: {
  conversation: Conversation;
  /** Whether the field takes the focus when the panel appears. */
  focusFirst: boolean;
  /** What holds the panel and can take the focus, which a field that is disabled would lose to the page. */
  around: RefObject<HTMLElement | null>;
  onFollow?: () => void;
}) {
  const [text, setText] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const wanted = useRef(focusFirst);
  const form = handOverAddress(messages);
  const asked = messages.some(({ sender }) => sender === "user");

  useEffect(answerLast, []);
  useEffect(() => {
    if (pending || !wanted.current) return;
    wanted.current = false;
    field.current?.focus({ preventScroll: true });
  }, [pending]);

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (!text.trim() || pending) return;
    wanted.current = true;
    around.current?.focus({ preventScroll: true });
    setText("");
    void send(text);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  }

  return (
    <>
      <ChatLog messages={messages} pending={pending} onFollow={onFollow} />
      <div className="border-t border-line bg-paper px-3 pt-3 pb-3">
        <form onSubmit={submit} className="flex items-end gap-2">
          <textarea
            ref={field}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
            disabled={pending}
            rows={1}
            maxLength={MAX_QUESTION_LENGTH}
            aria-label="Your question"
            placeholder={supportChat.placeholder}
            enterKeyHint="send"
            className="field-sizing-content max-h-28 min-h-11 w-full resize-none rounded-md border border-ash/60 bg-white px-3.5 py-2.5 text-base leading-snug text-ink placeholder:text-ash focus-visible:border-signal-deep disabled:opacity-60"
          />
          <button
            type="submit"
            disabled={pending || !text.trim()}
            aria-label="Send"
            className="flex size-11 shrink-0 items-center justify-center rounded-md bg-signal text-carbon transition-colors duration-150 hover:bg-signal-strong disabled:opacity-55"
          >
            <Icon name="send" />
          </button>
        </form>
        <p className="mt-2 flex flex-wrap items-center justify-between gap-x-3 text-xs text-ash">
          {asked ? (
            <Link
              to={form}
              onClick={() => {
                expectArrival(form);
                onFollow?.();
              }}
              className="inline-flex min-h-8 items-center gap-1.5 text-sm font-semibold text-ink underline underline-offset-3"
            >
              <Icon name="mail" className="size-4" />
              {supportChat.handOver}
            </Link>
          ) : (
            <span className="py-1.5">{supportChat.note}</span>
          )}
        </p>
      </div>
    </>
  );
}
