import { useEffect, useRef } from "react";
import ChatWindow from "./chat-window";
import { openSession, useConversation } from "./session";

/**
 * The panel behind the floating button.
 * @param presses how often the button was pressed on this page; each press opens the panel
 * @param onOpenChange called with whether the panel is open
 * @param onClose called when the visitor closes the panel, so that focus can return to the button
 */
export default function FloatingChat({
  presses,
  onOpenChange,
  onClose,
}: {
  presses: number;
  onOpenChange: (open: boolean) => void;
  onClose: () => void;
}) {
  const conversation = useConversation();
  const { open } = conversation;
  const answered = useRef(0);

  useEffect(() => {
    if (presses === answered.current) return;
    answered.current = presses;
    openSession(true);
  }, [presses]);
  useEffect(() => onOpenChange(open), [open, onOpenChange]);

  return open ? <ChatWindow conversation={conversation} focusFirst={presses > 0} onClose={onClose} /> : null;
}
