import { type FormEvent, useEffect, useState } from "react";
import { inquiryLabels, inquiryTypes } from "#domain/enquiries/inquiry-types.ts";
import { company } from "~/content/company";
import { contactPage } from "~/content/contact";
import { meetingDayProblem } from "~/layout/office-hours";
import { browserPublicClient } from "~/lib/data-service";
import { Button } from "~/ui/button";
import { SelectField, TextArea, TextField } from "~/ui/field";
import { notify } from "~/ui/toast";
import { contactFailureText, submitContact } from "./api";
import {
  type ContactForm,
  contactLimits,
  emptyContactForm,
  formProblem,
  halfDays,
  isComplete,
  isEmail,
  submissionOf,
} from "./model";
import { originOfVisit } from "./origin";
import { createSubmissionIds } from "./submission-id";

/** The result of a form post without scripts; shown in the page, since toasts need scripts. */
export type PostResult = { sent: boolean; problem: string | null };

const { sent: success } = contactPage;
const failureTitle = "Failed to Send Message";

/** The message form: idle, sending, then sent (emptied) or failed (kept as it was). */
export function ContactFormView({ initial, result }: { initial: ContactForm; result: PostResult | null }) {
  const [form, setForm] = useState(initial);
  const [alive, setAlive] = useState(false);
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(false);
  const [emailError, setEmailError] = useState<string | null>(null);
  const [ids] = useState(createSubmissionIds);

  useEffect(() => setAlive(true), []);

  const field = (key: Exclude<keyof ContactForm, "inquiry" | "half">) => ({
    name: key,
    value: form[key],
    onChange: (event: { target: { value: string } }) => {
      const { value } = event.target;
      setForm((current) => ({ ...current, [key]: value }));
      if (key === "email") setEmailError(null);
    },
  });

  async function send(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    if (!isEmail(form.email)) {
      // biome-ignore lint/suspicious/noConsole: the specification asks for a console log here
      console.log("Contact form not sent: the e-mail address is not valid");
      setEmailError("Please enter a valid email address");
      return;
    }
    const problem = formProblem(form);
    if (problem) return notify("error", failureTitle, problem);
    setSending(true);
    setSent(false);
    try {
      const submission = submissionOf(form);
      const row = { ...submission, ...originOfVisit(), submission_id: ids.of(submission) };
      await submitContact(await browserPublicClient(), row);
      ids.arrived();
      setForm(emptyContactForm);
      setSent(true);
      await notify("success", success.title, success.text);
    } catch (error) {
      await notify("error", failureTitle, contactFailureText(error));
    } finally {
      setSending(false);
    }
  }

  return (
    <form
      method="post"
      // Without scripts the browser opens the answer at this anchor.
      action="/contact-us#form-heading"
      onSubmit={send}
      noValidate={alive}
      className="grid gap-x-6 gap-y-6 sm:grid-cols-2"
    >
      {result && <PostResultNote result={result} />}
      {form.about && (
        <div className="sm:col-span-2">
          <TextField label="Your question is about" maxLength={200} {...field("about")} />
        </div>
      )}
      <TextField label="First name" autoComplete="given-name" required maxLength={100} {...field("firstName")} />
      <TextField label="Last name" optional autoComplete="family-name" maxLength={99} {...field("lastName")} />
      <TextField
        label="E-mail"
        hint={`No e-mail? Call us${company.whatsapp ? ", or write on WhatsApp" : ""}.`}
        type="email"
        autoComplete="email"
        required
        maxLength={contactLimits.email}
        error={emailError}
        {...field("email")}
      />
      <TextField label="Phone" optional type="tel" autoComplete="tel" maxLength={40} {...field("phone")} />
      <TextField label="Company" optional autoComplete="organization" maxLength={200} {...field("company")} />
      <SelectField
        label="Inquiry type"
        name="inquiry"
        value={form.inquiry}
        onChange={(event) => {
          const inquiry = inquiryTypes.find((type) => type === event.target.value);
          if (inquiry) setForm((current) => ({ ...current, inquiry }));
        }}
      >
        {inquiryTypes.map((type) => (
          <option key={type} value={type}>
            {inquiryLabels[type]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Preferred day"
        hint="For a demonstration, a visit or our work. We confirm the day."
        optional
        type="date"
        error={meetingDayProblem(form.day)}
        {...field("day")}
      />
      <SelectField
        label="Half of the day"
        optional
        name="half"
        value={form.half}
        onChange={(event) => {
          const half = halfDays.find((each) => each === event.target.value) ?? "";
          setForm((current) => ({ ...current, half }));
        }}
      >
        <option value="">Either</option>
        <option value="morning">Morning</option>
        <option value="afternoon">Afternoon</option>
      </SelectField>
      <TextArea label="Message" required rows={7} maxLength={9000} className="sm:col-span-2" {...field("message")} />
      <p className="text-sm text-ash sm:col-span-2">{contactPage.privacyNote}</p>
      <div className="sm:col-span-2">
        <Button type="submit" variant="primary" disabled={alive && (sending || !isComplete(form))} className="min-w-48">
          {sending ? "Sending..." : "Send Message"}
        </Button>
        {sent && <p className="mt-4 text-steel">{success.note}</p>}
      </div>
    </form>
  );
}

function PostResultNote({ result: { sent, problem } }: { result: PostResult }) {
  return (
    <div role={sent ? "status" : "alert"} className="border-l-2 border-signal bg-sand p-5 sm:col-span-2">
      <p className="font-semibold">{sent ? success.title : failureTitle}</p>
      <p>{sent ? success.text : problem}</p>
      {sent && <p className="text-steel">{success.note}</p>}
    </div>
  );
}
