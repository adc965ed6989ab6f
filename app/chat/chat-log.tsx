import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { footerColumns } from "~/content/navigation";
import { supportChat } from "~/content/support-chat";
import { classes } from "~/ui/classes";
import { Spinner } from "~/ui/spinner";
import { rememberAnchor } from "./anchor";
import { type ChatMessage, splitBlocks, splitLinks } from "./model";

const pageNames = new Map(footerColumns.flatMap(({ links }) => links.map(({ href, name }) => [href, name] as const)));

/** Padding above and below the messages, in pixels. */
const PADDING_PX = 16;

/** The text of a link to a site path: the page's name, and the anchor in words. */
function linkName(path: string): string {
  const [page = "", anchor] = path.split("#");
  const bare = page.replace(/\?.*/, "") || "/";
  if (page.startsWith("/contact-us?")) return "Contact form";
  const name = pageNames.get(bare) ?? (bare === "/support-chat" ? "Support chat" : bare);
  return anchor && !/\d{4}/.test(anchor) ? `${name}: ${anchor.replaceAll("-", " ")}` : name;
}

/** The messages, scrolled to the newest, or to the start of a long one; screen readers hear new messages. */
export function ChatLog({
  messages,
  pending,
  onFollow,
}: {
  messages: ChatMessage[];
  pending: boolean;
  /** Called when a link to a page of the site is followed. */
  onFollow?: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const count = messages.length;
  const newest = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message or the spinner changes the height
  useEffect(() => {
    if (!box.current || !newest.current) return;
    const [outer, inner] = [box.current, newest.current].map((element) => element.getBoundingClientRect());
    const isTall = !pending && inner && outer && inner.height + 2 * PADDING_PX > outer.height;
    const top = isTall ? box.current.scrollTop + inner.top - outer.top - PADDING_PX : box.current.scrollHeight;
    box.current.scrollTo({ top });
  }, [count, pending]);
  return (
    <div
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4 -outline-offset-2"
    >
      <div role="log" aria-label="Conversation" className="space-y-3">
        {messages.map(({ id, sender, message }, at) => (
          <div
            key={id}
            ref={at === count - 1 ? newest : undefined}
            className={classes("flex", sender === "user" && "justify-end")}
          >
            <div
              className={classes(
                "max-w-[88%] rounded-md px-3.5 py-2.5 text-[0.9375rem] leading-relaxed [overflow-wrap:anywhere]",
                sender === "user" ? "bg-carbon text-bone" : "border border-line bg-white text-ink",
              )}
            >
              <span className="sr-only">{sender === "user" ? "You" : supportChat.assistant}: </span>
              {sender === "user" ? (
                <p className="whitespace-pre-line">{message}</p>
              ) : (
                <Answer text={message} onFollow={onFollow} />
              )}
            </div>
          </div>
        ))}
      </div>
      {pending && (
        <div className="mt-3 flex px-1 py-1 text-ink">
          <Spinner label="The assistant is answering" className="size-6" />
        </div>
      )}
    </div>
  );
}

/** An answer as paragraphs, lists and links, built from plain text: no markup in it is interpreted. */
function Answer({ text, onFollow }: { text: string; onFollow?: () => void }) {
  return (
    <div className="space-y-2">
      {splitBlocks(text).map(({ kind, lines }, index) =>
        kind === "list" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text of a message never changes
          <ul key={index} className="list-disc space-y-1 pl-5 marker:text-ash">
            {lines.map((line) => (
              <li key={line}>
                <TextWithLinks text={line} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <p key={index} className="whitespace-pre-line">
            <TextWithLinks text={lines.join("\n")} onFollow={onFollow} />
          </p>
        ),
      )}
    </div>
  );
}

const linkClasses = "font-medium text-signal-deep underline underline-offset-3 hover:decoration-2";

function TextWithLinks({ text, onFollow }: { text: string; onFollow?: () => void }) {
  return splitLinks(text).map(({ text: words, to }, at) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the text of a message never changes
    if (!to) return words;
    if (to.startsWith("https:")) {
      return (
        <a key={at} href={to} target="_blank" rel="noreferrer" className={linkClasses}>
          WhatsApp (new tab)
        </a>
      );
    }
    if (!to.startsWith("/")) {
      return (
        <a key={at} href={to} className={classes(linkClasses, "whitespace-nowrap")}>
          {words}
        </a>
      );
    }
    return (
      <Link
        key={at}
        to={to}
        className={linkClasses}
        onClick={() => {
          rememberAnchor(to);
          onFollow?.();
        }}
      >
        {linkName(to)}
      </Link>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
  });
}
