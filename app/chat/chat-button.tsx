import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { usePath } from "~/layout/document/place";
import { openChat, skipToChat } from "~/layout/words";
import { Icon } from "~/ui/icon";
import { showAnchor } from "./anchor";
import { wasLeftOpen } from "./panel-storage";

const load = () => import("./floating-chat");
const FloatingChat = lazy(load);

/** The page that is the chat itself. */
const CHAT_PAGE = "/support-chat";

/** A link of the page's head to the chat button, which would be the last stop of the Tab key. */
export function SkipToChat() {
  if (usePath() === CHAT_PAGE) return null;
  return (
    <a href="#chat" className="skip-link">
      {skipToChat}
    </a>
  );
}

/**
 * The floating chat button; on phones it is at the end of the contact bar, elsewhere beside the content, so that it covers
 * nothing. The panel's code is loaded when the button is first hovered, focused or pressed, or when this tab's panel was open on the page before.
 */
export function ChatButton() {
  const { key } = useLocation();
  const path = usePath();
  const button = useRef<HTMLButtonElement>(null);
  const [presses, setPresses] = useState(0);
  const [leftOpen, setLeftOpen] = useState(false);
  const [open, setOpen] = useState(false);

  /** Whether the visitor closed the panel: focus returns to the button once it is visible again. */
  const closed = useRef(false);

  useEffect(() => setLeftOpen(wasLeftOpen()), []);
  useEffect(() => {
    if (open || !closed.current) return;
    closed.current = false;
    button.current?.focus();
  }, [open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is a new navigation
  useEffect(showAnchor, [key]);

  if (path === CHAT_PAGE) return null;
  return (
    <div className="print:hidden">
      <div className="chat-button">
        <button
          ref={button}
          id="chat"
          type="button"
          data-needs-react=""
          // A press before hydration marks the button busy.
          suppressHydrationWarning
          aria-label={openChat}
          aria-expanded={open}
          onPointerEnter={load}
          onFocus={load}
          onClick={() => setPresses(presses + 1)}
          className="on-dark fixed [html[data-large-text]_&]:static [html[data-large-text]_&]:w-full bottom-[env(safe-area-inset-bottom)] z-30 flex h-14 items-center justify-center bg-carbon text-bone transition-colors duration-150 hover:bg-slate aria-expanded:invisible roomy:bottom-6 roomy:border roomy:border-white/30 cramped:right-0 cramped:w-14 beside-content"
        >
          <Icon name="chat" className="size-6" />
        </button>
      </div>
      {(presses > 0 || leftOpen) && (
        <Suspense fallback={null}>
          <FloatingChat
            presses={presses}
            onOpenChange={setOpen}
            onClose={() => {
              closed.current = true;
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
