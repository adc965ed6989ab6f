import type { ComponentProps } from "react";
import { dayIn, type Values } from "#domain/instruments/field-values.ts";
import type { Land, LandUnit } from "#domain/instruments/land-units.ts";
import { readBack, type UnitId } from "#domain/instruments/measures.ts";
import { writtenWeekday } from "~/lib/dates";
import { classes } from "~/ui/classes";
import { SelectField, TextField } from "~/ui/field";
import { words } from "./words/frame";

type Choice = { readonly id: string; readonly name: string };
type TextProps = Partial<ComponentProps<typeof TextField>>;
type SelectProps = Partial<ComponentProps<typeof SelectField>>;

/** What something may be compared with: everything but itself. */
export const otherThan = (chosen: string | undefined, choices: readonly Choice[]) =>
  choices.filter(({ id }) => id !== chosen);

/**
 * The fields of an instrument, with their values and problems. The form reads all changes, so a field has no handler.
 * `more` replaces what follows from the field's name.
 */
export function fieldsOf(values: Values, problems: Partial<Record<string, string>>) {
  const field = (name: string) => ({ name, value: values[name], error: problems[name], onChange: () => {} });
  const choice = (name: string, label: string, choices: readonly Choice[], more?: SelectProps) => (
    <SelectField {...field(name)} label={label} {...more}>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
  return {
    /** A number, or with `unit` also a number with another unit, which is shown as it was read. */
    number: (name: string, label: string, { unit, hint, ...more }: TextProps & { unit?: UnitId } = {}) => (
      <TextField
        inputMode={unit ? "text" : "decimal"}
        {...field(name)}
        label={label}
        hint={(unit && readBack(values[name] ?? "", unit)) ?? hint}
        {...more}
      />
    ),
    /** A day, which is shown in words, because browsers write dates in different orders. */
    day: (name: string, label: string, { hint, ...more }: TextProps = {}) => {
      const day = dayIn(values[name] ?? "");
      return (
        <TextField
          type="date"
          optional
          {...field(name)}
          label={label}
          hint={day instanceof Date ? writtenWeekday(day) : hint}
          {...more}
        />
      );
    },
    /**
     * An amount of land and the list of its units; `land` is what was read, whose unit the list shows. Paper shows neither
     * without an amount. `unitHint` says which of the units is meant here.
     */
    area: (
      name: string,
      label: string,
      units: readonly LandUnit[],
      land?: Land | null,
      { unitHint, ...more }: TextProps & { unitHint?: string } = {},
    ) => (
      <div className={classes("flex flex-wrap gap-x-4 gap-y-5", values[name] ? "print:contents" : "print:hidden")}>
        <TextField {...field(name)} label={label} className="min-w-28 flex-1" error={problems.land} {...more} />
        {choice(
          "unit",
          words.unit,
          units.map(({ id, label }) => ({ id, name: label })),
          {
            className: "flex-[1_0_min(12.5rem,100%)] min-w-0",
            value: land?.unit.id ?? values.unit,
            error: null,
            hint: unitHint,
          },
        )}
      </div>
    ),
    choice,
  };
}
