import type { ReactNode } from "react";
import { z } from "zod/mini";
import { claimProblem } from "#domain/desk/claims.ts";
import { type Check, type Detail, type DetailKey, dayProblem, details } from "#domain/desk/details.ts";
import { printableProblem } from "#domain/desk/printable.ts";
import { CLAIM, MAX_NOTICES } from "#domain/desk/snapshot.ts";
import { todayInIndia } from "#domain/india-date.ts";
import { batches, notices, prices, site_values } from "#domain/stored/database-columns.ts";
import type { EditForm, Editor } from "~/admin/collection";
import { optionalText, requiredText } from "~/admin/text-rules";
import type { DeskCatalogue } from "~/content/stated/desk-catalogue";
import { SelectField, TextArea, TextField } from "~/ui/field";

const texts = {
  // What stands on the site is changed, whether or not the desk has a row of it.
  saveLabel: "Save",
  created: "Saved. The site shows it in a few seconds.",
  updated: "Saved. The site shows it in a few seconds.",
  saveFailed: "Failed to save",
};

/** Rule of a text with a check. @param missing the message for an empty text, which is accepted without one */
const checked = (check: Check, missing?: string) =>
  z.string().check(
    z.superRefine((text, context) => {
      const value = text.trim();
      const problem = value ? check(value) : missing;
      if (problem) context.addIssue({ code: "custom", message: problem });
    }),
  );

/** Rule of an optional text that stands on pages and in brochures. */
const printed = ({ max }: { max: number }) =>
  checked((value) => (value.length <= max ? printableProblem(value) : `At most ${max} characters`));

const wholeNumber =
  (from: number, to: number): Check =>
  (value) =>
    /^\d{1,9}$/.test(value) && Number(value) >= from && Number(value) <= to
      ? undefined
      : `Write a whole number from ${from.toLocaleString("en-IN")} to ${to.toLocaleString("en-IN")}, without paise`;

const DEVANAGARI_ZERO = 0x0966;
/** Digits as people write sums: "₹45,000" and "४५,०००" are 45000. */
const plainDigits = (text: string) =>
  text.replace(/[₹,\s]/g, "").replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));

/** A detail of the company. @param own what stands on the site without the owner's word */
export function detailEditor(key: DetailKey, own: string | null): Editor {
  const { label, hint, check, tidy, day }: Detail = details[key];
  return {
    ...texts,
    createLabel: label,
    createTitle: label,
    editTitle: label,
    schema: z.object({ key: z.string(), value: checked(check, `${label} is required`) }),
    defaults: { key, value: own ?? "" },
    unique: { column: "key", value: key },
    Fields: ({ form }) => (
      <ValueField form={form} label={label} hint={hint} tidy={tidy} {...(day && { type: "date" })} />
    ),
  };
}

/** A claim: its value, and what proves it. */
export function claimEditor({ name, label, own }: DeskCatalogue["claims"][number]): Editor {
  const key = `${CLAIM}${name}`;
  const title = label.charAt(0).toUpperCase() + label.slice(1);
  return {
    ...texts,
    createLabel: title,
    createTitle: title,
    editTitle: title,
    schema: z.object({
      key: z.string(),
      value: checked(claimProblem(own), "The value is required"),
      proof: optionalText(site_values.proof),
    }),
    defaults: { key, value: String(own), proof: "" },
    unique: { column: "key", value: key },
    Fields: ({ form }) => (
      <>
        <ValueField form={form} label="Value" hint={`Without your word the site says ${own}, as a claim.`} />
        <TextArea
          label="What proves it"
          optional
          rows={3}
          hint="For you alone: a register, a list of invoices."
          error={form.formState.errors.proof?.message}
          {...form.register("proof")}
        />
      </>
    ),
  };
}

function ValueField({
  form,
  tidy,
  ...field
}: {
  form: EditForm;
  label: string;
  hint: string;
  type?: "date";
  tidy?: Detail["tidy"];
}) {
  const error = form.formState.errors.value?.message;
  return <TextField {...field} autoComplete="off" error={error} {...form.register("value", { setValueAs: tidy })} />;
}

