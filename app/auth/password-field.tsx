import { type ComponentProps, useState } from "react";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { control, Field } from "~/ui/field";

/** A field for a password, with a button that shows what is typed. The button is named after the label. */
export function PasswordField({
  label,
  hint,
  error,
  ...props
}: Omit<ComponentProps<"input">, "type"> & Pick<ComponentProps<typeof Field>, "label" | "hint" | "error">) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error }}>
      {(wiring) => (
        <div className="relative">
          <input
            {...wiring}
            type={shown ? "text" : "password"}
            autoCapitalize="none"
            spellCheck={false}
            className={classes(control, "min-h-12 pr-22")}
            {...props}
          />
          <Button
            variant="quiet"
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0.5 right-0.5 aria-pressed:bg-ink aria-pressed:text-paper aria-pressed:no-underline"
          >
            <span>
              Show<span className="sr-only"> {label.toLowerCase()}</span>
            </span>
          </Button>
        </div>
      )}
    </Field>
  );
}
