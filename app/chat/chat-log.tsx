import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import type { Suggestion } from "#domain/assistant/suggestions.ts";
import { englishPath, isHindi } from "#domain/edition.ts";
import { footerColumns } from "~/content/navigation";
import { supportChat } from "~/content/pages/support-chat";
import { classes } from "~/ui/classes";
import { Spinner } from "~/ui/spinner";
import { rememberAnchor } from "./anchor";
import { type ChatMessage, placeOf, splitBlocks, splitLinks } from "./model";
import * as words from "./words";

type Links = ChatMessage["links"];

const pageNames = new Map(footerColumns.flatMap(({ links }) => links.map(({ href, name }) => [href, name] as const)));

/** Padding above and below the messages, in pixels. */
const PADDING_PX = 16;

/** The text of a link to a site path: its title, or the page's name and the anchor in words. */
function linkName(path: string, links: Links = []): string {
  const title = links.find(({ to }) => to === path)?.title;
  if (title) return title;
  const [page = "", anchor] = englishPath(path).split("#");
  const bare = page.replace(/\?.*/, "") || "/";
  if (page.startsWith("/contact-us?")) return words.contactForm;
  const list = bare.split("/").slice(0, 2).join("/");
  const name =
    pageNames.get(bare) ?? (bare === "/support-chat" ? words.supportChat : (pageNames.get(list) ?? words.ourSite));
  return anchor && !/\d{4}/.test(anchor) ? words.placeOnPage(name, anchor) : name;
}

/** The messages, scrolled to the newest, or to the start of a long one; screen readers hear new messages. */
export function ChatLog({
  messages,
  pending,
  suggestions,
  onAsk,
  onFollow,
}: {
  messages: ChatMessage[];
  pending: boolean;
  /** Buttons below the newest message. */
  suggestions: Suggestion[];
  onAsk: (question: string) => void;
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
      <div role="log" aria-label={words.conversation} className="space-y-3">
        {messages.map(({ id, sender, message, links, table, wordedBy, lang }, at) => (
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
              <span className="sr-only">{sender === "user" ? words.you : supportChat.assistant}: </span>
              {sender === "user" ? (
                <p className="whitespace-pre-line">{message}</p>
              ) : (
                <Answer text={message} lang={lang} links={links} table={table} onFollow={onFollow} />
              )}
              {wordedBy && <p className="mt-2 text-xs text-ash">{supportChat.worded}</p>}
            </div>
          </div>
        ))}
      </div>
      {pending && (
        <div className="mt-3 flex px-1 py-1 text-ink">
          <Spinner label={words.answering} className="size-6" />
        </div>
      )}
      {!pending && suggestions.length > 0 && (
        <ul aria-label={words.suggestions} lang={messages.at(-1)?.lang} className="mt-3 flex flex-wrap gap-2">
          {suggestions.map((suggestion) => (
            <li key={suggestion.label}>
              <SuggestionButton suggestion={suggestion} onAsk={onAsk} onFollow={onFollow} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const suggestionClasses =
  "inline-flex min-h-11 items-center rounded-full border border-ash/60 bg-white px-3.5 py-1.5 text-left text-sm font-medium text-ink hover:border-signal-deep hover:text-signal-deep";

/** Asks its question, or leads to its address: the form, a phone number, WhatsApp. */
function SuggestionButton({
  suggestion: { label, ask, to = "" },
  onAsk,
  onFollow,
}: {
  suggestion: Suggestion;
  onAsk: (question: string) => void;
  onFollow?: () => void;
}) {
  if (ask) {
    return (
      <button type="button" className={suggestionClasses} onClick={() => onAsk(ask)}>
        {label}
      </button>
    );
  }
  if (!to.startsWith("/")) {
    return (
      <a
        href={to}
        className={suggestionClasses}
        {...(to.startsWith("https:") && { target: "_blank", rel: "noreferrer" })}
      >
        {label}
      </a>
    );
  }
  return (
    <SiteLink path={to} className={suggestionClasses} onFollow={onFollow}>
      {label}
    </SiteLink>
  );
}

/** A link to a page of this edition or of the other one. */
export function SiteLink({
  path,
  className,
  onFollow,
  children,
}: {
  path: string;
  className: string;
  onFollow?: () => void;
  children: ReactNode;
}) {
  const { href, route } = placeOf(path);
  const follow = () => {
    rememberAnchor(href);
    onFollow?.();
  };
  return route === undefined ? (
    <a href={href} hrefLang={isHindi(href) ? "hi" : "en"} className={className} onClick={onFollow}>
      {children}
    </a>
  ) : (
    <Link to={route} className={className} onClick={follow}>
      {children}
    </Link>
  );
}

/** A comparison in rows and columns, which scrolls sideways where it is too wide. */
function ComparisonTable({ columns, rows }: NonNullable<ChatMessage["table"]>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section tabIndex={0} aria-label={words.comparison} className="-mx-1 overflow-x-auto px-1">
      <table className="w-full text-left text-[0.8125rem] leading-snug">
        <thead>
          <tr className="border-b border-line align-bottom">
            {columns.map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a message never change
              <th key={at} scope="col" className="min-w-20 py-1.5 pr-2 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, ...cells]) => (
            <tr key={label} className="border-b border-line align-top last:border-b-0">
              <th scope="row" className="py-1.5 pr-2 font-medium text-steel">
                {label}
              </th>
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <td key={at} className="py-1.5 pr-2">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** An answer as paragraphs, lists and links, built from plain text: no markup in it is interpreted. */
function Answer({
  text,
  lang,
  links,
  table,
  onFollow,
}: Pick<ChatMessage, "lang" | "links" | "table"> & { text: string; onFollow?: () => void }) {
  const blocks = splitBlocks(text);
  const inTable = table && blocks.findIndex(({ kind }) => kind === "list");
  return (
    <div lang={lang} className="space-y-2">
      {blocks.map(({ kind, lines }, index) =>
        table && index === inTable ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text of a message never changes
          <ComparisonTable key={index} {...table} />
        ) : kind === "list" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text of a message never changes
          <ul key={index} className="list-disc space-y-1 pl-5 marker:text-ash">
            {lines.map((line) => (
              <li key={line}>
                <TextWithLinks text={line} links={links} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <p key={index} className="whitespace-pre-line">
            <TextWithLinks text={lines.join("\n")} links={links} onFollow={onFollow} />
          </p>
        ),
      )}
    </div>
  );
}

const linkClasses = "font-medium text-signal-deep underline underline-offset-3 hover:decoration-2";

function TextWithLinks({ text, links, onFollow }: { text: string; links?: Links; onFollow?: () => void }) {
  return splitLinks(text).map(({ text: piece, to }, at) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the text of a message never changes
    if (!to) return piece;
    if (to.startsWith("https:")) {
      return (
        <a key={at} href={to} target="_blank" rel="noreferrer" className={linkClasses}>
          {words.whatsappNewTab}
        </a>
      );
    }
    if (!to.startsWith("/")) {
      return (
        <a key={at} href={to} className={classes(linkClasses, "whitespace-nowrap")}>
          {piece}
        </a>
      );
    }
    return (
      <SiteLink key={at} path={to} className={linkClasses} onFollow={onFollow}>
        {linkName(piece, links)}
      </SiteLink>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
  });
}