/** The price of a thing. */
export function priceEditor(key: string, name: string): Editor {
  return {
    ...texts,
    createLabel: name,
    createTitle: `Price: ${name}`,
    editTitle: `Price: ${name}`,
    schema: z.object({
      thing: z.string(),
      basis: z.enum(prices.basis.oneOf),
      rupees: checked(wholeNumber(1, 100_000_000), "Rupees are required"),
      unit: printed(prices.unit),
      tax: z.enum(prices.tax.oneOf),
      tax_rate: checked(wholeNumber(0, 28)),
      valid_until: checked((day) => dayProblem(day) ?? (day < todayInIndia() ? "This day is past" : undefined)),
      moves: printed(prices.moves),
    }),
    defaults: {
      thing: key,
      basis: "from",
      rupees: "",
      unit: "",
      tax: "extra",
      tax_rate: key.startsWith("/product/") ? "5" : "18",
      valid_until: "",
      moves: "",
    },
    unique: { column: "thing", value: key },
    Fields: PriceFields,
  };
}

function PriceFields({ form }: { form: EditForm }) {
  const { register } = form;
  const error = errorsOf(form);
  return (
    <>
      {/* Two columns on phones too: what is chosen beforehand stands above the form's buttons. */}
      <div className="grid grid-cols-2 items-end gap-x-4 gap-y-6 sm:gap-x-6">
        <SelectField label="From or exact" {...register("basis")}>
          <option value="from">From</option>
          <option value="exact">Exact</option>
        </SelectField>
        <TextField
          label="Rupees"
          inputMode="numeric"
          autoComplete="off"
          error={error("rupees")}
          {...register("rupees", { setValueAs: plainDigits })}
        />
        <SelectField label="GST" {...register("tax")}>
          <option value="extra">Comes on top</option>
          <option value="included">Included</option>
          <option value="exempt">None</option>
        </SelectField>
        <TextField label="GST in per cent" inputMode="numeric" error={error("tax_rate")} {...register("tax_rate")} />
      </div>
      <Pair>
        <TextField
          label="For what"
          optional
          list="price-units"
          hint="acre, batch, MW, trainee, each"
          error={error("unit")}
          {...register("unit", { setValueAs: (typed: string) => typed.replace(/^\s*per\s+/i, "") })}
        />
        <datalist id="price-units">
          {["acre", "bigha", "batch", "MW", "km", "day", "trainee", "aircraft"].map((unit) => (
            <option key={unit} value={unit} />
          ))}
        </datalist>
        <TextField
          label="Valid until"
          optional
          type="date"
          hint="After this day the price is not shown."
          error={error("valid_until")}
          {...register("valid_until")}
        />
      </Pair>
      <TextField
        label="What moves it"
        optional
        hint="Reads after “by”: acres and distance"
        error={error("moves")}
        {...register("moves")}
      />
    </>
  );
}

/** A batch of one of the courses. */
export function batchEditor(courses: DeskCatalogue["courses"]): Editor {
  return {
    ...texts,
    createLabel: "New batch",
    createTitle: "New batch",
    editTitle: "Batch",
    schema: z
      .object({
        course: z.string().check(z.minLength(1, "Choose a course")),
        starts_on: checked(dayProblem, "The first day is required"),
        ends_on: checked(dayProblem, "The last day is required"),
        hours: printed(batches.hours),
        language: printed(batches.language),
        place: printed(batches.place),
        seats: checked(wholeNumber(1, 1000)),
        seats_left: checked(wholeNumber(0, 1000)),
        state: z.enum(batches.state.oneOf),
        discount_until: checked(dayProblem),
      })
      .check(
        z.superRefine(({ starts_on, ends_on, seats, seats_left, discount_until }, context) => {
          const refuse = (field: string, message: string) =>
            context.addIssue({ code: "custom", path: [field], message });
          if (starts_on && ends_on && ends_on < starts_on) refuse("ends_on", "The last day comes before the first");
          if (seats && seats_left && Number(seats_left) > Number(seats))
            refuse("seats_left", "More than there are seats");
          if (discount_until && starts_on && discount_until > starts_on)
            refuse("discount_until", "The discount ends before the batch begins");
        }),
      ),
    defaults: {
      course: "",
      starts_on: "",
      ends_on: "",
      hours: "",
      language: "",
      place: "",
      seats: "",
      seats_left: "",
      state: "open",
      discount_until: "",
    },
    Fields: ({ form }) => <BatchFields form={form} courses={courses} />,
  };
}

