import { z } from "zod/mini";

type Bound = { max: number };

/** A text of a form that may be left empty, as long as its column takes. */
export const optionalText = ({ max }: Bound) => z.string().check(z.maxLength(max, `At most ${max} characters`));

/** A text of a form that must say something. @param name by which the form calls it */
export const requiredText = (name: string, { max }: Bound) =>
  z.string().check(
    z.refine((value) => value.trim() !== "", `${name} is required`),
    z.maxLength(max, `At most ${max} characters`),
  );
