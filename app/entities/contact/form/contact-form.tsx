import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { edition } from "~/content/edition";
import { formAnchor } from "~/content/enquire";
import { contactPage } from "~/content/pages/contact";
import { firstCharacters, whatsappAddress } from "~/layout/reach/whatsapp";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { notify } from "~/ui/toast";
import {
  type ContactForm,
  type ContactSubmission,
  callBackForm,
  callBackProblems,
  type FieldProblems,
  formProblems,
  isComplete,
  missingText,
  submissionOf,
} from "../model";
import * as words from "../words";
import { CallBack } from "./call-back";
import { FormFields } from "./form-fields";
import { originOfVisit } from "./origin";
import { Receipt, SentPanel } from "./sent-panel";
import { submissionIdOf } from "./submission-id";
import { useDraft } from "./use-draft";
import { useSending } from "./use-sending";

/** The result of a form post without scripts; shown in the page, since toasts need scripts. */
export type PostResult = {
  sent: boolean;
  problem: string | null;
  enquiry?: Pick<ContactSubmission, "id" | "email" | "message">;
  callBack?: boolean;
};

/** The button that was pressed. */
type Way = "message" | "callBack";
/** Why a press sent nothing: the fields at fault, or what failed, and the button beside which it is said. */
type Refusal = { way: Way; problems: FieldProblems; failure?: string };

const { sent: success } = contactPage;

function refusedPost(form: ContactForm, result: PostResult | null): Refusal | null {
  if (!result?.problem) return null;
  return result.callBack
    ? { way: "callBack", problems: callBackProblems(form) }
    : { way: "message", problems: formProblems(form) };
}

/** The message form: idle, sending or waiting for the connection, then sent (emptied) or failed (kept as it was). */
export function ContactFormView({ initial, result }: { initial: ContactForm; result: PostResult | null }) {
  const { form, tried, restored, kept, change, keepTried, clear } = useDraft(initial, Boolean(result?.problem));
  const [alive, setAlive] = useState(false);
  /** Whether "Call me back" is unfolded: then what an e-mail lacks is not said. */
  const [calling, setCalling] = useState(false);
  const [sent, setSent] = useState<ContactSubmission | null>(null);
  const [refusal, setRefusal] = useState(() => refusedPost(initial, result));
  // A form that the server refused is shown with its first field at fault, as one refused here.
  const [refusals, setRefusals] = useState(refusal ? 1 : 0);
  const refused = useRef(refusal?.problems ?? {});
  const formElement = useRef<HTMLFormElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const pressed = useRef<{ way: Way; button?: HTMLElement | null }>({ way: "message" });

  /** Whether a link has opened the form with another message than that of the enquiry that waited. */
  const showsAnother = useRef(false);

  const onStored = useCallback(
    async (stored: ContactSubmission) => {
      clear(showsAnother.current);
      setRefusal(null);
      setSent(stored);
      await notify("success", success.title, success.text);
    },
    [clear],
  );
  const onFailed = useCallback((failure: string) => {
    setRefusal({ way: pressed.current.way, problems: {}, failure });
  }, []);
  const { state, send, cancel } = useSending({ onStored, onFailed, keep: keepTried });
  const waiting = state === "waiting";

  useEffect(() => setAlive(true), []);

  // An enquiry that was waiting for the connection when the page was left.
  const resumed = useRef(false);
  useEffect(() => {
    if (!tried?.waits || resumed.current) return;
    resumed.current = true;
    showsAnother.current = !tried.row.message.includes(initial.message.trim());
    void send(tried.row);
  }, [tried, send, initial.message]);

  useEffect(() => {
    if (refusals === 0) return;
    const marked = formElement.current?.querySelectorAll<HTMLInputElement>("[aria-invalid]") ?? [];
    // A day on which the office is closed is marked too: it is advised against, not refused.
    [...marked].find(({ name }) => name in refused.current)?.focus();
  }, [refusals]);

  // The button was off while it was sending, which takes its focus.
  useEffect(() => {
    if (!refusal?.failure || state !== "idle") return;
    const { button } = pressed.current;
    (button?.isConnected ? button : sendButton.current)?.focus();
  }, [refusal?.failure, state]);

  const update = (more: Partial<ContactForm>) => {
    change(more);
    setRefusal((now) => now && { ...now, problems: withoutChanged(now.problems, more), failure: undefined });
  };

  function press(way: Way, button?: HTMLElement | null) {
    if (state !== "idle") return;
    pressed.current = { way, button };
    const problems = way === "callBack" ? callBackProblems(form) : formProblems(form);
    if (Object.keys(problems).length > 0) {
      if (problems.email && way === "message") {
        // biome-ignore lint/suspicious/noConsole: the specification asks for a console log here
        console.log("Contact form not sent: the e-mail address is not valid");
      }
      refused.current = problems;
      setRefusal({ way, problems });
      return setRefusals((count) => count + 1);
    }
    setRefusal(null);
    const submission = submissionOf(way === "callBack" ? callBackForm(form) : form);
    const row = { ...submission, ...originOfVisit(), submission_id: submissionIdOf(submission, tried?.row) };
    resumed.current = true;
    showsAnother.current = false;
    void send(row);
  }

  const said = (way: Way) => refusal?.way === way && (Object.values(refusal.problems)[0] ?? refusal.failure);
  const unsent = said("message");
  const whatsapp = whatsappAddress(firstCharacters([form.about, form.message].filter(Boolean).join("\n"), 1500));
  return (
    <>
      {sent && (
        <SentPanel
          enquiry={sent}
          onAnother={() => {
            setSent(null);
            requestAnimationFrame(() => formElement.current?.querySelector<HTMLElement>("input")?.focus());
          }}
        />
      )}
      <form
        ref={formElement}
        method="post"
        // Without scripts the browser opens the answer at this anchor.
        action={edition.addressOf(`/contact-us${formAnchor}`)}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent as SubmitEvent;
          press(submitter?.getAttribute("name") === "way" ? "callBack" : "message", submitter);
        }}
        noValidate={alive}
        hidden={sent !== null}
      >
        <fieldset disabled={state !== "idle"} className="grid min-w-0 gap-x-6 gap-y-6 sm:grid-cols-2">
          {result && <PostResultNote result={result} />}
          {Object.keys(restored).length > 0 && (
            <p role="status" className="flex flex-wrap items-center gap-x-4 text-steel sm:col-span-2">
              {words.filledInAgain}
              <Button variant="quiet" className="-mx-3" onClick={() => clear()}>
                {words.clearIt}
              </Button>
            </p>
          )}
          <FormFields form={form} problems={refusal?.problems ?? {}} onChange={update} />
          <PrivacyNote />
        </fieldset>
        <div className="mt-6">
          {waiting ? (
            <WaitingNote
              onCancel={() => {
                cancel();
                requestAnimationFrame(() => sendButton.current?.focus());
              }}
            />
          ) : (
            <Button
              ref={sendButton}
              type="submit"
              variant="primary"
              disabled={alive && (state === "sending" || !isComplete(form))}
              aria-describedby="send-note"
              className="max-sm:w-full sm:min-w-48"
            >
              {state === "sending" ? words.sending : words.sendMessage}
            </Button>
          )}
          <p id="send-note" aria-live="polite" className="mt-2 text-sm">
            {unsent ? (
              <span className="font-medium text-danger">{words.notSent(unsent)}</span>
            ) : (
              alive && !calling && state === "idle" && <span className="text-steel">{missingText(form)}</span>
            )}
          </p>
          <p className="mt-6 font-semibold">{words.withoutEmail}</p>
          <div className="mt-3 flex flex-wrap items-start gap-3">
            {whatsapp && (
              <ButtonLink to={whatsapp}>
                <Icon name="whatsapp" />
                {words.sendOnWhatsapp}
              </ButtonLink>
            )}
            <CallBack
              form={form}
              problems={refusal?.problems ?? {}}
              refused={said("callBack") || null}
              open={result?.callBack === true || wantsCall(restored)}
              busy={state !== "idle"}
              onToggle={setCalling}
              onChange={update}
              onPress={() => press("callBack")}
            />
          </div>
          {kept && <p className="mt-6 text-sm text-ash">{words.keptOnDevice}</p>}
        </div>
      </form>
    </>
  );
}

