import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { InquiryType } from "#domain/enquiries/inquiry-types.ts";
import type { Values } from "#domain/instruments/field-values.ts";
import { edition } from "~/content/edition";
import { useSiteUrl } from "~/layout/document/place";
import { Letterhead } from "~/layout/letterhead";
import { type Case, formWith, messageOf, usePageResult } from "~/layout/page-result";
import { meetingDayProblem } from "~/layout/reach/office-hours";
import { queryText, whatsappAddress } from "~/layout/reach/whatsapp";
import { copyText } from "~/lib/copy-text";
import { Button, ButtonLink } from "~/ui/button";
import { DataSheet } from "~/ui/data-sheet";
import { FoldSign, Icon } from "~/ui/icon";
import { unbroken } from "~/ui/unbroken";
import { type Comparison, comparisonText, SideBySide } from "./side-by-side";
import { TYPING_PAUSE_MS, valuesOf } from "./use-instrument";
import { words } from "./words/frame";

/** Moves focus to the result, which is below the form on a phone, or to the first invalid field, and scrolls to it. */
function show(element: HTMLElement | null) {
  if (!element) return;
  element.focus({ preventScroll: true });
  const { top } = element.getBoundingClientRect();
  // The header covers what is above.
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (top < header || top > innerHeight / 2) element.scrollIntoView();
}

/** Prints only the instrument (print.css). Afterwards the page prints as a whole again. */
function printAlone(result: HTMLElement | null) {
  addEventListener("afterprint", () => result?.removeAttribute("data-printed"), { once: true });
  result?.setAttribute("data-printed", "");
  print();
}

/** Whether the page's address has values of this instrument, so that it does not show its initial case. */
function isChosen(search: string, address: string): boolean {
  const given = new URLSearchParams(search);
  return [...new URL(address, "https://site.invalid").searchParams.keys()].some((name) => given.has(name));
}

const ONLY_CASE: Case = { name: "", initial: false };

/** On phones the rows after these are folded. */
const FIRST_ROWS = 3;

/** Whether the visitor has unfolded the served result, which the live one is about to replace. */
const servedUnfolded = (id: string) =>
  typeof document !== "undefined" && document.querySelector(`#${id} [data-served-form] details[open]`) !== null;

export type Row = { label: string; value: string };

/** The answer and the first rows of a result, for screen readers. */
const announcementOf = (answer: string | null | undefined, rows: Row[], warning: string | null | undefined) =>
  words.announcement(
    [answer, ...rows.slice(0, 3).map(({ label, value }) => `${label}: ${value}`), warning].flatMap(
      (sentence) => sentence || [],
    ),
  );

/**
 * Copies the address that keeps the values, or says where it stands if the browser does not allow it. Phones share an address
 * by themselves.
 */
