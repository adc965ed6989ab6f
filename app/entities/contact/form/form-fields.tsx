import { Link } from "react-router";
import { inquiryLabels, inquiryTypes } from "#domain/enquiries/inquiry-types.ts";
import { dayIn } from "#domain/instruments/field-values.ts";
import { contactPage } from "~/content/contact";
import { meetingDayProblem } from "~/layout/office-hours";
import { writtenWeekday } from "~/lib/dates";
import { SelectField, TextArea, TextField } from "~/ui/field";
import { type ContactForm, contactLimits, type FieldProblems, halfDays } from "../model";

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
      {form.about && (
        <div className="sm:col-span-2">
          <TextField label="Your question is about" maxLength={200} {...field("about")} />
        </div>
      )}
      <TextField label="First name" autoComplete="given-name" required maxLength={100} {...field("firstName")} />
      <TextField label="Last name" optional autoComplete="family-name" maxLength={99} {...field("lastName")} />
      <TextField
        label="E-mail"
        hint={contactPage.withoutEmail}
        type="email"
        autoComplete="email"
        required
        maxLength={contactLimits.email}
        {...field("email")}
      />
      <TextField label="Phone" optional type="tel" autoComplete="tel" maxLength={40} {...field("phone")} />
      <TextField label="Company" optional autoComplete="organization" maxLength={200} {...field("company")} />
      <SelectField
        label="Inquiry type"
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
        label="Preferred day"
        hint={
          day instanceof Date ? writtenWeekday(day) : "For a demonstration, a visit or our work. We confirm the day."
        }
        optional
        type="date"
        {...field("day")}
        error={meetingDayProblem(form.day)}
      />
      <HalfDayField name="half" label="Half of the day" any="Either" form={form} onChange={onChange} />
      <TextArea label="Message" required rows={7} maxLength={9000} className="sm:col-span-2" {...field("message")} />
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
      <option value="morning">Morning</option>
      <option value="afternoon">Afternoon</option>
    </SelectField>
  );
}
