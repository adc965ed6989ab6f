import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { usePath, useSiteUrl } from "~/layout/place";
import { queryText, whatsappAddress } from "~/layout/reach";
import { Button, ButtonLink } from "~/ui/button";
import { DataSheet } from "~/ui/data-sheet";
import { Icon } from "~/ui/icon";
import { queryOf, type Values, valuesFrom } from "./values";

/** Milliseconds of quiet after which what was typed stands in the address. */
const QUIET = 400;

/** What was typed into the form that came with the document, and where the focus is; null when nobody touched it. */
function servedForm(id: string): { typed: Values; focused: string | null } | null {
  const form = typeof document === "undefined" ? null : document.querySelector<HTMLFormElement>(`#${id} form`);
  if (!form) return null;
  const texts = [...new FormData(form)].filter(([, value]) => typeof value === "string") as [string, string][];
  const { activeElement } = document;
  const focused = activeElement && form.contains(activeElement) ? activeElement.getAttribute("name") : null;
  const touched = focused || [...form.elements].some((field) => changedByHand(field));
  return touched ? { typed: Object.fromEntries(texts), focused } : null;
}

function changedByHand(field: Element): boolean {
  if (field instanceof HTMLInputElement) return field.type !== "file" && field.value !== field.defaultValue;
  return (
    field instanceof HTMLSelectElement &&
    [...field.options].some((option) => option.selected !== option.defaultSelected)
  );
}

/**
 * The state of an instrument: in the address, so that a link reopens it and the server answers without scripts; in the
 * form while somebody types. What was typed before this code arrived is read out of the form that the server sent.
 */
export function useInstrument(id: string, initial: Values) {
  const { search } = useLocation();
  const path = usePath();
  const navigate = useNavigate();
  const [served] = useState(() => servedForm(id));
  const [values, setValues] = useState<Values>(() => ({ ...valuesFrom(search, initial), ...served?.typed }));
  const changed = useRef(served !== null);

  useEffect(() => {
    if (served?.focused) document.querySelector<HTMLElement>(`#${id} form [name="${served.focused}"]`)?.focus();
  }, [id, served]);

  useEffect(() => {
    if (!changed.current) return;
    const timer = setTimeout(() => {
      navigate({ search: queryOf(values), hash: id }, { replace: true, preventScrollReset: true });
    }, QUIET);
    return () => clearTimeout(timer);
  }, [values, navigate, id]);

  const set = (more: Values) => {
    changed.current = true;
    setValues((current) => ({ ...current, ...more }));
  };
  return { values, set, address: `${path}${queryOf(values)}#${id}` };
}

export type Row = { label: string; value: string };

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
  leavesOut,
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
  leavesOut: string;
  onChange: (values: Values) => void;
}) {
  const siteUrl = useSiteUrl();
  const path = address.split(/[?#]/)[0];
  const result = rows?.map(({ label, value }) => `${label}: ${value}`).join("\n");
  const message = `${name}\n${result}\n${warning ? `${warning}\n` : ""}Reopen: ${siteUrl}${address}`;
  const whatsapp = result ? whatsappAddress(message) : null;
  const read = (form: HTMLFormElement) =>
    onChange(Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === "string")) as Values);
  return (
    <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,6fr)]">
      <form
        method="get"
        action={`${path}#${id}`}
        className="instrument-form grid content-start gap-5"
        onChange={(event) => read(event.currentTarget)}
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          read(event.currentTarget);
        }}
      >
        {fields}
        <Button type="submit" look="primary" className="justify-self-start print:hidden">
          Work it out
        </Button>
      </form>
      <div className="min-w-0">
        <section
          aria-live="polite"
          aria-label={`${name}: result`}
          className="rounded-md border border-line bg-white p-5 sm:p-7"
        >
          {rows ? (
            <>
              <DataSheet data={rows} />
              {drawing}
            </>
          ) : (
            <p>Nothing is worked out yet: please look at the marked field.</p>
          )}
          {warning && rows && <p className="mt-5 border-l-2 border-signal pl-4 font-medium">{warning}</p>}
          <p className="mt-5 text-sm text-steel">{leavesOut}</p>
        </section>
        {result && (
          <div className="mt-6 flex flex-wrap gap-3 print:hidden">
            {whatsapp && (
              <ButtonLink to={whatsapp}>
                <Icon name="whatsapp" />
                Send this on WhatsApp
              </ButtonLink>
            )}
            <ButtonLink to={`/contact-us?about=${queryText(name)}&message=${queryText(message)}&instrument=${id}`}>
              <Icon name="mail" />
              Send this to our team
            </ButtonLink>
          </div>
        )}
      </div>
    </div>
  );
}