function CopyLink({ link }: { link: string }) {
  const [told, setTold] = useState<{ link: string; copied: boolean }>();
  const now = told?.link === link ? told : undefined;
  const said = now && (now.copied ? words.copied : words.notCopied);
  return (
    <>
      <Button
        data-needs-react=""
        className="max-sm:hidden noscript:hidden"
        onClick={async () => setTold({ link, copied: await copyText(link) })}
      >
        <Icon name={now?.copied ? "check" : "link"} />
        {said ?? words.copyLink}
      </Button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
}

/** Announces a text to screen readers when the visitor has stopped typing; not the first text. */
function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState("");
  const last = useRef(text);
  useEffect(() => {
    if (text === last.current) return;
    const timer = setTimeout(() => {
      last.current = text;
      setAnnounced(text);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only print:hidden">
      {announced}
    </p>
  );
}

/**
 * The screen of all instruments: the form at the left, the result with its limits at the right, and links that send the
 * result to the company.
 */
export function InstrumentFrame({
  id,
  name,
  subject,
  ofCase = ONLY_CASE,
  address,
  fields,
  answer,
  rows,
  comparison,
  drawing,
  warning,
  next,
  suggestion,
  limits,
  inquiry,
  day = "",
  onChange,
}: {
  id: string;
  name: string;
  /** What the enquiry with the result is about. */
  subject: string;
  /** Which of several cases this is, whose results go into one enquiry. */
  ofCase?: Case;
  address: string;
  fields: ReactNode;
  /** The result in a few words, which stand first and large. */
  answer: string | null | undefined;
  /** The result, or null while a field is invalid. */
  rows: Row[] | null;
  comparison?: Comparison | null | false;
  drawing?: ReactNode;
  warning?: string | null;
  /** Where the visitor goes from here, below the warning. */
  next?: ReactNode;
  /** A button that changes the values so that the case works. */
  suggestion?: { label: string; values: Values } | null;
  /** What the result leaves out. */
  limits: string;
  /** Inquiry type of the contact form to which the result is sent. */
  inquiry: InquiryType;
  /** Preferred day ("2026-12-01") for the contact form; a day on which the office is closed is only in the message. */
  day?: string;
  onChange: (values: Values) => void;
}) {
  const siteUrl = useSiteUrl();
  const { search } = useLocation();
  const { pathname: path, searchParams: own } = new URL(address, "https://this.site");
  // A plain form submission must keep the parameters of other instruments on the page.
  const others = [...new URLSearchParams(search)].filter(([name]) => !own.has(name));
  const result =
    rows &&
    [...rows.map(({ label, value }) => `${label}: ${value}`), ...(comparison ? comparisonText(comparison) : [])].join(
      "\n",
    );
  const reopen = words.reopen(siteUrl + edition.addressOf(address));
  const text = (told: string | null | undefined) => [name, told, result && warning, reopen].filter(Boolean).join("\n");
  const chosen = isChosen(search, address);
  // Only of the first render: typing also changes the address, and the layout must not shift while somebody types.
  const [opened] = useState(chosen);
  const query = `about=${queryText(subject)}&instrument=${id}&inquiry=${inquiry}${day && !meetingDayProblem(day) ? `&day=${day}` : ""}`;
  const all = usePageResult(
    { instrument: id, of: ofCase, message: text(result), brief: text(answer), query },
    result !== null && chosen && ofCase.sized !== false,
  );
  const whatsapp = result ? whatsappAddress(messageOf(all)) : null;
  const [unfolded] = useState(() => servedUnfolded(id));
  const resultBox = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  /** Shows the first invalid field, else the result. */
  const showMarked = () => show(form.current?.querySelector<HTMLElement>("[aria-invalid]") ?? resultBox.current);
  const refusedByServer = useRef(!rows);
  useEffect(() => {
    // The visitor sent the form before the scripts had loaded, and the server's answer opened at the result. The focus moves
    // to the first invalid field instead.
    if (!refusedByServer.current || location.hash !== `#${id}-result`) return;
    if (!form.current?.contains(document.activeElement))
      show(form.current?.querySelector<HTMLElement>("[aria-invalid]") ?? null);
  }, [id]);
  const suggested = suggestion && new URLSearchParams({ ...Object.fromEntries(own), ...suggestion.values });
  const read = (form: HTMLFormElement) => onChange(valuesOf(form, (name) => own.has(name)));
  return (
    <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,6fr)]">
      <form
        ref={form}
        method="get"
        action={`${edition.addressOf(path)}#${id}-result`}
        className="instrument-form grid content-start gap-5"
        onChange={(event) => read(event.currentTarget)}
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          read(event.currentTarget);
          showMarked();
        }}
      >
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {opened && <p className="text-sm text-steel print:hidden">{words.filledIn}</p>}
        <p className="hidden font-semibold print:col-span-full print:block">{words.entries}</p>
        {fields}
        <Button type="submit" variant="primary" className="min-[30rem]:justify-self-start print:hidden">
          {words.workOut}
        </Button>
      </form>
      <div className="min-w-0">
        {/* Not in the served form: scripts print a plan alone. */}
        {typeof document !== "undefined" && <Letterhead day={new Date()} />}
        <section
          ref={resultBox}
          id={`${id}-result`}
          tabIndex={-1}
          aria-label={words.result(name)}
          className="instrument-result rounded-md border border-line bg-white p-5 sm:p-7"
        >
          {rows ? (
            <>
              {answer && (
                <p className="tabular mb-4 text-2xl leading-tight font-semibold text-balance sm:text-[1.75rem] print:mb-1 print:text-base">
                  {unbroken(answer)}
                </p>
              )}
              {comparison && <SideBySide {...comparison} />}
              <DataSheet data={rows.slice(0, FIRST_ROWS)} />
              {rows.length > FIRST_ROWS && (
                <details
                  open={unfolded}
                  className="unfolded:details-content:block unfolded:details-content:[content-visibility:visible]"
                >
                  <summary className="flex min-h-11 items-center justify-between gap-2 py-2 text-[0.9375rem] leading-snug font-semibold unfolded:hidden print:hidden">
                    {words.more(rows.slice(FIRST_ROWS).map(({ label }) => label))}
                    <FoldSign />
                  </summary>
                  <DataSheet data={rows.slice(FIRST_ROWS)} className="border-t-0" />
                </details>
              )}
              {drawing}
            </>
          ) : (
            <a
              href={`#${id}`}
              className="inline-block py-1 underline underline-offset-4"
              onClick={(event) => {
                event.preventDefault();
                showMarked();
              }}
            >
              {words.incomplete}
            </a>
          )}
          {warning && rows && <p className="mt-5 border-l-2 border-signal pl-4 font-medium">{unbroken(warning)}</p>}
          {rows && next}
          {suggestion && rows && (
            <ButtonLink
              to={`${path}?${suggested}#${id}`}
              className="mt-4 print:hidden"
              onClick={(event) => {
                event.preventDefault();
                onChange(suggestion.values);
                // The pressed button is gone.
                resultBox.current?.focus({ preventScroll: true });
              }}
            >
              {suggestion.label}
            </ButtonLink>
          )}
          <p className="mt-5 text-sm text-steel">{unbroken(limits)}</p>
        </section>
        <Announcement text={rows ? announcementOf(answer, rows, warning) : ""} />
        <div className="phone-wide mt-6 flex flex-wrap gap-3 print:hidden">
          {whatsapp && (
            <ButtonLink to={whatsapp}>
              <Icon name="whatsapp" />
              {words.whatsapp}
            </ButtonLink>
          )}
          {result && (
            <ButtonLink to={formWith(all)}>
              <Icon name="mail" />
              {words.team}
            </ButtonLink>
          )}
          {result && (
            <Button data-needs-react="" className="noscript:hidden" onClick={() => printAlone(resultBox.current)}>
              <Icon name="print" />
              {words.print}
            </Button>
          )}
          {result && <CopyLink link={siteUrl + edition.addressOf(address)} />}
        </div>
      </div>
    </div>
  );
}
