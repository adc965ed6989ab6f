import type { ComponentProps } from "react";
import type { Values } from "#domain/instruments/field-values.ts";
import { SelectField, TextField } from "~/ui/field";

type Choice = { readonly id: string; readonly name: string };
type TextProps = Partial<ComponentProps<typeof TextField>>;
type SelectProps = Partial<ComponentProps<typeof SelectField>>;

/**
 * The fields of an instrument, with their values and problems. The form reads all changes, so a field has no handler.
 * `more` replaces what follows from the field's name.
 */
export function fieldsOf(values: Values, problems: Partial<Record<string, string>>) {
  const field = (name: string) => ({ name, value: values[name], error: problems[name], onChange: () => {} });
  return {
    number: (name: string, label: string, more?: TextProps) => (
      <TextField inputMode="decimal" {...field(name)} label={label} {...more} />
    ),
    day: (name: string, label: string, more?: TextProps) => (
      <TextField type="date" optional {...field(name)} label={label} {...more} />
    ),
    choice: (name: string, label: string, choices: readonly Choice[], more?: SelectProps) => (
      <SelectField {...field(name)} label={label} {...more}>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </SelectField>
    ),
  };
}
