import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { company } from "~/content/company";
import { Icon } from "~/ui/icon";
import { ChatPanel } from "./chat-panel";
import { type Conversation, closePanel } from "./session";
import * as words from "./words";

/** Screens on which the panel is beside the page instead of over it; phones have the bar of calls, also in landscape. */
const desktop = "(min-width: 48rem) and (min-height: 30rem)";

/** The floating panel: 24 by 31.25 rem beside the page, wider on a phone held sideways, almost the full screen on small ones. Escape closes it. */
export default function ChatWindow({
  conversation,
  focusFirst,
  onClose,
}: {
  conversation: Conversation;
  focusFirst: boolean;
  /** Called when the visitor closes the panel, so that focus can return to the button. */
  onClose: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const hide = () => {
    closePanel();
    onClose();
  };
  const close = useBackToClose(hide, !focusFirst);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  };
  return (
    <div
      ref={box}
      role="dialog"
      tabIndex={-1}
      aria-label={words.supportChat}
      onKeyDown={onKeyDown}
      className="fixed inset-2 z-50 flex flex-col overflow-hidden rounded-md border border-line bg-paper text-ink outline-none shadow-[0_1.5rem_4rem_-1rem_oklch(0.165_0.006_60/0.55)] md:inset-auto md:right-6 md:bottom-6 md:h-[31.25rem] md:max-h-[calc(100dvh-3rem)] md:w-96 [@media(width>=48rem)_and_(height<30rem)]:bottom-1 [@media(width>=48rem)_and_(height<30rem)]:max-h-[calc(100dvh-0.5rem)] [@media(width>=48rem)_and_(height<30rem)]:w-[32rem]"
    >
      <div className="on-dark flex items-center justify-between bg-carbon py-1.5 pr-1.5 pl-4 text-bone">
        <h2 className="text-base [letter-spacing:0]">{words.ask(company.name)}</h2>
        <button
          type="button"
          onClick={close}
          aria-label={words.closeChat}
          className="flex size-11 items-center justify-center rounded-md hover:bg-white/10"
        >
          <Icon name="close" />
        </button>
      </div>
      <ChatPanel
        conversation={conversation}
        focusFirst={focusFirst}
        focusHolder={box}
        path={pathname}
        onFollow={() => {
          // On a small screen the panel covers the page that the link leads to.
          if (!matchMedia(desktop).matches) hide();
        }}
      />
    </div>
  );
}

/**
 * On a phone Back closes the panel before it leaves the page, and so does a link outside of it: while the panel is open, the
 * history has an entry for it.
 * @param leftOpen whether the panel was opened on another page, or before a reload
 * @returns what the close button does: it closes the panel and takes that entry away
 */
function useBackToClose(close: () => void, leftOpen: boolean): () => void {
  const navigate = useNavigate();
  const { state, pathname, search, hash } = useLocation();
  const isEntry = (state as { chatOpen?: true } | null)?.chatOpen === true;
  const wasEntry = useRef(isEntry);
  // In a layout effect: the panel must not be seen on the next page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the history opens and closes here
  useLayoutEffect(() => {
    if (matchMedia(desktop).matches) return;
    // The focus stays where the new page puts it.
    if (!isEntry && !wasEntry.current && leftOpen) return closePanel();
    if (!isEntry && wasEntry.current) return close();
    if (isEntry) wasEntry.current = true;
    else void navigate(pathname + search + hash, { state: { ...state, chatOpen: true }, preventScrollReset: true });
  }, [isEntry]);
  return () => {
    close();
    if (isEntry) void navigate(-1);
  };
}
