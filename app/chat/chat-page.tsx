import { useEffect, useRef } from "react";
import { supportChat } from "~/content/pages/support-chat";
import { OpeningBand } from "~/layout/page-shell";
import { ButtonLink } from "~/ui/button";
import { ChatPanel } from "./chat-panel";
import { openSession, send, useConversation, welcome } from "./session";
import * as words from "./words";

/**
 * The full-page chat: an introduction, a card of 600 pixels (less on a small phone), and four suggested questions on wide
 * screens. A phone shows the card first, so that its field is in view.
 */
export function ChatPage() {
  const known = useConversation();
  const conversation = known.messages.length > 0 ? known : { ...known, messages: [welcome()] };
  const card = useRef<HTMLElement>(null);
  useEffect(() => openSession(false), []);
  const onlyWelcome = conversation.messages.length <= 1;
  return (
    <>
      <OpeningBand eyebrow={supportChat.eyebrow} title={supportChat.title} brief>
        <p>{supportChat.lead}</p>
      </OpeningBand>
      <div className="bg-sand">
        <div className="wrap grid gap-x-12 gap-y-8 pt-4 pb-10 md:pb-16 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
          <section
            ref={card}
            tabIndex={-1}
            aria-label={words.supportChat}
            className="flex h-[600px] flex-col overflow-hidden max-md:max-h-[max(22rem,calc(100svh-13.5rem))] rounded-md border border-line bg-paper outline-none noscript:hidden"
          >
            <ChatPanel conversation={conversation} focusFirst={false} focusHolder={card} />
          </section>
          <div className="space-y-8">
            <p className="text-steel md:hidden">{supportChat.lead}</p>
            <noscript>
              <p className="lead">{words.needsScripts}</p>
            </noscript>
            {onlyWelcome && (
              <section aria-labelledby="suggestions" className="hidden md:block noscript:hidden">
                <h2 id="suggestions" className="label mb-4 text-ash">
                  {words.toBeginWith}
                </h2>
                <ul className="divide-y divide-line border-y border-line">
                  {supportChat.suggestions.map(({ label, question }) => (
                    <li key={label}>
                      <button
                        type="button"
                        data-needs-react=""
                        suppressHydrationWarning
                        disabled={conversation.pending}
                        onClick={() => void send(question)}
                        className="w-full py-3.5 text-left hover:text-signal-deep"
                      >
                        <span className="block font-semibold">{label}</span>
                        <span className="block text-[0.9375rem] text-steel">{question}</span>
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <ButtonLink to={supportChat.other.to}>{supportChat.other.label}</ButtonLink>
          </div>
        </div>
      </div>
    </>
  );
}
