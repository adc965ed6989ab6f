import { z } from "zod/mini";

type Bound = { max: number };

/** Rule of an optional text: at most as long as its column allows. */
export const optionalText = ({ max }: Bound) => z.string().check(z.maxLength(max, `At most ${max} characters`));

/** Rule of a required text. @param name the field's label, for the message */
export const requiredText = (name: string, { max }: Bound) =>
  z.string().check(
    z.refine((value) => value.trim() !== "", `${name} is required`),
    z.maxLength(max, `At most ${max} characters`),
  );