function BatchFields({ form, courses }: { form: EditForm; courses: DeskCatalogue["courses"] }) {
  const { register } = form;
  const error = errorsOf(form);
  return (
    <>
      <SelectField label="Course" error={error("course")} {...register("course")}>
        <option value="">Choose a course</option>
        {courses.map(({ path, title }) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
      </SelectField>
      <Pair>
        <TextField label="First day" type="date" error={error("starts_on")} {...register("starts_on")} />
        <TextField label="Last day" type="date" error={error("ends_on")} {...register("ends_on")} />
        <TextField
          label="Days and hours"
          optional
          hint="Mon-Sat 9:00-16:00"
          error={error("hours")}
          {...register("hours")}
        />
        <TextField label="Language" optional error={error("language")} {...register("language")} />
        <TextField label="Place" optional error={error("place")} {...register("place")} />
        <SelectField label="State" {...register("state")}>
          <option value="open">Open</option>
          <option value="nearly full">Nearly full</option>
          <option value="full">Full</option>
          <option value="cancelled">Cancelled</option>
        </SelectField>
        <TextField label="Seats" optional inputMode="numeric" error={error("seats")} {...register("seats")} />
        <TextField
          label="Seats left"
          optional
          inputMode="numeric"
          error={error("seats_left")}
          {...register("seats_left")}
        />
        <TextField
          label="Last day of the early discount"
          optional
          type="date"
          error={error("discount_until")}
          {...register("discount_until")}
        />
      </Pair>
    </>
  );
}

/** A line above the header. */
export const noticeEditor: Editor = {
  ...texts,
  createLabel: "New notice",
  createTitle: "New notice",
  editTitle: "Notice",
  schema: z
    .object({
      title: requiredText("Notice", notices.title),
      link: checked((value) =>
        /^(\/(?!\/)[\w/#?=&.-]*|https:\/\/[^\s"<>]+)$/.test(value) && value.length <= 300
          ? undefined
          : "Write a path of this site (/blog) or an address that begins with https://",
      ),
      from_day: checked(dayProblem, "The first day is required"),
      to_day: checked(dayProblem, "The last day is required"),
      closed: z.enum(notices.closed.oneOf),
    })
    .check(
      z.superRefine(({ from_day, to_day }, context) => {
        if (from_day && to_day && to_day < from_day)
          context.addIssue({ code: "custom", path: ["to_day"], message: "The last day comes before the first" });
      }),
    ),
  defaults: { title: "", link: "", from_day: "", to_day: "", closed: "no" },
  Fields: ({ form }) => {
    const { register } = form;
    const error = errorsOf(form);
    return (
      <>
        <TextField
          label="Notice"
          hint={`One line above the header: Closed for Diwali. Of several that hold on a day the first ${MAX_NOTICES} stand there: closed days, then those that began last.`}
          error={error("title")}
          {...register("title")}
        />
        <Pair>
          <TextField label="First day" type="date" error={error("from_day")} {...register("from_day")} />
          <TextField label="Last day" type="date" error={error("to_day")} {...register("to_day")} />
          <SelectField
            label="Is the office closed on these days?"
            hint="Then the site tells when it opens again."
            {...register("closed")}
          >
            <option value="no">No</option>
            <option value="yes">Yes</option>
          </SelectField>
          <TextField label="Link" optional hint="/blog, or https://…" error={error("link")} {...register("link")} />
        </Pair>
      </>
    );
  },
};

const errorsOf = (form: EditForm) => (name: string) => form.formState.errors[name]?.message;

function Pair({ children }: { children: ReactNode }) {
  return <div className="grid gap-6 sm:grid-cols-2">{children}</div>;
}
