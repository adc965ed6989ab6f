import type { KeyboardEvent } from "react";
import { company } from "~/content/company";
import { contactPage } from "~/content/pages/contact";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { Icon } from "~/ui/icon";
import type { ContactForm, FieldProblems } from "../model";
import * as words from "../words";
import { callBackField, HalfDayField } from "./form-fields";

/**
 * "Call me back", for people without e-mail: a name, a number and a time of day, with the message of the form around it. The
 * name field repeats the one at the top of the form, which is out of view. Without scripts the button posts that form.
 */
export function CallBack({
  form,
  problems: { callName, callNumber },
  refused,
  open,
  busy,
  onToggle,
  onChange,
  onPress,
}: {
  form: ContactForm;
  problems: FieldProblems;
  /** Said beside the button, when nothing was sent. */
  refused: string | null;
  open: boolean;
  busy: boolean;
  onToggle: (open: boolean) => void;
  onChange: (more: Partial<ContactForm>) => void;
  onPress: () => void;
}) {
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter would press the first button of the form, which sends by e-mail.
    if (event.key !== "Enter") return;
    event.preventDefault();
    onPress();
  };
  return (
    <details open={open} onToggle={({ currentTarget }) => onToggle(currentTarget.open)} className="group open:w-full">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-current/35 px-5 py-2.5 leading-tight font-semibold hover:border-current">
        <Icon name="phone" />
        {words.callMeBack}
      </summary>
      <div className="mt-4 grid gap-x-6 gap-y-5 border-l-2 border-line pl-5 sm:grid-cols-2">
        <TextField
          id={callBackField}
          // A link to the field also shows the fold's name above it.
          className="[&_input]:scroll-mt-20"
          label={words.yourName}
          name="callName"
          autoComplete="name"
          maxLength={100}
          disabled={busy}
          value={form.firstName}
          error={callName}
          onChange={(event) => onChange({ firstName: event.target.value })}
          onKeyDown={onKeyDown}
        />
        <TextField
          label={words.numberToCall}
          name="callNumber"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          hint={contactPage.callsWithinIndia}
          disabled={busy}
          value={form.phone}
          error={callNumber}
          onChange={(event) => onChange({ phone: event.target.value })}
          onKeyDown={onKeyDown}
        />
        <HalfDayField name="callAt" label={words.timeOfDay} any={words.anyOfficeHour} form={form} onChange={onChange} />
        <div className="sm:col-span-2">
          <Button type="submit" name="way" value="call-back" formNoValidate disabled={busy}>
            {words.askUsToCall}
          </Button>
          <p className="mt-2 text-sm">
            {refused ? (
              <span className="font-medium text-danger">{words.notSent(refused)}</span>
            ) : (
              <span className="text-steel">{words.callingHours(company.hours.office)}</span>
            )}
          </p>
        </div>
      </div>
    </details>
  );
}