/** Whether a kept draft was about a call: with a time of day, or with a number and no e-mail address. */
const wantsCall = ({ callAt, phone, email }: Partial<ContactForm>) => Boolean(callAt || (phone && !email));

/** The problems that are left when fields have changed. */
function withoutChanged(problems: FieldProblems, changed: Partial<ContactForm>): FieldProblems {
  const twice = { phone: "callNumber", firstName: "callName" };
  const fields = Object.keys(changed).flatMap((field) => [field, twice[field as keyof typeof twice]]);
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !fields.includes(field)));
}

/** Says that the enquiry is sent by itself once there is a connection; it takes the focus. */
function WaitingNote({ onCancel }: { onCancel: () => void }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} role="status" tabIndex={-1} className="border-l-4 border-signal bg-sand p-5">
      <p className="font-semibold">{words.noConnection}</p>
      <p className="mt-1 text-steel">{words.sentByItself}</p>
      <Button className="mt-4" onClick={onCancel}>
        {words.doNotSend}
      </Button>
    </div>
  );
}

/** What is kept of an enquiry: in short, with the whole text in a fold. */
function PrivacyNote() {
  return (
    <details className="text-sm text-ash sm:col-span-2">
      <summary className="cursor-pointer py-1">
        {contactPage.privacyShort} <span className="underline underline-offset-4">{words.whatIsKept}</span>
      </summary>
      <p className="mt-2">{contactPage.privacyNote}</p>
    </details>
  );
}

function PostResultNote({ result: { sent, problem, enquiry } }: { result: PostResult }) {
  return (
    <div role={sent ? "status" : "alert"} className="border-l-2 border-signal bg-sand p-5 sm:col-span-2">
      <p className="font-semibold">{sent ? success.title : words.failedToSend}</p>
      <p>{sent ? success.text : problem}</p>
      {enquiry && <Receipt enquiry={enquiry} />}
    </div>
  );
}
