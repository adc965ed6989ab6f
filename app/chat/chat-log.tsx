import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { footerColumns } from "~/content/navigation";
import { supportChat } from "~/content/support-chat";
import { classes } from "~/ui/classes";
import { Spinner } from "~/ui/spinner";
import { expectArrival } from "./arrival";
import { blocksOf, type ChatMessage, piecesOf } from "./model";

const names = new Map(footerColumns.flatMap(({ links }) => links.map(({ href, name }) => [href, name] as const)));

/** Room above and below the messages, in pixels. */
const EDGE = 16;

/** What a link to a site path is called: the page's name and the anchor in words. */
function nameOf(path: string): string {
  const [page = "", anchor] = path.split("#");
  const bare = page.replace(/\?.*/, "") || "/";
  if (page.startsWith("/contact-us?")) return "Contact form";
  const name = names.get(bare) ?? (bare === "/support-chat" ? "Support chat" : bare);
  return anchor && !/\d{4}/.test(anchor) ? `${name}: ${anchor.replaceAll("-", " ")}` : name;
}

/** What was said, the newest in sight, a long one from its beginning; additions are announced. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message or the spinner moves the end
  useEffect(() => {
    if (!box.current || !newest.current) return;
    const [outer, inner] = [box.current, newest.current].map((element) => element.getBoundingClientRect());
    const isTall = !pending && inner && outer && inner.height + 2 * EDGE > outer.height;
    const top = isTall ? box.current.scrollTop + inner.top - outer.top - EDGE : box.current.scrollHeight;
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

/** An answer as paragraphs, lists and links, built from plain text: nothing in it is taken for markup. */
function Answer({ text, onFollow }: { text: string; onFollow?: () => void }) {
  return (
    <div className="space-y-2">
      {blocksOf(text).map(({ kind, lines }, index) =>
        kind === "list" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text of a message never changes
          <ul key={index} className="list-disc space-y-1 pl-5 marker:text-ash">
            {lines.map((line) => (
              <li key={line}>
                <Line text={line} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <p key={index} className="whitespace-pre-line">
            <Line text={lines.join("\n")} onFollow={onFollow} />
          </p>
        ),
      )}
    </div>
  );
}

const linkLook = "font-medium text-signal-deep underline underline-offset-3 hover:decoration-2";

/** Words with their links. */
function Line({ text, onFollow }: { text: string; onFollow?: () => void }) {
  return piecesOf(text).map(({ text: words, to }, at) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the text of a message never changes
    if (!to) return words;
    if (to.startsWith("https:")) {
      return (
        <a key={at} href={to} target="_blank" rel="noreferrer" className={linkLook}>
          WhatsApp (new tab)
        </a>
      );
    }
    if (!to.startsWith("/")) {
      return (
        <a key={at} href={to} className={classes(linkLook, "whitespace-nowrap")}>
          {words}
        </a>
      );
    }
    return (
      <Link
        key={at}
        to={to}
        className={linkLook}
        onClick={() => {
          expectArrival(to);
          onFollow?.();
        }}
      >
        {nameOf(to)}
      </Link>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
  });
}
