import { useCallback, useEffect, useRef, useState } from "react";
import { browserStorage } from "~/lib/browser-storage";
import { type ContactForm, emptyContactForm, type NewContactSubmission } from "../model";
import { readDraft, removeDraft, typedInto, withDraft, writeDraft } from "./draft";

/**
 * The values of the form, kept on this device while they are typed.
 * @param preset what the form shows when it opens
 * @param posted whether that is what the visitor posted without scripts; else the address presets it
 */
export function useDraft(preset: ContactForm, posted: boolean) {
  const [form, setForm] = useState(preset);
  const [tried, setTried] = useState<{ row: NewContactSubmission; waits: boolean }>();
  const [restored, setRestored] = useState<Partial<ContactForm>>({});
  const [kept, setKept] = useState(false);
  const changed = useRef(false);
  const start = useRef(posted ? emptyContactForm : preset);
  /** The submission id of the enquiry that this tab tried. */
  const own = useRef<string>(undefined);
  /** The message of the draft, which stands below the one of a link. */
  const draftMessage = useRef("");

  useEffect(() => {
    const draft = readDraft(browserStorage(), Date.now());
    if (!draft) return;
    setForm((now) => withDraft(now, start.current, draft, location.search));
    if (draft.tried) setTried({ row: draft.tried, waits: draft.waits === true });
    own.current = draft.tried?.submission_id ?? undefined;
    setRestored(draft.typed);
    draftMessage.current = draft.typed.message ?? "";
    setKept(true);
  }, []);

  useEffect(() => {
    if (!changed.current) return;
    const typed = typedInto(form, start.current);
    if (Object.keys(typed).length === 0) {
      removeDraft(browserStorage(), tried?.row.submission_id, Date.now());
      return setKept(false);
    }
    const draft = { at: Date.now(), search: location.search, typed, tried: tried?.row, waits: tried?.waits };
    setKept(writeDraft(browserStorage(), draft));
  }, [form, tried]);

  /**
   * Empties the form, here and on this device. Where it shows another message beside the one sent, only the words of the
   * draft leave it.
   */
  const clear = useCallback((keepsForm = false) => {
    changed.current = false;
    removeDraft(browserStorage(), own.current, Date.now());
    own.current = undefined;
    start.current = emptyContactForm;
    const sent = draftMessage.current;
    const left = (message: string) =>
      sent && message.endsWith(sent) ? message.slice(0, -sent.length).trim() : message;
    setForm((now) => (keepsForm ? { ...now, message: left(now.message) } : emptyContactForm));
    setTried(undefined);
    setRestored({});
    setKept(false);
  }, []);

  /** Notes the enquiry that is being sent, until it arrived. */
  const keepTried = useCallback((row: NewContactSubmission, waits: boolean) => {
    changed.current = true;
    own.current = row.submission_id ?? undefined;
    setTried({ row, waits });
  }, []);

  return {
    form,
    tried,
    /** What was filled in from this device when the form opened. */
    restored,
    /** Whether what is typed is on this device. */
    kept,
    change(more: Partial<ContactForm>) {
      changed.current = true;
      setForm((now) => ({ ...now, ...more }));
    },
    keepTried,
    clear,
  };
}
