/** A refusal of the server: its code for programs, and a sentence for a person. */
type Refusal = { code?: unknown; message: string };

/** The sentence of a refusal in the words of the edition; undefined where the edition has none for it. */
export const refusalWords = ({ message }: Refusal): string | undefined => message;
