import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { InquiryType } from "#domain/enquiries/inquiry-types.ts";
import type { Values } from "#domain/instruments/field-values.ts";
import { useInstrumentResult } from "~/layout/instrument-result";
import { meetingDay } from "~/layout/office-hours";
import { useSiteUrl } from "~/layout/place";
import { queryText, whatsappAddress } from "~/layout/reach";
import { Button, ButtonLink } from "~/ui/button";
import { DataSheet } from "~/ui/data-sheet";
import { Icon } from "~/ui/icon";
import { unbroken } from "~/ui/unbroken";
import { QUIET, valuesOf } from "./use-instrument";

/** Leads to the result, which stands below the form on a phone, or to the field that keeps it away. */
function show(element: HTMLElement | null) {
  if (!element) return;
  element.focus({ preventScroll: true });
  const { top } = element.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 2) element.scrollIntoView();
}

/** Prints the instrument alone, as one sheet (app.css), and leaves the page as it was for who prints all of it. */
function printAlone(outcome: HTMLElement | null) {
  addEventListener("afterprint", () => outcome?.removeAttribute("data-printed"), { once: true });
  outcome?.setAttribute("data-printed", "");
  print();
}

/** Whether a case stands in the page's address, and is not merely the one that the instrument begins with. */
function isChosen(search: string, address: string): boolean {
  const given = new URLSearchParams(search);
  return [...new URL(address, "https://site.invalid").searchParams.keys()].some((name) => given.has(name));
}

export type Row = { label: string; value: string };

/** The beginning of a result, for the ear. */
const spokenOf = (rows: Row[], warning: string | null | undefined) =>
  [...rows.slice(0, 3).map(({ label, value }) => `${label}: ${value}`), warning].filter(Boolean).join(". ");

/** Says a text to readers of screens, in one piece and once nobody types any more; not the one that came with the page. */
function Spoken({ text }: { text: string }) {
  const [said, setSaid] = useState("");
  const last = useRef(text);
  useEffect(() => {
    if (text === last.current) return;
    const timer = setTimeout(() => {
      last.current = text;
      setSaid(text);
    }, QUIET);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

/**
 * The one screen of all instruments: what goes in at the left, what comes out at the right, what it leaves out below,
 * and two ways to a person with the result in the message.
 */
export function InstrumentFrame({
  id,
  name,
  address,
  fields,
  rows,
  drawing,
  warning,
  suggestion,
  leavesOut,
  inquiry,
  day = "",
  onChange,
}: {
  id: string;
  name: string;
  address: string;
  fields: ReactNode;
  /** The result, or null while a field cannot be read. */
  rows: Row[] | null;
  drawing?: ReactNode;
  warning?: string | null;
  /** Values with which it works out, to be taken at one press. */
  suggestion?: { label: string; values: Values } | null;
  leavesOut: string;
  /** Topic of the form to which the result is sent. */
  inquiry: InquiryType;
  /** Preferred day, as the form's own field takes it; one on which we are closed stands in the message alone. */
  day?: string;
  onChange: (values: Values) => void;
}) {
  const siteUrl = useSiteUrl();
  const { search } = useLocation();
  const { pathname: path, searchParams: own } = new URL(address, "https://this.site");
  // Sent as a plain form, it must not lose what another instrument of the page holds in the address.
  const others = [...new URLSearchParams(search)].filter(([name]) => !own.has(name));
  const result = rows?.map(({ label, value }) => `${label}: ${value}`).join("\n");
  const message = `${name}\n${result}\n${warning ? `${warning}\n` : ""}Reopen: ${siteUrl}${address}`;
  const whatsapp = result ? whatsappAddress(message) : null;
  const chosen = isChosen(search, address);
  // Not what the visitor's own typing puts there: nothing may move under the finger.
  const [opened] = useState(chosen);
  useInstrumentResult(result && chosen ? message : null);
  const outcome = useRef<HTMLElement>(null);
  const suggested = suggestion && new URLSearchParams({ ...Object.fromEntries(own), ...suggestion.values });
  const read = (form: HTMLFormElement) => onChange(valuesOf(form, (name) => own.has(name)));
  return (
    <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,6fr)]">
      <form
        method="get"
        action={`${path}#${id}-result`}
        className="instrument-form grid content-start gap-5"
        onChange={(event) => read(event.currentTarget)}
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          read(event.currentTarget);
          show(event.currentTarget.querySelector<HTMLElement>("[aria-invalid]") ?? outcome.current);
        }}
      >
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {opened && (
          <p className="text-sm text-steel print:hidden">
            Filled in from the address of this page: please look at each field.
          </p>
        )}
        <p className="hidden font-semibold print:col-span-full print:block">What was entered</p>
        {fields}
        <Button type="submit" variant="primary" className="justify-self-start print:hidden">
          Work it out
        </Button>
      </form>
      <div className="min-w-0">
        <section
          ref={outcome}
          id={`${id}-result`}
          tabIndex={-1}
          aria-label={`${name}: result`}
          className="instrument-result rounded-md border border-line bg-white p-5 sm:p-7"
        >
          {rows ? (
            <>
              <DataSheet data={rows} />
              {drawing}
            </>
          ) : (
            <p>Nothing is worked out yet: please look at the marked field.</p>
          )}
          {warning && rows && <p className="mt-5 border-l-2 border-signal pl-4 font-medium">{unbroken(warning)}</p>}
          {suggestion && rows && (
            <ButtonLink
              to={`${path}?${suggested}#${id}`}
              className="mt-4 print:hidden"
              onClick={(event) => {
                event.preventDefault();
                onChange(suggestion.values);
                // What was pressed is gone.
                outcome.current?.focus({ preventScroll: true });
              }}
            >
              {suggestion.label}
            </ButtonLink>
          )}
          <p className="mt-5 text-sm text-steel">{unbroken(leavesOut)}</p>
        </section>
        <Spoken text={rows ? spokenOf(rows, warning) : ""} />
        {result && (
          <div className="mt-6 flex flex-wrap gap-3 print:hidden">
            {whatsapp && (
              <ButtonLink to={whatsapp}>
                <Icon name="whatsapp" />
                Send this on WhatsApp
              </ButtonLink>
            )}
            <ButtonLink
              to={`/contact-us?about=${queryText(name)}&message=${queryText(message)}&instrument=${id}&inquiry=${inquiry}${day && !meetingDay(day) ? `&day=${day}` : ""}#form-heading`}
            >
              <Icon name="mail" />
              Send this to our team
            </ButtonLink>
            <Button data-needs-react="" className="noscript:hidden" onClick={() => printAlone(outcome.current)}>
              <Icon name="print" />
              Print this plan
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
