import { Link } from "react-router";
import { inquiryLabels, inquiryTypes } from "#domain/enquiries/inquiry-types.ts";
import { dayIn } from "#domain/instruments/field-values.ts";
import { contactPage } from "~/content/pages/contact";
import { meetingDayProblem } from "~/layout/reach/office-hours";
import { writtenWeekday } from "~/lib/dates";
import { SelectField, TextArea, TextField } from "~/ui/field";
import { type ContactForm, contactLimits, type FieldProblems, halfDays } from "../model";
import * as words from "../words";

/** The first field of "Call me back". */
export const callBackField = "call-back-name";

type TextName = Exclude<keyof ContactForm, "inquiry" | "half" | "callAt">;

/** The fields of the message form, with the problem of each that was refused. */
export function FormFields({
  form,
  problems,
  onChange,
}: {
  form: ContactForm;
  problems: FieldProblems;
  onChange: (more: Partial<ContactForm>) => void;
}) {
  const field = (name: TextName) => ({
    name,
    value: form[name],
    error: problems[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  const day = dayIn(form.day);
  return (
    <>
      <p className="-mt-5 sm:col-span-2">
        <a
          href={`#${callBackField}`}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
          // Older browsers do not open a fold for a link into it.
          onClick={() => document.getElementById(callBackField)?.closest("details")?.setAttribute("open", "")}
        >
          {contactPage.withoutEmail}
        </a>
      </p>
      {form.about && (
        <div className="sm:col-span-2">
          <TextField label={words.yourQuestionIsAbout} maxLength={200} {...field("about")} />
        </div>
      )}
      <TextField label={words.firstName} autoComplete="given-name" required maxLength={100} {...field("firstName")} />
      <TextField label={words.lastName} optional autoComplete="family-name" maxLength={99} {...field("lastName")} />
      <TextField
        label={words.email}
        type="email"
        autoComplete="email"
        required
        maxLength={contactLimits.email}
        {...field("email")}
      />
      <TextField label={words.phone} optional type="tel" autoComplete="tel" maxLength={40} {...field("phone")} />
      <TextField label={words.company} optional autoComplete="organization" maxLength={200} {...field("company")} />
      <SelectField
        label={words.inquiryType}
        name="inquiry"
        hint={form.inquiry === "training" && <UnderAge />}
        value={form.inquiry}
        onChange={(event) => onChange({ inquiry: inquiryTypes.find((type) => type === event.target.value) })}
      >
        {inquiryTypes.map((type) => (
          <option key={type} value={type}>
            {inquiryLabels[type]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={words.preferredDay}
        hint={day instanceof Date ? writtenWeekday(day) : words.preferredDayHint}
        optional
        type="date"
        {...field("day")}
        error={problems.day ?? meetingDayProblem(form.day)}
      />
      <HalfDayField name="half" label={words.halfOfTheDay} any={words.eitherHalf} form={form} onChange={onChange} />
      <TextArea
        label={words.message}
        required
        rows={7}
        maxLength={contactLimits.message}
        className="sm:col-span-2"
        {...field("message")}
      />
    </>
  );
}

/** What those can do who are too young for the certificate. */
function UnderAge() {
  const { text, links } = contactPage.underAge;
  return (
    <>
      {text}{" "}
      {links.map(({ label, to }) => (
        <Link key={to} to={to} className="mr-4 inline-block py-1 underline underline-offset-4">
          {label}
        </Link>
      ))}
    </>
  );
}

/** A choice of morning, afternoon or neither. */
export function HalfDayField({
  name,
  label,
  any,
  form,
  onChange,
}: {
  name: "half" | "callAt";
  label: string;
  any: string;
  form: ContactForm;
  onChange: (more: Partial<ContactForm>) => void;
}) {
  return (
    <SelectField
      label={label}
      optional
      name={name}
      value={form[name]}
      onChange={(event) => onChange({ [name]: halfDays.find((each) => each === event.target.value) ?? "" })}
    >
      <option value="">{any}</option>
      <option value="morning">{words.morning}</option>
      <option value="afternoon">{words.afternoon}</option>
    </SelectField>
  );
}
