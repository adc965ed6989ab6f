import { useWatch } from "react-hook-form";
import { fromIndiaClock, indiaClock } from "#domain/india-date.ts";
import { TextField } from "~/ui/field";
import type { EditForm } from "../collection";
import { scheduledFor } from "./scheduled";

/** The day and hour from which the public reads a row, by India's clock; an earlier one is the date that is shown. */
export function DateField({ form }: { form: EditForm }) {
  const [value = "", status] = useWatch({ control: form.control, name: ["publish_at", "status"] });
  const isToCome = value !== "" && Date.parse(value) > Date.now();
  const hint = !value
    ? "India's time. Left empty, it is the moment at which it is first published."
    : !isToCome
      ? "India's time. The date that readers see."
      : status === "published"
        ? `${scheduledFor(value)}, India's time. Until then only administrators see it.`
        : "India's time. With the status published it appears then by itself.";
  return (
    <TextField
      label="Date and hour"
      optional
      type="datetime-local"
      hint={hint}
      error={form.formState.errors.publish_at?.message}
      name="publish_at"
      value={indiaClock(value)}
      max="2199-12-31T23:59"
      onChange={(event) => form.setValue("publish_at", fromIndiaClock(event.target.value), { shouldDirty: true })}
    />
  );
}
