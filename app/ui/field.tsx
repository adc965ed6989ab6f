import { type ComponentProps, type ReactNode, useId } from "react";
import { classes } from "./classes";
import * as words from "./words";

/** Classes of every form control. */
export const control =
  "w-full rounded-md border border-ash/60 bg-white px-3.5 py-2.5 text-base text-ink placeholder:text-ash [&:is(input,textarea):read-only]:bg-sand disabled:opacity-60 focus-visible:border-signal-deep aria-invalid:border-danger";

type Shared = { id?: string; label: string; hint?: ReactNode; error?: string | null; optional?: boolean };

/**
 * Label, hint and error of one control, connected for screen readers. `children` gets the attributes of the control.
 * @param id of the control, where a link leads to it
 */
export function Field({
  id: given,
  label,
  hint,
  error,
  optional,
  className,
  children,
}: Shared & {
  className?: string;
  children: (wiring: { id: string; "aria-describedby"?: string; "aria-invalid"?: true }) => ReactNode;
}) {
  const own = useId();
  const id = given ?? own;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={classes("min-w-0", className)}>
      <label htmlFor={id} className="mb-1.5 block text-[0.9375rem] font-semibold">
        {label}
        {optional && <span className="font-normal text-ash"> {words.optional}</span>}
      </label>
      {children({ id, "aria-describedby": described || undefined, "aria-invalid": error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ash">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

export function TextField({ id, label, hint, error, optional, className, ...props }: ComponentProps<"input"> & Shared) {
  return (
    <Field {...{ id, label, hint, error, optional, className }}>
      {(wiring) => <input {...wiring} className={classes(control, "min-h-12")} {...props} />}
    </Field>
  );
}

export function TextArea({
  id,
  label,
  hint,
  error,
  optional,
  className,
  ...props
}: ComponentProps<"textarea"> & Shared) {
  return (
    <Field {...{ id, label, hint, error, optional, className }}>
      {(wiring) => <textarea {...wiring} className={classes(control, "leading-relaxed")} {...props} />}
    </Field>
  );
}

export function SelectField({
  id,
  label,
  hint,
  error,
  optional,
  className,
  children,
  ...props
}: ComponentProps<"select"> & Shared) {
  return (
    <Field {...{ id, label, hint, error, optional, className }}>
      {(wiring) => (
        <select {...wiring} className={classes(control, "min-h-12")} {...props}>
          {children}
        </select>
      )}
    </Field>
  );
}
