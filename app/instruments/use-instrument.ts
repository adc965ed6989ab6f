import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { queryOf, type Values, valuesFrom } from "#domain/instruments/field-values.ts";
import { usePath } from "~/layout/place";

/** Milliseconds of quiet after which somebody has typed to the end: it stands in the address then, and is said aloud. */
export const QUIET = 400;
/** The same after a press, in milliseconds. */
const AFTER_PRESS = 2_000;

/** A field by its name, and what of its text is marked, where it has such a thing. */
type Focused = { name: string; marked: [number, number] | null };

function focusedOn(field: Element): Focused | null {
  const name = field.getAttribute("name");
  if (!name) return null;
  const { selectionStart = null, selectionEnd = null } = field instanceof HTMLInputElement ? field : {};
  const marked: Focused["marked"] =
    selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
  return { name, marked };
}

/**
 * What was typed into the form that came with the document, and where the focus is; null when nobody touched it. The form
 * of the page that one leaves, which may have an instrument of the same name, is none that came with the document.
 */
function servedForm(id: string, initial: Values): { typed: Values; focused: Focused | null } | null {
  const form =
    typeof document === "undefined" ? null : document.querySelector<HTMLFormElement>(`#${id} [data-served-form] form`);
  if (!form) return null;
  const typed = valuesOf(form, (name) => name in initial);
  const { activeElement } = document;
  const focused = activeElement && form.contains(activeElement) ? focusedOn(activeElement) : null;
  const touched = focused || [...form.elements].some((field) => changedByHand(field));
  return touched ? { typed, focused } : null;
}

/** What stands in the fields of a form, those of these names alone. */
export function valuesOf(form: HTMLFormElement, isOwn: (name: string) => boolean): Values {
  const values: Values = {};
  for (const [name, value] of new FormData(form)) if (typeof value === "string" && isOwn(name)) values[name] = value;
  return values;
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
 * @param following what a change brings along: fields that begin otherwise once another one is chosen
 */
export function useInstrument(
  id: string,
  initial: Values,
  following: (changed: Values, before: Values) => Values = () => ({}),
) {
  const { search } = useLocation();
  const path = usePath();
  const navigate = useNavigate();
  const leaving = useNavigation().state !== "idle";
  const [served] = useState(() => servedForm(id, initial));
  const start = useRef(initial);
  const changedTo = (before: Values, more: Values) => ({ ...before, ...more, ...following(more, before) });
  const [values, setValues] = useState<Values>(() => changedTo(valuesFrom(search, initial), served?.typed ?? {}));
  const changed = useRef(served !== null);
  /** The query that the values were last read from or written to. */
  const known = useRef(search);

  // Before anything else happens: a key that is pressed in between would go nowhere.
  useLayoutEffect(() => {
    if (!served?.focused) return;
    const field = document.querySelector<HTMLInputElement>(`#${id} form [name="${served.focused.name}"]`);
    field?.focus();
    // What is typed next takes the place of what was marked, as it would have before.
    if (served.focused.marked) field?.setSelectionRange(...served.focused.marked);
  }, [id, served]);

  useEffect(() => {
    // A write to the address would end the way that the visitor is on.
    if (!changed.current || leaving) return;
    const write = async () => {
      // Another instrument on the page keeps its own names in the address.
      const query = queryOf({ ...Object.fromEntries(new URLSearchParams(location.search)), ...values });
      if (query === location.search) return;
      known.current = query;
      // The router goes to an anchor whenever it is told one, so it hears of the query alone: nothing may move under a
      // finger that goes on to the next field.
      await navigate({ search: known.current }, { replace: true, preventScrollReset: true });
      if (location.search === known.current) history.replaceState(history.state, "", `#${id}`);
    };
    let timer = setTimeout(write, QUIET);
    // Where a press on a link leads is known a moment later.
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(write, AFTER_PRESS);
    };
    document.addEventListener("click", wait, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("click", wait, true);
    };
  }, [values, navigate, id, leaving]);

  // A link on this page, such as the assistant's, or a step back brings a case of its own.
  useEffect(() => {
    const [before, now] = [known.current, search].map((query) => valuesFrom(query, start.current));
    known.current = search;
    if (!before || !now || queryOf(before) === queryOf(now)) return;
    changed.current = false;
    setValues(now);
  }, [search]);

  const set = (more: Values) => {
    changed.current = true;
    setValues((current) => changedTo(current, more));
  };
  return { values, set, address: `${path}${queryOf(values)}#${id}` };
}
