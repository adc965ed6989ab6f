import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { queryOf, type Values, valuesFrom } from "#domain/instruments/field-values.ts";
import { countUse } from "~/layout/count-use";
import { usePath } from "~/layout/document/place";

/** Milliseconds without typing after which the address is updated and the result announced. */
export const TYPING_PAUSE_MS = 400;
/** Milliseconds after a click before the address is updated. */
const CLICK_PAUSE_MS = 2_000;

/** The name of the focused field, and its text selection if it has one. */
type Focused = { name: string; selection: [number, number] | null };

function focusedOn(field: Element): Focused | null {
  const name = field.getAttribute("name");
  if (!name) return null;
  const { selectionStart = null, selectionEnd = null } = field instanceof HTMLInputElement ? field : {};
  const selection: Focused["selection"] =
    selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
  return { name, selection };
}

/**
 * The values and focus of the form that the server rendered; null if it was not changed or focused. The
 * `data-served-form` mark excludes the form of the previous page, which may have an instrument of the same id.
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

/** The values of a form's fields whose name `isOwn` accepts. */
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
 * The state of an instrument. It is in the address, so that a link reopens it and the server can answer without scripts,
 * and in React while somebody types. Values typed before this code was loaded are read from the server-rendered form.
 * @param dependentChanges further changes that follow from one, such as other initial values for another choice
 */
export function useInstrument(
  id: string,
  initial: Values,
  dependentChanges: (changed: Values, before: Values) => Values = () => ({}),
) {
  const { search } = useLocation();
  const path = usePath();
  const navigate = useNavigate();
  const leaving = useNavigation().state !== "idle";
  const [served] = useState(() => servedForm(id, initial));
  const start = useRef(initial);
  const changedTo = (before: Values, more: Values) => ({ ...before, ...more, ...dependentChanges(more, before) });
  const [values, setValues] = useState<Values>(() => changedTo(valuesFrom(search, initial), served?.typed ?? {}));
  const changed = useRef(served !== null);
  /** The query from which the values were last read, or to which they were written. */
  const lastQuery = useRef(search);

  // In a layout effect: a key pressed before it would be lost.
  useLayoutEffect(() => {
    if (!served?.focused) return;
    const field = document.querySelector<HTMLInputElement>(`#${id} form [name="${served.focused.name}"]`);
    field?.focus();
    // Typing replaces the selected text, as it would have before.
    if (served.focused.selection) field?.setSelectionRange(...served.focused.selection);
  }, [id, served]);

  useEffect(() => {
    // Updating the address would cancel the pending navigation.
    if (!changed.current || leaving) return;
    const write = async () => {
      // Other instruments on the page keep their parameters.
      const query = queryOf({ ...Object.fromEntries(new URLSearchParams(location.search)), ...values });
      if (query === location.search) return;
      lastQuery.current = query;
      // The router would scroll to an anchor, so it gets only the query: the page must not move while somebody fills in
      // the form.
      await navigate({ search: lastQuery.current }, { replace: true, preventScrollReset: true });
      if (location.search === lastQuery.current) history.replaceState(history.state, "", `#${id}`);
    };
    let timer = setTimeout(write, TYPING_PAUSE_MS);
    // A click on a link starts its navigation a moment later.
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(write, CLICK_PAUSE_MS);
    };
    document.addEventListener("click", wait, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("click", wait, true);
    };
  }, [values, navigate, id, leaving]);

  // A link to this page (such as the assistant's) or the Back button brings other values.
  useEffect(() => {
    const [before, now] = [lastQuery.current, search].map((query) => valuesFrom(query, start.current));
    lastQuery.current = search;
    if (!before || !now || queryOf(before) === queryOf(now)) return;
    changed.current = false;
    setValues(now);
  }, [search]);

  const counted = useRef(false);
  const set = (more: Values) => {
    changed.current = true;
    if (!counted.current) countUse("instrument");
    counted.current = true;
    setValues((current) => changedTo(current, more));
  };
  return { values, set, address: `${path}${queryOf(values)}#${id}` };
}
